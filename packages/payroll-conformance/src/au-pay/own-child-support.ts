import { protectedEarnings } from 'payroll-core/au';
import { civilDate } from 'payroll-core/calendar';
import { inForce } from 'payroll-core/statutory';
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
