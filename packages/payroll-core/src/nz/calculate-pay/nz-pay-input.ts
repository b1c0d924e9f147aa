import type { NzPayAllowanceInput } from '../allowances/pay-allowance';
import type { NzPayBackPaymentInput } from '../back-payments/pay-back-payment';
import type { NzPayBonusInput } from '../bonuses/pay-bonus';
import type { NzPayDeductionInput } from '../deductions/pay-deduction';
import type { Amount } from '../../input/input-reader';
import type { NzPayHoursInput } from '../hours/pay-hours';
import type { HolidayPayWithPayBasis } from '../holiday-pay-with-pay/holiday-pay-with-pay';
import type { KiwisaverStatusCode } from '../kiwisaver/status-code';
import type { NzPayLeaveInput } from '../leave/pay-leave';

/**
 * Everything a New Zealand pay is worked out from, as plain JSON: decimals are text (numbers are accepted), dates are
 * `YYYY-MM-DD`, rates are fractions (0.035 is 3.5 %). Members are the API's in camelCase. Kept with the pay, it replays
 * to the same figures.
 */
export interface NzPayInput {
  /** The day the pay is paid; it chooses the law. */
  readonly payDate: string;
  readonly payPeriod: NzPayPeriod;
  readonly employee: NzPayEmployee;
  readonly yearToDate?: NzYearToDate | null;
  readonly hours?: readonly NzPayHoursInput[] | null;
  readonly leave?: readonly NzPayLeaveInput[] | null;
  readonly allowances?: readonly NzPayAllowanceInput[] | null;
  readonly deductions?: readonly NzPayDeductionInput[] | null;
  readonly bonuses?: readonly NzPayBonusInput[] | null;
  /** Not known in New Zealand; an empty list is accepted. */
  readonly paySacrifices?: readonly never[] | null;
  readonly backPayments?: readonly NzPayBackPaymentInput[] | null;
  /**
   * Earlier pays of at least the last four weeks, or for a final pay the last two paid ones, one for each pay period, extra
   * pays left out. They choose the rate of extra pays. Left out, this pay stands for every other and a warning says so.
   */
  readonly earlierPays?: readonly NzEarlierPay[] | null;
  /** Whole or part days worked or on paid leave, which average daily pay of later pays asks for. @law Holidays Act 2003 s 9A */
  readonly daysPaid?: number | null;
  /**
   * How many days of the period the record has as working days. Where `daysPaid` is not told, hours make no more days than
   * these, and earnings that are not for hours leave the days unknown. Left out, neither is asked, as for pays of before.
   */
  readonly standardDaysInPeriod?: number | null;
  /** The last pay of an employment: extra pays stand on the last two paid pay periods before it. */
  readonly isFinalPay?: boolean;
  /** Paid outside the pay cycle: an extra pay by itself then has no student loan threshold. */
  readonly isOffCycle?: boolean;
  /** `ALONE`: each extra pay of this pay chooses its rate by itself. Left out, they choose it together. */
  readonly extraPayMethod?: 'COMBINED' | 'ALONE' | null;
  readonly taxedTogether?: NzTaxedTogether | null;
  readonly termination?: NzTerminationInPay | null;
  /** A closedown begins in this pay and the employee has no annual holidays left: it pays eight per cent. */
  readonly closedown?: NzClosedown | null;
}

/** A closedown before the employee is entitled to annual holidays: eight per cent of the earnings is paid. @law Holidays Act 2003 s 34(2) */
export interface NzClosedown {
  /** Gross earnings since the start, or since the employee last became entitled. */
  readonly grossSince: Amount;
  readonly paidInAdvance?: Amount | null;
  readonly paidWithPay?: Amount | null;
  /** Taxed as the lump sum that it is. Left out, it is taxed with the ordinary pay, as pays of before were. @law Income Tax Act 2007 ss RD 7, RD 13 */
  readonly isExtraPay?: boolean;
}

/** How often a New Zealand employee is paid, by API code. */
export type NzPayPeriod = 'WEEKLY' | 'FORTNIGHTLY' | 'FOUR_WEEKLY' | 'MONTHLY';

/** An earlier pay of the same year, as far as later ones depend on it. */
export interface NzEarlierPay {
  readonly payDate: string;
  /** PAYE income without extra pays. */
  readonly ordinaryEarnings: Amount;
}

/** What the employee's record says, in the API's words. */
export interface NzPayEmployee {
  readonly dateOfBirth?: string | null;
  readonly payRatePerHour?: Amount | null;
  /** `M`, `M SL`, `STC`, …; left out only with `noDeclaration`. */
  readonly nzTaxCode?: string | null;
  readonly hasStudentLoan?: boolean;
  /** Forces code ND. */
  readonly noDeclaration?: boolean;
  readonly taxCertificate?: NzTaxCertificate | null;
  /** A special deduction rate in place of the standard one. */
  readonly studentLoanSpecialRate?: Amount | null;
  readonly studentLoanCir?: { readonly rate: Amount; readonly remaining?: Amount | null } | null;
  /** Dollars a pay or a share of the pay, not both. */
  readonly studentLoanBor?: { readonly amount?: Amount | null; readonly rate?: Amount | null } | null;
  readonly schedular?: NzSchedular | null;
  readonly kiwisaverStatusCode?: KiwisaverStatusCode | null;
  /** Left out, the default rate on the pay date; 0 while nothing is deducted. */
  readonly kiwisaverEmployeeRate?: Amount | null;
  /** Left out, the compulsory rate on the pay date. */
  readonly kiwisaverEmployerRate?: Amount | null;
  /**
   * Whether the employer contributes: left out, where the age compels it; false for a member of a defined benefit
   * scheme; true also outside the ages.
   */
  readonly kiwisaverCecObligation?: boolean | null;
  readonly kiwisaverOptedOut?: boolean;
  readonly kiwisaverSavingsSuspension?: (NzDaysBetween & { readonly employerContinues?: boolean }) | null;
  readonly kiwisaverTemporaryReduction?: (NzDaysBetween & { readonly employerMatches?: boolean }) | null;
  /** What the employer pays this period into another scheme that counts toward the obligation. */
  readonly otherEmployerContributions?: Amount | null;
  readonly esctRate?: Amount | null;
  /** `esctRate` is the service's default and nobody has worked it out: it is used with a warning. */
  readonly esctRateIsDefault?: boolean;
  /** What the ESCT rate follows from. Without `esctRate`, or with a default one, the rate is worked out from it. */
  readonly esctEarnings?: NzEsctEarnings | null;
  /** `PAYE`: the employer contribution is treated as pay, all of it or the fraction. */
  readonly employerContribTaxMethod?: 'ESCT' | 'PAYE' | null;
  readonly employerContribPayeFraction?: Amount | null;
  /** Under `PAYE`: the fund gets the contribution whole, or less the income tax on it. */
  readonly employerContribPaidAs?: 'GROSS' | 'NET' | null;
  /** A higher rate the employee chose for all extra pays. */
  readonly extraPayElectedRate?: Amount | null;
  /** The minimum wage that applies, `ADULT` from the age of 16 where it is left out; `NONE` switches the warning off. */
  readonly minimumWage?: 'ADULT' | 'STARTING_OUT' | 'TRAINING' | 'NONE' | null;
  readonly hoursPerWeek?: Amount | null;
  readonly hoursPerDay?: Amount | null;
  readonly ordinaryWeeklyPay?: Amount | null;
  /** Gross earnings of the last 12 months, or with the weeks worked since the start, or of so many days. */
  readonly averageWeeklyEarnings?: {
    readonly gross: Amount;
    readonly weeks?: Amount | null;
    readonly days?: Amount | null;
  } | null;
  readonly relevantDailyPay?: Amount | null;
  /** Gross earnings of 52 weeks and the days worked or on paid leave in them. */
  readonly averageDailyPay?: { readonly gross: Amount; readonly days: Amount } | null;
  /** Eight per cent holiday pay with each pay, for those whom the Holidays Act allows it (s 28). */
  readonly holidayPayWithPay?: NzHolidayPayWithPay | null;
  /** Balances before this pay, in hours. */
  readonly holidayLeaveHours?: Amount | null;
  readonly sickLeaveHours?: Amount | null;
  readonly altHolidayHours?: Amount | null;
  readonly familyViolenceLeaveHours?: Amount | null;
  /** Hours that become an entitlement with this pay. */
  readonly entitlementsArising?: {
    readonly holidayLeaveHours?: Amount | null;
    readonly sickLeaveHours?: Amount | null;
    readonly altHolidayHours?: Amount | null;
    readonly familyViolenceLeaveHours?: Amount | null;
  } | null;
}

export interface NzDaysBetween {
  readonly from: string;
  readonly until?: string | null;
}

/** One of the two; last year counts for somebody who was employed for all of it. */
export interface NzEsctEarnings {
  readonly lastYear?: {
    readonly salaryOrWages: Amount;
    readonly employerContributions: Amount;
    /** The tax year they are of, by the year of its 31 March; a pay of another year than the next warns. */
    readonly year?: number | null;
  } | null;
  /** The first day of the employment, and one pay with the days it covers. */
  readonly expected?: {
    readonly startDate: string;
    readonly pay: Amount;
    readonly employerContribution: Amount;
    readonly payDays: number;
  } | null;
}

export interface NzHolidayPayWithPay {
  readonly basis: HolidayPayWithPayBasis;
  readonly startDate: string;
  /** The last day of a fixed term. */
  readonly endDate?: string | null;
  /** The employee agrees to it in the employment agreement. */
  readonly isAgreed: boolean;
  /** For a series of fixed terms beyond 12 months: both agreed to go on. */
  readonly isSeriesAgreed?: boolean;
  /** The first day of the first agreement of a series. */
  readonly employedSince?: string | null;
}

/** A tailored tax code certificate (IR23). */
export interface NzTaxCertificate {
  /** The days that it covers; left out, every day. Outside them `previousTaxCode` counts, or ND. */
  readonly from?: string | null;
  readonly until?: string | null;
  /** The code before the certificate, as the employee declared it. */
  readonly previousTaxCode?: string | null;
  /** Levy included. */
  readonly rate: Amount;
  readonly studentLoanRate?: Amount | null;
  /** True for main income: the student loan rate counts over the threshold only. */
  readonly studentLoanThresholdApplies?: boolean;
}

/** A contractor (code WT). */
export interface NzSchedular {
  readonly activity: string;
  readonly electedRate?: Amount | null;
  readonly certificateRate?: Amount | null;
  readonly noNotification?: boolean;
}

/** Figures of the tax year so far. */
export interface NzYearToDate {
  /** Taxable earnings of the earlier pays; the levy on extra pays stops at the year's maximum. */
  readonly taxable?: Amount | null;
}

/**
 * PAYE and student loan of several pays for one period, worked out on all of them together, a termination included.
 * This pay bears what the others do not.
 */
export interface NzTaxedTogether {
  /** What PAYE was worked out on, and PAYE: of all the pays. */
  readonly taxableGross: Amount;
  readonly paye: Amount;
  readonly levy: Amount;
  readonly studentLoan?: Amount | null;
  /** Commissioner's and voluntary deductions of all the pays; left out, this pay works out its own. */
  readonly studentLoanCir?: Amount | null;
  readonly studentLoanBor?: Amount | null;
  /** The part that the other pays bear. */
  readonly payeElsewhere: Amount;
  readonly levyElsewhere: Amount;
  readonly studentLoanElsewhere?: Amount | null;
  readonly studentLoanCirElsewhere?: Amount | null;
  readonly studentLoanBorElsewhere?: Amount | null;
  /** Whether the extra pays of the period were taxed at the lowest rate. Left out, those of this pay tell it by themselves. */
  readonly taxedAtLowRate?: boolean | null;
  /**
   * All the pays as the one pay that the figures above were worked out on, and what of it was paid before the four weeks that an
   * extra pay looks at: with them an explanation goes on to the published lines. No figure depends on them.
   */
  readonly asOnePay?: NzPayInput | null;
  readonly paidBeforeFourWeeks?: Amount | null;
}

/** What a termination adds to the pay that carries it; the amounts come from `calculateTermination`. */
export interface NzTerminationInPay {
  readonly totalAmount: Amount;
  readonly taxAmount: Amount;
  /** The part of `taxAmount` that is ACC earners' levy. */
  readonly levyAmount?: Amount | null;
  /** The part that is salary or wages for KiwiSaver: not redundancy. */
  readonly amountInKiwisaver?: Amount | null;
  /** The part that bears no levy: redundancy. */
  readonly amountNotLiableForAcc?: Amount | null;
  readonly taxedAtLowRate?: boolean;
}
