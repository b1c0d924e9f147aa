import { calculateTermination, type NzTerminationInput } from 'payroll-core/nz';
import { explainAsText } from 'payroll-core/trace';
import type { OwnKind } from '../vector';

/** `{ id, cites, working, input, expected }`, or `{ …, refusal }` where the input must be refused. */
const ownCalculateTermination: OwnKind = (row) => {
  const outcome = calculateTermination(row['input'] as unknown as NzTerminationInput);
  const expected = row['expected'] ?? { refused: row['refusal'] ?? null };
  if (!outcome.ok) return { actual: { refused: outcome.error }, expected };
  return { actual: outcome.value, expected, trace: () => explainAsText(outcome.value.trace.figures.taxAmount) };
};

export const nzTerminationOwnKinds: Readonly<Record<string, OwnKind>> = {
  'nz/calculate-termination': ownCalculateTermination,
};
