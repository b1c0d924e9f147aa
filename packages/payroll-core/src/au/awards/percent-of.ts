import { multiply } from '../../money/arithmetic';
import type { Aud } from '../../money/currency';
import { decimal } from '../../money/parse';
import { toCents } from '../../money/rounding';

/**
 * A penalty rate: a percentage of the rounded minimum hourly rate, rounded half up to the cent.
 * @example percentOf(aud('31.11'), '125') // 38.89, Retail level 6 after 6pm
 */
export function percentOf(hourly: Aud, percent: string): Aud {
  return toCents(multiply(hourly, multiply(decimal(percent), hundredth)));
}

const hundredth = decimal('0.01');
