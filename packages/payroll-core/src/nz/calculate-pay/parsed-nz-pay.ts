import type { NzPayInput } from './nz-pay-input';
import type { CivilDate } from '../../calendar/civil-date';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { NzPayAllowance } from '../allowances/pay-allowance';
import type { NzPayBackPayment } from '../back-payments/pay-back-payment';
import type { NzPayBonus } from '../bonuses/pay-bonus';
import type { NzPayDeduction } from '../deductions/pay-deduction';
import type { ContributionOption } from '../employer-contribution-as-pay/treat-contribution-as-pay';
import type { EsctEarnings } from '../esct/work-out-esct-rate';
import type { EarlierPay } from '../extra-pays/annualise-before-extra-pay';
import type { HolidayPayWithPayTerms } from '../holiday-pay-with-pay/holiday-pay-with-pay';
import type { AverageWeeklyTold } from '../holidays/weekly-pay';
import type { NzPayHours } from '../hours/pay-hours';
import type { KiwisaverStatusCode } from '../kiwisaver/status-code';
import type { ClosedownPay } from '../leave-account/pay-closedown';
import type { NzLeaveBalances } from '../leave/move-balances';
import type { NzPayLeave } from '../leave/pay-leave';
import type { NzPayFrequency } from '../pay-frequency/pay-frequency';
import type { SchedularContract } from '../schedular-payments/choose-schedular-rate';
import type { CompulsoryExtra } from '../student-loan/deduct-compulsory-extra';
import type { VoluntaryExtra } from '../student-loan/deduct-voluntary';
import type { Step } from '../../trace/step';
import type { TaxCode } from '../tax-codes/tax-code';

/** The input of a pay after the reader: every decimal exact, every default that needs no law in its place. */
export interface ParsedNzPay {
  readonly payDate: CivilDate;
  readonly frequency: NzPayFrequency;
  readonly employee: ParsedNzEmployee;
  readonly yearToDateTaxable: Nzd | undefined;
  readonly hours: readonly NzPayHours[];
  readonly leave: readonly NzPayLeave[];
  readonly allowances: readonly NzPayAllowance[];
  readonly deductions: readonly NzPayDeduction[];
  readonly bonuses: readonly NzPayBonus[];
  readonly backPayments: readonly NzPayBackPayment[];
  /** Absent when the caller said nothing about earlier pays. */
  readonly earlierPays: readonly EarlierPay[] | undefined;
  /** Of pays taxed together: ordinary earnings paid before the four weeks that end on the pay date. */
  readonly paidBeforeFourWeeks?: Nzd | undefined;
  readonly daysPaid: number | undefined;
  readonly standardDaysInPeriod: number | undefined;
  readonly isFinalPay: boolean;
  readonly isOffCycle: boolean;
  readonly extraPayMethod: 'combined' | 'alone';
  readonly taxedTogether: ParsedNzTaxedTogether | undefined;
  readonly termination: ParsedNzTermination | undefined;
  readonly closedown: ParsedNzClosedown | undefined;
}

export interface ParsedNzClosedown extends ClosedownPay {
  readonly isExtraPay: boolean;
}

/** What this pay bears of the PAYE, levy and student loan of all pays of its period. */
export interface ParsedNzTaxedTogether {
  readonly paye: Step<Nzd>;
  readonly levy: Step<Nzd>;
  readonly studentLoan: Step<Nzd>;
  /** Absent where this pay works out its own. */
  readonly compulsoryExtra: Step<Nzd> | undefined;
  readonly voluntary: Step<Nzd> | undefined;
  readonly taxedAtLowRate: boolean | undefined;
  /** All the pays as one, as they came: it is read when somebody asks for an explanation. */
  readonly asOnePay: NzPayInput | undefined;
  readonly paidBeforeFourWeeks: Nzd | undefined;
}

export interface ParsedNzEmployee {
  readonly dateOfBirth: CivilDate | undefined;
  readonly payRatePerHour: Decimal;
  readonly taxCode: TaxCode;
  readonly certificate: Certificate | undefined;
  /** A certificate that does not cover the pay date, so that another code stands in its place. */
  readonly lapsedCertificate?: Certificate | undefined;
  readonly studentLoanSpecialRate: Decimal | undefined;
  readonly studentLoanCir: CompulsoryExtra | undefined;
  readonly studentLoanBor: VoluntaryExtra | undefined;
  readonly schedular: SchedularContract | undefined;
  readonly kiwisaver: KiwisaverSettings;
  readonly esctRate: Decimal | undefined;
  readonly esctRateIsDefault: boolean;
  readonly esctEarnings: EsctEarningsOfPay | undefined;
  /** The share of the employer contribution treated as pay; absent under ESCT. */
  readonly contributionAsPay: { readonly fraction: Decimal; readonly option: ContributionOption } | undefined;
  readonly extraPayElectedRate: Decimal | undefined;
  readonly minimumWage: 'adult' | 'startingOut' | 'training' | undefined;
  readonly leave: LeaveFacts;
  readonly holidayPayWithPay: HolidayPayWithPayTerms | undefined;
  readonly balances: NzLeaveBalances;
  readonly arising: NzLeaveBalances;
}

/** What the ESCT rate follows from; the pay date of the expected earnings is that of the pay. */
export type EsctEarningsOfPay =
  | (Extract<EsctEarnings, { kind: 'last-year' }> & { readonly year: number | undefined })
  | Omit<Extract<EsctEarnings, { kind: 'expected' }>, 'payDate'>;

export interface Certificate extends Partial<DaysBetween> {
  /** Absent: ND. */
  readonly previousTaxCode: TaxCode | undefined;
  readonly rate: Decimal;
  readonly studentLoanRate: Decimal | undefined;
  readonly studentLoanThresholdApplies: boolean;
}

export interface DaysBetween {
  readonly from: CivilDate;
  readonly until: CivilDate | undefined;
}

export interface KiwisaverSettings {
  readonly statusCode: KiwisaverStatusCode;
  readonly employeeRate: Decimal | undefined;
  readonly employerRate: Decimal | undefined;
  /** Absent: by age. */
  readonly cecObligation: boolean | undefined;
  readonly optedOut: boolean;
  readonly suspension: (DaysBetween & { readonly employerContinues: boolean }) | undefined;
  readonly reduction: (DaysBetween & { readonly employerMatches: boolean }) | undefined;
  readonly otherContributions: Nzd;
}

/** What the Holidays Act's rates are worked out from. */
export interface LeaveFacts {
  readonly hoursPerWeek: Decimal | undefined;
  readonly hoursPerDay: Decimal | undefined;
  readonly ordinaryWeeklyPay: Nzd | undefined;
  readonly averageWeekly: AverageWeeklyTold | undefined;
  readonly relevantDailyPay: Nzd | undefined;
  readonly averageDaily: { readonly gross: Nzd; readonly days: Decimal } | undefined;
}

/** The end of employment as a pay carries it. */
export interface ParsedNzTermination {
  readonly totalAmount: Nzd;
  readonly taxAmount: Nzd;
  readonly levyAmount: Nzd;
  readonly amountInKiwisaver: Nzd;
  readonly amountNotLiableForAcc: Nzd;
  readonly taxedAtLowRate: boolean;
}
