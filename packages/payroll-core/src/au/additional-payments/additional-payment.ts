import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import type { WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';

/**
 * A back payment, commission, bonus or the like, with what its tax method needs to know. Whole-year methods need
 * nothing more; a date range is counted in pay periods with `payPeriodsCovered`; Method B(i) needs the pays it mends.
 */
export type AdditionalPayment =
  | {
      readonly method: 'NORMAL_EARNINGS' | 'SPREAD_OVER_FINANCIAL_YEAR' | 'METHOD_A_WHOLE_YEAR' | 'METHOD_B2';
      readonly amount: Aud;
    }
  | {
      readonly method: 'SPREAD_OVER_SPECIFIC_RANGE' | 'METHOD_A_SPECIFIC_RANGE';
      readonly amount: Aud;
      /** At least 1. */
      readonly payPeriods: number;
    }
  | {
      readonly method: 'METHOD_B1';
      /** The sum of what is allocated. */
      readonly amount: Aud;
      readonly allocations: readonly BackPayAllocation[];
    }
  /** A payment to resume working, under Schedule 4 whatever tax method its row names. */
  | { readonly method: 'RETURN_TO_WORK'; readonly amount: Aud };

/** The part of a back payment that belongs to one pay period of this financial year, and what was paid for that period. */
export interface BackPayAllocation {
  readonly backPay: Aud;
  /** Earnings of that period that its schedule was looked up for, without this back payment. */
  readonly earningsPaid: Aud;
  /** Tax and study loan withheld from them; left out, what the schedule withholds from them. */
  readonly withheld?: Aud | undefined;
  /** How often was paid then, where it was not as often as now. */
  readonly frequency?: WithholdingFrequency | undefined;
}

/** What Method B(ii) asks of the financial year before this pay; all zero in a first pay. */
export interface EarlierThisYear {
  /** Normal earnings of the earlier pays: no termination payments, no additional payments but those of Method B(i). */
  readonly normalEarnings: Aud;
  readonly payPeriods: number;
  /** Earlier pay periods that were longer or shorter than those of now, in pay periods of now. */
  readonly otherPayPeriods?: Decimal | undefined;
  /** Back payments of the earlier pays taxed under Method B(i). */
  readonly backPaymentsB1: Aud;
  /** Payments of the earlier pays taxed under Method B(ii), and what was withheld from them. */
  readonly paymentsB2: Aud;
  readonly withheldB2: Aud;
}
