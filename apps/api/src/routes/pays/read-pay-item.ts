import { readFields, type FieldProblem } from '@anz-payroll/companies/fields';
import type { PayItemKind } from './pay-item-fields';

export type PayItemValues = Readonly<Record<string, unknown>>;

/** `id` is let through here: the specification answers it with 400, every other mistake with 422. */
const LEFT_TO_THE_ROUTE = ['id'];

/** One row of a pay: exact digits, `null` where a field may be left out means left out. */
export function readPayItem(
  kind: PayItemKind,
  row: unknown,
  at: string,
): { readonly values: PayItemValues; readonly problems: readonly FieldProblem[] } {
  const read = readFields(kind.fields, row, {
    required: kind.required,
    ignored: [...LEFT_TO_THE_ROUTE, ...(kind.readOnly ?? [])],
    nullMeansOmitted: true,
    at: `${at}.`,
  });
  if (!read.ok) {
    const problems = read.error.filter(({ code }) => kind.refusesExtraKeys || code !== 'unknown-field');
    if (problems.length > 0) return { values: {}, problems };
    return readPayItem(kind, onlyKnown(kind, row as PayItemValues), at);
  }
  const problems = (kind.rule?.(read.value) ?? []).map((problem) => ({ ...problem, path: `${at}.${problem.path}` }));
  return { values: read.value, problems };
}

function onlyKnown({ fields }: PayItemKind, row: PayItemValues): PayItemValues {
  return Object.fromEntries(Object.entries(row).filter(([key]) => Object.hasOwn(fields, key)));
}
