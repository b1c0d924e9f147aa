import { dropCents } from '../../money/rounding';
import { multiply } from '../../money/arithmetic';
import { entryOf } from '../../refusal/entry-of';
import type { Nzd } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';
import { paysInYear, type NzPayFrequency } from '../pay-frequency/pay-frequency';

/**
 * A pay as a year's income: times the pays in a year, cents dropped.
 * @law Inland Revenue payroll specification 5.2 step 1
 */
export function annualise(pay: Nzd, frequency: NzPayFrequency): Step<Nzd> {
  const pays = entryOf(paysInYear, frequency, 'a pay frequency');
  const value = dropCents(multiply(pay, pays));
  return step(
    'nz.paye.annualise',
    value,
    () => `${pay.toString()} × ${pays.toString()}, cents dropped ${value.toString()}`,
    [given('pay', pay), given('frequency', frequency)],
  );
}
