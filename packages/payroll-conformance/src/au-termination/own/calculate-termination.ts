import { calculateTermination, type AuTerminationInput } from 'payroll-core/au';
import { explainAsText } from 'payroll-core/trace';
import type { OwnKind } from '../../vector';

/** `{ id, cites, working, input, expected }`, or `{ …, refusal }` where the input must be refused. */
export const ownCalculateTermination: OwnKind = (row) => {
  const outcome = calculateTermination(row['input'] as unknown as AuTerminationInput);
  const expected = row['expected'] ?? { refused: row['refusal'] ?? null };
  if (!outcome.ok) return { actual: { refused: outcome.error }, expected };
  return { actual: outcome.value, expected, trace: () => explainAsText(outcome.value.trace.figures.taxAmount) };
};
