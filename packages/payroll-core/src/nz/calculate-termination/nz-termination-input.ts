import type { NzEarlierPay, NzPayEmployee, NzPayPeriod } from '../calculate-pay/nz-pay-input';
import type { Amount } from '../../input/input-reader';

/**
 * Everything a New Zealand termination is worked out from, as plain JSON: decimals are text (numbers are accepted),
 * dates are `YYYY-MM-DD`. Kept with the pay, it replays to the same figures.
 */
export interface NzTerminationInput {
  /** The day the final pay is paid; it chooses the law. */
  readonly payDate: string;
  readonly payPeriod: NzPayPeriod;
  /** The request, its members those of the API's body in camel case. */
  readonly termination: NzTerminationRequest;
  /** The employee as for a pay, with the first day of the employment. */
  readonly employee: NzPayEmployee & { readonly startDate: string };
  /** What the holiday pay needs beyond the balances. */
  readonly holidayPay?: {
    /** Gross earnings since the last anniversary, or since the start. */
    readonly grossSinceAnniversary?: Amount | null;
    /** Holiday pay already given for leave in advance. */
    readonly paidInAdvance?: Amount | null;
    /** The employee agreed in writing that what the eight per cent do not hold of it is taken from other pay. */
    readonly isAdvanceRecoveryAgreed?: boolean;
    /** The eight per cent leave out alternative holidays and notice: how final pays were worked out before these counted. */
    readonly leavesOutOtherPayments?: boolean;
    /** The pay of each public holiday that falls inside the untaken holidays, run on from the last day. */
    readonly publicHolidaysAfterEnd?: readonly Amount[] | null;
    /** What was paid as holiday pay with the pays among `grossSinceAnniversary`. @law Holidays Act 2003 ss 23(2), 25(2), 28 */
    readonly paidWithPay?: Amount | null;
    /**
     * Of `holidayLeaveHours`, those that average weekly earnings alone pay for, because their entitlement arose in or after
     * parental leave. @law Parental Leave and Employment Protection Act 1987 s 42(2)
     */
    readonly averageWeeklyEarningsHours?: Amount | null;
  } | null;
  /** Earlier pays, one for each pay period, extra pays left out, oldest first; the last two choose the rate. */
  readonly earlierPays?: readonly NzEarlierPay[] | null;
  /** The employment began within the pay period of the final pay, so that there were no earlier pays to give. */
  readonly isFirstPayPeriod?: boolean;
  /** Ordinary earnings of the final pay itself; counted where the law looks at four weeks. */
  readonly ordinaryEarnings?: Amount | null;
  /** `ALONE`: each payment chooses its rate by itself. Left out, they choose it together. */
  readonly extraPayMethod?: 'COMBINED' | 'ALONE' | null;
  /** Let figures through that nobody has confirmed for this date. */
  readonly allowUnconfirmed?: boolean;
}

/** A whole request to work out a New Zealand termination. */
export interface NzTerminationRequest {
  readonly terminationDate: string;
  readonly isManualLeaveAmounts?: boolean | null;
  readonly isPaymentInLieuPaid?: boolean | null;
  readonly paymentInLieuAmount?: Amount | null;
  readonly redundancyAmount?: Amount | null;
  readonly nonEtpAmount?: Amount | null;
  readonly unusedHolidayAmount?: Amount | null;
  readonly unusedAltHolidayAmount?: Amount | null;
  readonly nzYtdTaxable?: Amount | null;
}
