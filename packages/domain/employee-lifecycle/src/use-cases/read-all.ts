import type { FieldProblem } from '@anz-payroll/companies/fields';
import { accepted, refused, type Result } from 'payroll-core';

/** More lines than this help nobody. */
const MOST_PROBLEMS = 100;

/** Reads every item of a batch, or says what is wrong with all of them. */
export function readAll<T>(
  items: readonly unknown[],
  read: (item: unknown, at: string) => Result<T, readonly FieldProblem[]>,
): Result<readonly T[], readonly FieldProblem[]> {
  const values: T[] = [];
  const problems: FieldProblem[] = [];
  for (const [index, item] of items.entries()) {
    const reading = read(item, `[${index}].`);
    if (reading.ok) values.push(reading.value);
    else problems.push(...reading.error);
    if (problems.length >= MOST_PROBLEMS) break;
  }
  return problems.length === 0 ? accepted(values) : refused(problems);
}
