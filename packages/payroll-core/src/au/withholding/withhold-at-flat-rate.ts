import { greater, multiply } from '../../money/arithmetic';
import { aud } from '../../money/parse';
import { toNearestDollar } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { given, step, type Parameter, type Step } from '../../trace/step';

const NOTHING = aud('0');

/** One rate on the whole payment, to the nearest dollar and never below nil: the schedules without a table. */
export function withholdAtFlatRate(rule: string, payment: Aud, rate: Decimal, line: Parameter): Step<Aud> {
  const value = greater(toNearestDollar(multiply(payment, rate)), NOTHING);
  return step(
    rule,
    value,
    () => `${rate.toString()} × ${payment.toString()}, to the nearest dollar, = ${value.toString()}`,
    [given('payment', payment), line],
  );
}
