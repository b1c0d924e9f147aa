import type { Field } from '@anz-payroll/companies/fields';

/** How a field is typed on a page; it follows from the schema that the field table gives it. */
export type FieldKind =
  | 'text'
  | 'notes'
  | 'email'
  | 'date'
  | 'amount'
  | 'percentage'
  | 'whole'
  | 'yes-or-no'
  | 'choice';

const longText = 1000;

export function fieldKind({ schema }: Field<unknown>): FieldKind {
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.includes('boolean')) return 'yes-or-no';
  if (schema.enum !== undefined) return 'choice';
  if (types.includes('number')) {
    return schema.maximum === 1 || schema.description?.includes('%') === true ? 'percentage' : 'amount';
  }
  if (types.includes('integer') && !types.includes('string')) return 'whole';
  if (schema.format === 'date') return 'date';
  if (schema.format === 'email') return 'email';
  return (schema.maxLength ?? 0) > longText ? 'notes' : 'text';
}
