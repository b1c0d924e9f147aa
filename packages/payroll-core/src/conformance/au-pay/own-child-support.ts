import { protectedEarnings } from '../../au';
import { civilDate } from '../../calendar';
import { inForce } from '../../statutory';
import { orUnreadable, wordIn } from '../read-input';
import type { OwnKind } from '../vector';

/** `{ frequency, protectedEarnings }` */
export const ownChildSupport: OwnKind = (row, effectiveFrom) => {
  const kept = orUnreadable(inForce(protectedEarnings, civilDate(effectiveFrom)));
  return {
    actual: kept.values[wordIn(row, 'frequency', ['weekly', 'fortnightly', 'monthly', 'quarterly'])],
    expected: row['protectedEarnings'] ?? null,
    trace: () => kept.law.title,
  };
};
