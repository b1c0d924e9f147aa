import { decimal } from '../../money/parse';
import { divide } from '../../money/rounding';
import { multiply } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import { step, type Step } from '../../trace/step';
import { notAFrequency, type WithholdingFrequency } from './weekly-earnings';

const TWO = decimal('2');
const THREE = decimal('3');
const THIRTEEN = decimal('13');

/**
 * A weekly amount in whole dollars, for the pay period: × 2 for a fortnight, × 13 ÷ 3 to the nearest dollar for a
 * month, × 13 for a quarter. The weekly amount is rounded first, as the schedule says.
 * @law ATO Schedule 1, "Working out the weekly earnings"
 */
export function forPayPeriod(weekly: Step<Aud>, frequency: WithholdingFrequency): Step<Aud> {
  switch (frequency) {
    case 'weekly':
      return weekly;
    case 'fortnightly':
      return converted(weekly, multiply(weekly.value, TWO), '× 2', 'a fortnight');
    case 'monthly':
      return converted(
        weekly,
        divide(multiply(weekly.value, THIRTEEN), THREE, 0, 'half-up'),
        '× 13 ÷ 3, to the nearest dollar,',
        'a month',
      );
    case 'quarterly':
      return converted(weekly, multiply(weekly.value, THIRTEEN), '× 13', 'a quarter');
    default:
      throw notAFrequency(frequency);
  }
}

function converted(weekly: Step<Aud>, value: Aud, how: string, period: string): Step<Aud> {
  return step(
    'au.payg-schedule-1.for-pay-period',
    value,
    () => `${weekly.value.toString()} a week ${how} = ${value.toString()} ${period}`,
    [weekly],
  );
}
