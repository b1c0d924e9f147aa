import { addDays, daysBetween, type CivilDate } from '../../calendar/civil-date';
import { aud, whole } from '../../money/parse';
import { divide } from '../../money/rounding';
import { equal, multiply } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { TaxFreeComponentRules } from './tax-free-component-rules';

/**
 * The part of what is left after the invalidity segment that belongs to service before 1 July 1983.
 * @law Income Tax Assessment Act 1997 (Cth) s 82-155
 */
export function preJuly1983Segment(
  paymentLessInvaliditySegment: Aud,
  serviceFrom: CivilDate,
  serviceTo: CivilDate,
  rules: Dated<TaxFreeComponentRules>,
): Step<Aud> {
  const { serviceCountsBefore } = rules.values;
  const end = addDays(serviceTo, 1);
  const total = daysBetween(serviceFrom, end);
  const older = Math.max(0, daysBetween(serviceFrom, serviceCountsBefore < end ? serviceCountsBefore : end));
  const segment =
    older === 0 ? aud('0') : divide(multiply(paymentLessInvaliditySegment, whole(older)), whole(total), 2, 'half-up');
  const isExact = equal(multiply(segment, whole(total)), multiply(paymentLessInvaliditySegment, whole(older)));
  return step(
    'au.etp-tax-free-component.pre-july-1983-segment',
    segment,
    () =>
      `${paymentLessInvaliditySegment.toString()} × ${older} / ${total} days of service` +
      `${isExact ? '' : ', to the nearest cent,'} = ${segment.toString()}`,
    [
      given('serviceFrom', serviceFrom),
      parameter(rules, 'serviceCountsBefore', () => `service before ${serviceCountsBefore}`),
    ],
  );
}
