import { divide } from '../../money/rounding';
import { multiply } from '../../money/arithmetic';
import { entryOf } from '../../refusal/entry-of';
import type { Nzd } from '../../money/currency';
import { paysInYear, type NzPayFrequency } from '../pay-frequency/pay-frequency';

/** What a week bears of a year's tax, truncated to cents. Every cycle goes through it, monthly pays too. */
export function weekOfYear(annual: Nzd): Nzd {
  return divide(annual, paysInYear.weekly, 2, 'truncate');
}

/**
 * What a pay bears of a weekly amount: times 52, divided by the pays in a year, truncated to cents.
 * @law Inland Revenue payroll specification 5.2 steps 6 and 7
 * @example periodOfWeek(nzd('75.67'), 'monthly') // 327.90
 */
export function periodOfWeek(weekly: Nzd, frequency: NzPayFrequency): Nzd {
  return frequency === 'weekly'
    ? weekly
    : divide(multiply(weekly, paysInYear.weekly), entryOf(paysInYear, frequency, 'a pay frequency'), 2, 'truncate');
}
