import type { CivilDate } from '../../calendar/civil-date';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { TerminationRequest } from '../../termination/read-termination';
import type { ParsedNzEmployee } from '../calculate-pay/parsed-nz-pay';
import type { EarlierPay } from '../extra-pays/annualise-before-extra-pay';
import type { NzPayFrequency } from '../pay-frequency/pay-frequency';

/** A termination after the reader. */
export interface NzTermination {
  readonly payDate: CivilDate;
  readonly frequency: NzPayFrequency;
  readonly terminationDate: CivilDate;
  readonly startDate: CivilDate;
  readonly request: TerminationRequest;
  readonly employee: ParsedNzEmployee;
  readonly grossSinceAnniversary: Nzd;
  readonly paidInAdvance: Nzd;
  readonly paidWithPay: Nzd;
  readonly isAdvanceRecoveryAgreed: boolean;
  readonly leavesOutOtherPayments: boolean;
  readonly publicHolidaysAfterEnd: readonly Nzd[];
  readonly averageWeeklyEarningsHours: Decimal;
  /** Absent where the caller gave none; an empty list says that there were none. */
  readonly earlierPays: readonly EarlierPay[] | undefined;
  readonly isFirstPayPeriod: boolean;
  readonly ordinaryEarnings: Nzd;
  readonly method: 'combined' | 'alone';
}
