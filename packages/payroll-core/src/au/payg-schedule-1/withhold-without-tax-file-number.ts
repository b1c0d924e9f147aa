import { aud } from '../../money/parse';
import { dropCents } from '../../money/rounding';
import { greater, multiply } from '../../money/arithmetic';
import { entryOf } from '../../refusal/entry-of';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { Schedule1 } from './schedule-1';

const NOTHING = aud('0');

/**
 * Scale 4 has no coefficients and no weekly conversion: the flat rate on the whole dollars of the payment itself, and
 * the cents of the result are ignored too.
 * @law ATO Schedule 1, "Where tax file number not provided – scale 4"
 */
export function withholdWithoutTaxFileNumber(
  payment: Aud,
  residency: 'resident' | 'foreign',
  edition: Dated<Schedule1>,
): Step<Aud> {
  const rate = entryOf(edition.values.noTaxFileNumber, residency, 'a residency');
  const dollars = dropCents(payment);
  const value = greater(dropCents(multiply(dollars, rate)), NOTHING);
  return step(
    'au.payg-schedule-1.withhold-without-tax-file-number',
    value,
    () => `${rate.toString()} × ${dollars.toString()}, cents ignored, = ${value.toString()}`,
    [
      given('payment', payment),
      parameter(edition, `noTaxFileNumber/${residency}`, () => `no tax file number: ${rate.toString()}`),
    ],
  );
}
