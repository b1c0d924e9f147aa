import { add, multiply } from '../../money/arithmetic';
import { toNearestDollar } from '../../money/rounding';
import type { Aud } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { parameter, step, type Step } from '../../trace/step';
import type { MedicareLevyFigures, MedicareLevySurchargeTier } from './medicare-levy-figures';

/**
 * What a payee without private hospital cover has withheld for the surcharge, on top of the schedule: a part of the earnings, to the
 * nearest dollar.
 * @law Medicare Levy Act 1986 (Cth) ss 8B to 8D; ATO, Medicare levy variation declaration (NAT 0929)
 */
export function addMedicareLevySurcharge(
  amount: Step<Aud>,
  earnings: Aud,
  tier: MedicareLevySurchargeTier,
  edition: Dated<MedicareLevyFigures>,
): Step<Aud> {
  const rate = edition.values.surcharge[tier];
  const surcharge = toNearestDollar(multiply(earnings, rate));
  const value = add(amount.value, surcharge);
  return step(
    'au.medicare-levy-adjustment.plus-surcharge',
    value,
    () =>
      `${amount.value.toString()} + ${rate.toString()} × ${earnings.toString()}, to the nearest dollar ${surcharge.toString()}, = ` +
      value.toString(),
    [amount, parameter(edition, 'surcharge', () => `surcharge of ${tier.replace('-', ' ')}: ${rate.toString()}`)],
  );
}
