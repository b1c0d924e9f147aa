import type { AuPayPeriod, AuTaxDeclarationInput } from '../calculate-pay/au-pay-input';
import type { SendableCessationTypeCode, TerminationReason } from '../cessation/cessation-type-code';
import type { Amount } from '../../input/input-reader';
import type { EtpCode } from '../etp/etp-code';

/**
 * Everything an Australian termination is worked out from, as plain JSON: decimals are text (numbers are accepted),
 * dates are `YYYY-MM-DD`. Kept with the pay, it replays to the same figures.
 */
export interface AuTerminationInput {
  /** The day the final pay is paid; it chooses the law. */
  readonly payDate: string;
  readonly payPeriod: AuPayPeriod;
  /** The request, its members those of the API's body in camel case. */
  readonly termination: AuTerminationRequest;
  readonly employee: AuTerminationEmployee;
  readonly yearToDate?: {
    /** Taxable pay of this financial year, this pay's ordinary earnings included, ETPs left out. */
    readonly taxableIncome?: Amount | null;
  } | null;
  /** ETPs paid before this one, of this termination or of this financial year. */
  readonly earlierEtps?:
    | readonly {
        readonly paidOn: string;
        readonly taxableComponent: Amount;
        readonly isSameTermination: boolean;
        /** What was tax free of a genuine redundancy then: it is used up of the limit. Left out, nothing, with a warning. */
        readonly lumpSumD?: Amount | null;
      }[]
    | null;
  /** What only the employer knows; every member has the usual answer as its default. */
  readonly facts?: AuTerminationFacts | null;
  /** What the minimum notice and redundancy pay are worked out from. Left out, they are not worked out. */
  readonly standards?: AuStandardsInput | null;
  /** Let figures through that nobody has confirmed for this date. */
  readonly allowUnconfirmed?: boolean;
}

/** A whole request to work out an Australian termination. */
export interface AuTerminationRequest {
  readonly terminationDate: string;
  readonly reason?: TerminationReason | null;
  readonly cessationTypeCode?: SendableCessationTypeCode | null;
  readonly isManualLeaveAmounts?: boolean | null;
  readonly isPaymentInLieuPaid?: boolean | null;
  readonly paymentInLieuType?: 'NOTICE_HOURS' | 'NOTICE_LUMP_SUM' | null;
  readonly noticeHours?: Amount | null;
  readonly noticeLumpSum?: Amount | null;
  readonly redundancyAmount?: Amount | null;
  readonly redundancyTaxFreePilonComponent?: Amount | null;
  readonly etpAmount?: Amount | null;
  readonly nonEtpAmount?: Amount | null;
  readonly isUnusedHolidayPaid?: boolean | null;
  readonly isUnusedLeaveLoadingPaid?: boolean | null;
  readonly isUnusedLslPaid?: boolean | null;
  readonly isUnusedSickPaid?: boolean | null;
  readonly unusedHolidayAmount?: Amount | null;
  readonly unusedLeaveLoadingAmount?: Amount | null;
  readonly unusedSickAmount?: Amount | null;
  readonly unusedLslPreAugust1978?: Amount | null;
  readonly unusedLslAugust1978ToAugust1993?: Amount | null;
  readonly unusedLslPostAugust1993?: Amount | null;
  readonly normalEarnings?: Amount | null;
  readonly taxSummaries?: readonly AuTaxSummaryInput[] | null;
}

/** A payment summary line that the caller sets (manual mode), by ETP code. */
export interface AuTaxSummaryInput {
  readonly etpCode: EtpCode;
  readonly taxWithheld?: Amount | null;
  readonly taxableComponent?: Amount | null;
  readonly taxFreeComponent?: Amount | null;
  readonly lumpSumD?: Amount | null;
}

/** What a termination needs to know of the employee. */
export interface AuTerminationEmployee {
  /** Without it there is no preservation age, and the termination is refused. */
  readonly dateOfBirth?: string | null;
  readonly startDate: string;
  readonly isCasual?: boolean;
  /** The state or territory whose long service leave Act applies; another text counts as not known. */
  readonly state?: string | null;
  readonly payRatePerHour?: Amount | null;
  /** Gross of one normal pay, which the marginal method builds on. */
  readonly normalEarnings?: Amount | null;
  readonly leaveLoadingPercentage?: Amount | null;
  /** After a death this is the declaration of whoever is paid. */
  readonly taxDeclaration: AuTaxDeclarationInput;
  /** Balances in hours. */
  readonly holidayLeaveHours?: Amount | null;
  readonly sickLeaveHours?: Amount | null;
  readonly lslHours?: Amount | null;
  readonly rdoHours?: Amount | null;
  readonly toilHours?: Amount | null;
  /**
   * The first day for which the unused annual leave accrued; only a day before 18 August 1993 matters. Left out, all of it
   * is taken as accrued since, however long the service.
   */
  readonly holidayAccruedFrom?: string | null;
  /** The part of `holidayLeaveHours` that accrued before 18 August 1993, where the employer keeps it apart. */
  readonly holidayHoursBefore18August1993?: Amount | null;
  readonly longServiceLeave?: {
    /** Where it began before the start date, with an earlier owner of the business. */
    readonly serviceFrom?: string | null;
    readonly hoursByPeriod?: AuLeaveByPeriod | null;
    readonly hoursPerDay?: Amount | null;
    readonly daysUsed?: AuLeaveByPeriod | null;
    /** Hours of a week of leave: the agreed week, or the average that the state's Act asks for where hours changed. */
    readonly weeklyHours?: Amount | null;
    /** For casuals and changing hours, in place of `weeklyHours`: ordinary hours worked in the whole service. */
    readonly ordinaryHoursWorked?: Amount | null;
    /** Hours of long service leave taken or cashed out in service; they come off the entitlement. */
    readonly hoursTaken?: Amount | null;
  } | null;
}

/** Unused leave split by the dates on which its taxation changed. */
export interface AuLeaveByPeriod {
  readonly before16August1978?: Amount | null;
  readonly to17August1993?: Amount | null;
  readonly after17August1993?: Amount | null;
}

/** What the employer knows of the end of employment besides the request. */
export interface AuTerminationFacts {
  /** False where a condition of a genuine redundancy other than age is not met. Left out, true is assumed, with a warning. */
  readonly isGenuineRedundancy?: boolean;
  readonly mandatoryRetirementDate?: string | null;
  /** Two doctors have certified that the employee is unlikely ever to work in that capacity again. Left out, true is assumed. */
  readonly isInvalidityCertified?: boolean;
  /** The day up to which the employee could have worked; default the usual retirement age. */
  readonly lastRetirementDate?: string | null;
  /** With cessation code F: some states then owe no long service leave. Default false. */
  readonly isSeriousMisconduct?: boolean;
  /** With cessation code V: the employee left for a domestic or other pressing necessity. Default false. */
  readonly isPressingNecessity?: boolean;
  /** Pay unused rostered days off, and time off in lieu. Left out, they are not paid and the result warns. */
  readonly isUnusedRdoPaid?: boolean;
  readonly isUnusedToilPaid?: boolean;
  /** Dollars an hour for time in lieu, where the award asks for the overtime rate. Default the hourly rate. */
  readonly toilRatePerHour?: Amount | null;
  /** Pay what the state's Act gives beyond the balance of long service leave. Default false: the shortfall is shown. */
  readonly isLslShortfallPaid?: boolean;
  /**
   * The full rate of pay for an hour of notice, with loadings, allowances, overtime and penalties. Notice in hours is paid at
   * it, and the minimum is measured by it. Default the hourly rate, and for the minimum what `recentWork` shows.
   */
  readonly noticeRatePerHour?: Amount | null;
  /** The tax office's own guide has notice under O even when the redundancy is genuine. Default R. */
  readonly noticeEtpCode?: 'R' | 'O' | null;
}

/** What the National Employment Standards go by at the end of an employment. */
export interface AuStandardsInput {
  /** Ordinary hours of a week. Without them the weeks are told and no amount. */
  readonly weeklyHours?: Amount | null;
  /**
   * The first day of continuous service; default the start date. Redundancy pay and other ETPs are for the employment from then, by
   * which the tax-free limit and the tax-free segments are counted.
   */
  readonly continuousServiceFrom?: string | null;
  /** Days of unpaid leave that the pays of the service show. Default 0. */
  readonly unpaidLeaveDays?: number | null;
  /** Further days that do not count as service: unauthorised absence, casual employment. Default 0. */
  readonly serviceDaysNotCounted?: number | null;
  /** What the work of the pays shortly before the last day earned, by which the minimum notice is measured. */
  readonly recentWork?: AuRecentWorkInput | null;
  /** The day on which the employer gave notice. Left out, none was given before the last day. */
  readonly noticeGivenDate?: string | null;
  /** Employees of the employer, the one who leaves included. Left out, the employer is no small business. */
  readonly employees?: number | null;
  /** Whether it is a small business, whatever their number. */
  readonly isSmallBusiness?: boolean | null;
  /** Employed for a specified time, task or season. Default false. */
  readonly isFixedTerm?: boolean | null;
  /** Employed for the time of a training arrangement. Default false. */
  readonly isTrainingArrangement?: boolean | null;
  readonly isApprentice?: boolean | null;
}

/** What somebody earned by working in the pays shortly before the last day, leave left out. */
export interface AuRecentWorkInput {
  /** The first and the last day that the pays are for. */
  readonly from: string;
  readonly until: string;
  /** Hours with their loadings, penalties and overtime, taxable allowances, and bonuses for these days. */
  readonly earnings: Amount;
  /** Ordinary hours that were worked for it, overtime left out. */
  readonly ordinaryHours: Amount;
}
