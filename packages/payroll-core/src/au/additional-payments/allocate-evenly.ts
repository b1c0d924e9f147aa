import { divide } from '../../money/rounding';
import { multiply, subtract } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import type { Aud } from '../../money/currency';

/** Shares a back payment among so many pays to the cent; the last takes what is left over, so none is lost. */
export function allocateEvenly(amount: Aud, pays: number): readonly Aud[] {
  const share = divide(amount, whole(pays), 2, 'truncate');
  const last = subtract(amount, multiply(share, whole(pays - 1)));
  return Array.from({ length: pays }, (_, i) => (i === pays - 1 ? last : share));
}
