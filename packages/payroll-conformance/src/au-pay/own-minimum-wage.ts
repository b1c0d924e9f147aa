import { leastHourlyRate, minimumWage } from 'payroll-core/au';
import { civilDate } from 'payroll-core/calendar';
import { inForce } from 'payroll-core/statutory';
import { explainAsText } from 'payroll-core/trace';
import { flagIn } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { OwnKind } from '../vector';

/** `{ age, isCasual, hourly }` */
export const ownMinimumWage: OwnKind = (row, effectiveFrom) => {
  const edition = inForce(minimumWage, civilDate(effectiveFrom));
  const { age } = row;
  if (!edition.ok || typeof age !== 'number') throw new UnreadableVector('age is a number, and the edition is known');
  const rate = leastHourlyRate(age, flagIn(row, 'isCasual', false), edition.value);
  return { actual: rate.value, expected: row['hourly'] ?? null, trace: () => explainAsText(rate) };
};
