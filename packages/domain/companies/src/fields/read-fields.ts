import { accepted, refused, type Result } from 'payroll-core';
import type { FieldProblem, FieldSet, ValuesOf } from './field';

export interface ReadingPlan<F extends FieldSet> {
  /** Must be there and hold a value. */
  readonly required?: readonly (keyof F & string)[];
  /** Known but not ours to read: allowed, and left out of the answer. */
  readonly ignored?: readonly string[];
  /** Put before each path: `[3].`. */
  readonly at?: string;
  /** On create a `null` says the same as leaving the field out, so that its default applies. */
  readonly nullMeansOmitted?: boolean;
}

/** Reads what a body holds of a field set. Every problem is reported, not only the first; unknown keys are problems. */
export function readFields<F extends FieldSet>(
  fields: F,
  body: unknown,
  plan: ReadingPlan<F> = {},
): Result<Partial<ValuesOf<F>>, readonly FieldProblem[]> {
  const at = plan.at ?? '';
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refused([{ path: at.replace(/\.$/, ''), message: 'must be an object', code: 'wrong-type' }]);
  }
  const problems: FieldProblem[] = [];
  const values: Record<string, unknown> = {};
  const required: readonly string[] = plan.required ?? [];
  for (const key of Object.keys(body)) {
    const value = (body as Record<string, unknown>)[key];
    if (value === undefined) continue;
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (field === undefined) {
      if (plan.ignored?.includes(key) === true) continue;
      problems.push({ path: `${at}${key}`, message: 'is not a field of this record', code: 'unknown-field' });
      continue;
    }
    if (value === null && plan.nullMeansOmitted === true && !required.includes(key)) continue;
    const reading = field.read(value);
    if (reading.ok) values[key] = reading.value;
    else problems.push({ path: `${at}${key}`, message: reading.message, code: reading.code });
  }
  for (const key of required) {
    if ((body as Record<string, unknown>)[key] === undefined)
      problems.push({ path: `${at}${key}`, message: 'is required', code: 'missing' });
  }
  return problems.length === 0 ? accepted(values as Partial<ValuesOf<F>>) : refused(problems);
}
