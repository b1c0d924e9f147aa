import { addDays, addYears, daysBetween, type CivilDate } from '../../calendar/civil-date';
import { aud, whole } from '../../money/parse';
import { divide } from '../../money/rounding';
import { equal, multiply } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { TaxFreeComponentRules } from './tax-free-component-rules';

/** Employment that ended by invalidity, and when it would otherwise have ended. */
export interface EndedByInvalidity {
  readonly dateOfBirth: CivilDate;
  readonly serviceFrom: CivilDate;
  readonly on: CivilDate;
  /** The last day the employee could have worked to, where the workplace has one. */
  readonly lastRetirementDate: CivilDate | undefined;
}

/**
 * The part of the payment that stands for the working life that illness cut off. Days of employment are counted with
 * both ends, days to retirement without the first.
 * @law Income Tax Assessment Act 1997 (Cth) s 82-150
 */
export function invaliditySegment(
  payment: Aud,
  ended: EndedByInvalidity,
  rules: Dated<TaxFreeComponentRules>,
): Step<Aud> {
  const retirement = ended.lastRetirementDate ?? addYears(ended.dateOfBirth, rules.values.usualRetirementAge);
  const daysToRetirement = Math.max(0, daysBetween(ended.on, retirement));
  const employed = daysBetween(ended.serviceFrom, addDays(ended.on, 1));
  const segment =
    daysToRetirement === 0
      ? aud('0')
      : divide(multiply(payment, whole(daysToRetirement)), whole(employed + daysToRetirement), 2, 'half-up');
  const isExact = equal(
    multiply(segment, whole(employed + daysToRetirement)),
    multiply(payment, whole(daysToRetirement)),
  );
  return step(
    'au.etp-tax-free-component.invalidity-segment',
    segment,
    () =>
      `${payment.toString()} × ${daysToRetirement} days to retirement / (${employed} days employed + ` +
      `${daysToRetirement})${isExact ? '' : ', to the nearest cent,'} = ${segment.toString()}`,
    [
      given('payment', payment),
      given('retirement', retirement),
      parameter(
        rules,
        'usualRetirementAge',
        () => `${rules.values.usualRetirementAge} where the workplace has no other age`,
      ),
    ],
  );
}
