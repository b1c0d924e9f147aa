import type { Country } from '@anz-payroll/companies';
import type { Employee, EmployeeDetails, Part } from '@anz-payroll/employee-lifecycle';
import type { CivilDate, FinancialYear, Refusal, Result } from 'payroll-core';
import type { AwardCheck } from '../domain/award-check';
import type { BackPayRows, OwedOnLeaving, OwedPeriod } from '../domain/back-pay';
import type { CalculatedPay } from '../domain/calculate-pay';
import type { CalculationInput } from '../domain/calculation-input';
import type { AccountAtDay, OpeningBalances } from '../domain/leave-account';
import type { LeaveOwed, LeaveOwedAsked } from '../domain/leave-owed';
import type { DecimalText, LeaveItem, TerminationRequest } from '../domain/pay-command';
import type { Closedown } from '../domain/closedown-days';
import type { DaysAtWork } from '../domain/days-at-work';
import type { CountryPayMembers, TerminationReadModel } from '../domain/pay-read-model-types';
import type { Figures, PayFigures, PayRecord, PayTypes, PayWarning } from '../domain/pay-record';
import type { PaysRefusal } from '../domain/pays-refusal';
import type { Period } from '../domain/period-of';
import type { WorkedItem } from '../domain/timesheets/plain-hours';
import type { PayOfPeriod } from '../domain/tax-of-period';
import type { CountryForecast } from './country-forecast';
import type { BuiltInput, MinimumBasis, PayBasis, PeriodBasis, ShiftsBasis } from './pay-basis';

/** What has to be told to the tax office after a pay was corrected. */
export interface FilingAfterCorrection {
  readonly kind: 'stp-update-event' | 'stp-not-yet-submitted' | 'payday-amendment' | 'nothing';
  readonly says: string;
}

/** What an employee has to repay after a pay was corrected to less. */
export interface OverpaidPay {
  /** The day the mistake was found; it decides the treatment. */
  readonly identifiedOn: CivilDate;
  readonly toRepay: DecimalText;
  readonly financialYear: string;
  /** Whether the tax of the year is corrected too. */
  readonly isTaxCorrected: boolean;
  readonly says: string;
}

/**
 * Everything that the rest of the service asks of a country's payroll. One folder holds a country, one line in
 * `registered-countries.ts` registers it; a question without an answer does not compile.
 */
export type CountryPayroll<C extends Country = Country> = CountryQuestions<C> & CalculatesPeriod<C>;

/** All pays of an employee's period are worked out together. */
export interface CalculatesPeriod<C extends Country = Country> {
  /** The new pays of a period among those that are processed, which stay as they are. */
  calculatePeriod(
    processed: readonly PayOfPeriod<C>[],
    fresh: readonly CalculatedPay<C>[],
    shareTaxBy: 'EARNINGS' | 'GROSS',
    basis: PeriodBasis<C>,
  ): Result<readonly CalculatedPay<C>[], PaysRefusal>;
  /** What the processed pays of a period withheld too much or too little, as warnings. */
  periodWarnings(processed: readonly PayOfPeriod<C>[], basis: PeriodBasis<C>): readonly PayWarning[];
}

/** A pay of a later day of the same year. */
export interface LaterPay<C extends Country> {
  readonly payId: number;
  readonly figures: PayTypes[C]['year'];
}

interface CountryQuestions<C extends Country> {
  /**
   * What later pays, in the order of their days, would have been with a pay that was entered after them: told as at its day, with what it
   * has added to the year.
   */
  ofLaterPays?(pay: PayRecord<C>, added: PayTypes[C]['year'], later: readonly LaterPay<C>[]): readonly PayWarning[];
  /** The financial year that a pay date counts for. */
  yearOf(payDate: CivilDate): FinancialYear;
  /** Why there is no law for the usual pays of a day, where there is none. Somebody's own schedule may still lack it. */
  lawOn(payDate: CivilDate): Result<unknown, Refusal>;
  /** The first day of the earlier pays that pays of this day may ask about; `lists` holds the lists of each employee. */
  historyFrom(payDate: CivilDate, lists: readonly (readonly Part[])[]): CivilDate;
  /** True where every pay asks about earlier ones; otherwise only bonuses and back payments do. */
  readonly everyPayAsksForHistory: boolean;
  /** True where the end of a job is held against standards that go by the service and the number of employees. */
  readonly endingAsksForService: boolean;
  /** The days that a stored pay is for, where the country asks for them. */
  daysPaid(input: PayTypes[C]['input']): number | null;
  /** Leave in hours before the first pay, by leave code: those of the record, or of an account as it stands at a day. */
  openingLeave(details: EmployeeDetails, opening: OpeningBalances, account?: AccountAtDay): Figures;
  /** What an entitlement that arises moves in an account as it is: its hours, and what they cover of leave taken before. */
  entitlementGiven(entitlement: Figures, account: Figures): Figures;
  /** What leaving would pay for leave, where the hours of the balances at the rate of the record do not tell it. */
  readonly leaveOwed: ((asked: LeaveOwedAsked) => LeaveOwed | undefined) | undefined;
  /** Figures of the year that the employee brought along. */
  openingYear(opening: OpeningBalances): PayTypes[C]['year'];

  /**
   * Public holidays of a period that are no working days because they are holidays: a pay that is made of the standard
   * hours pays them apart.
   */
  publicHolidaysOff(
    details: EmployeeDetails,
    parts: readonly Part[],
    region: string | null,
    period: { readonly payDate: CivilDate; readonly startDate: CivilDate; readonly endDate: CivilDate },
  ): readonly PublicHolidayOff[];

  /** Whether leave is taken on a day that the standard hours may pay as a public holiday. */
  isLeaveTaken(details: EmployeeDetails, leave: Pick<LeaveItem, 'leaveType' | 'date'>): boolean;

  /**
   * Of the working days of a period, those of the job without time away that is not paid; undefined where the job lasts for all
   * of it and nobody told of time away.
   */
  daysAtWork(
    details: EmployeeDetails,
    parts: readonly Part[],
    period: Period,
    employed: Period,
  ): DaysAtWork | undefined;

  /** Closedowns that were told, with the days of the job in the period that would be worked. */
  closedowns(details: EmployeeDetails, parts: readonly Part[], employed: Period): readonly Closedown[];

  /** The record as a stored pay had it, as far as the calculation asks the record itself and not its input. */
  detailsAsPaid(details: EmployeeDetails, paid: CalculationInput<C>): EmployeeDetails;
  buildInput(basis: PayBasis<C>): Result<BuiltInput<C>, PaysRefusal>;
  calculate(calculationInput: CalculationInput<C>): Result<CalculatedPay<C>, PaysRefusal>;
  /** The input of payroll-core with the amounts of a termination in it: what two pays are compared by. */
  inputOfPay(calculationInput: CalculationInput<C>): Result<PayTypes[C]['input'], PaysRefusal>;
  /** Shifts as the rows of a pay. */
  itemOfShifts(basis: ShiftsBasis<C>): Result<WorkedItem, PaysRefusal>;

  /** Whether a salary pays the work of this person, so that shifts are the record of it and make no rows. */
  isPaidBySalary(details: EmployeeDetails): boolean;
  /** What the pays of a period are held against; undefined where the record of the employee names no minimum. */
  minimumCheck(basis: MinimumBasis<C>): AwardCheck | undefined;
  /** The last pay of a period with the verdict on what the award, or the minimum wage, asks for in that period. */
  heldAgainstMinimum(pay: CalculatedPay<C>, basis: MinimumBasis<C>): CalculatedPay<C>;
  /** The ordinary earnings to add so that the pay comes to the net, and the input with them. */
  netToGross(
    calculationInput: CalculationInput<C>,
    net: DecimalText,
  ): Result<{ readonly amount: DecimalText; readonly calculationInput: CalculationInput<C> }, PaysRefusal>;

  /** What a pay adds to the employee's account beside leave. */
  kept(pay: CalculatedPay<C>): Figures;
  /** What a pay adds to its year. */
  yearFigures(pay: Omit<CalculatedPay<C>, 'explain'>): PayTypes[C]['year'];
  /** What later pays ask about this one; see `PastPay`. */
  historyFigures(figures: PayFigures<C>): HistoryFigures;
  /** What the employer contributes to retirement savings, as lists show it. */
  employerContribution(result: PayTypes[C]['result']): DecimalText;
  hasWorkersCompensation(result: PayTypes[C]['result']): boolean;

  /** The verdict on an award that a pay kept when it was made. */
  verdictWhenPaid(result: PayTypes[C]['result']): AwardCheck | undefined;
  /** Back pay in a pay that rows of their own pay. */
  backPaymentsOf(result: PayTypes[C]['result']): readonly BackPaymentPaid[];

  /** The request behind a staged termination, with what payroll-core takes apart from it; null where there is none. */
  terminationRequested(calculationInput: CalculationInput<C>, employee: Employee): TerminationRequest | null;
  /** Whether the final pay of the terminate request is processed at once or staged for its run. */
  readonly finalPayStatus: 'pending' | 'processed';
  filingAfterCorrection(pay: PayRecord<C>): FilingAfterCorrection;
  /** What the employee was overpaid where a pay is corrected to less; null where the country asks for nothing. */
  overpayment(
    before: PayRecord<C>,
    now: PayTypes[C]['result'],
    identifiedOn: CivilDate,
  ): Result<OverpaidPay | null, PaysRefusal>;
  /** The same pay with the tax that was withheld from the one that it replaces. */
  withTaxOf(before: PayRecord<C>, calculated: CalculatedPay<C>): Result<CalculatedPay<C>, PaysRefusal>;
  /**
   * What the termination of a final pay would have paid more at another hourly rate, by what it is for. Absent where the rows of a
   * final pay are not made good apart from it.
   */
  endingAtRate?(calculationInput: CalculationInput<C>, rate: DecimalText): OwedOnLeaving;
  /** The rows by which back pay of earlier pays is paid on a day, each taxed by its method. */
  backPayRows(owed: readonly OwedPeriod[], payDate: CivilDate, details: EmployeeDetails): BackPayRows;

  readonly forecast: CountryForecast<C>;
  /** Somebody who might be hired, with nothing unusual about them and no loan. */
  usualEmployee(payRatePerHour: DecimalText): PayTypes[C]['input']['employee'];

  /** The members that this country gives a pay in the interface. */
  payMembers(pay: PayRecord<C>): CountryPayMembers;
  /** Members of a pay that only this country has; events name them for every country. */
  readonly payMemberNames: readonly string[];
  /** The members that this country adds to a termination in the interface; the pay carries one. */
  terminationMembers(pay: PayRecord<C>): Partial<TerminationReadModel>;
  readonly terminationMemberNames: readonly string[];
}

export interface BackPaymentPaid {
  readonly description: string;
  readonly amount: DecimalText;
}

export interface PublicHolidayOff {
  readonly name: string;
  readonly date: CivilDate;
}

export interface HistoryFigures {
  readonly taxable: DecimalText;
  readonly ordinary: DecimalText;
  readonly holidays: DecimalText;
  /** The part of `holidays` that is no regular part of pay; null where the country asks for none. */
  readonly oneOff: DecimalText | null;
  /** Days that average daily pay divides by; null where they are not known. */
  readonly days: DecimalText | null;
}
