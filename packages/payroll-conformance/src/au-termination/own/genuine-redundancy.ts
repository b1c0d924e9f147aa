import { genuineRedundancy, isGenuineRedundancy, taxFreeLimit } from 'payroll-core/au';
import { civilDate } from 'payroll-core/calendar';
import { inForce } from 'payroll-core/statutory';
import { explainAsText } from 'payroll-core/trace';
import { countIn, dateIn, has, orUnreadable } from '../../read-input';
import type { OwnKind } from '../../vector';

/** `{ completedYears, limit }` or `{ dateOfBirth, dismissedOn, genuine }` */
export const ownGenuineRedundancy: OwnKind = (row, effectiveFrom) => {
  const rules = orUnreadable(inForce(genuineRedundancy, civilDate(effectiveFrom)));
  if (has(row, 'completedYears')) {
    const limit = taxFreeLimit(countIn(row, 'completedYears'), rules);
    return { actual: limit.value, expected: row['limit'] ?? null, trace: () => explainAsText(limit) };
  }
  const genuine = isGenuineRedundancy(
    {
      dateOfBirth: dateIn(row, 'dateOfBirth'),
      on: dateIn(row, 'dismissedOn'),
      otherConditionsMet: true,
      mandatoryRetirementDate: undefined,
    },
    rules,
  );
  return { actual: genuine.value, expected: row['genuine'] ?? null, trace: () => explainAsText(genuine) };
};
