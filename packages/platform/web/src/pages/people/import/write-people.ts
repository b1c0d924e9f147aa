import {
  importedParts,
  type EmployeeReadModel,
  type ImportedPart,
  type PartValues,
} from '@anz-payroll/employee-lifecycle';
import { writeCsv } from '@anz-payroll/kernel';
import type { PeopleColumn } from './people-columns';

/** The headings alone. */
export function peopleTemplate(columns: readonly PeopleColumn[]): string {
  return writeCsv([columns.map(({ name }) => ({ text: name }))]);
}

export interface ExportedPerson {
  readonly employee: EmployeeReadModel;
  /** The first entry of each list. */
  readonly parts: { readonly [P in ImportedPart]?: PartValues };
}

/** People as an import reads them: every column that any of them has a value in. */
export function peopleCsv(columns: readonly PeopleColumn[], people: readonly ExportedPerson[]): string {
  const rows = people.map((person) => columns.map((column) => valueOf(column, person)));
  const used = columns.map((_, i) => rows.some((row) => row[i] !== ''));
  const kept = <T>(all: readonly T[]): readonly T[] => all.filter((_, i) => used[i] === true);
  return writeCsv([
    kept(columns).map(({ name }) => ({ text: name })),
    ...rows.map((row) => kept(row).map((text) => ({ text }))),
  ]);
}

function valueOf({ part, field }: PeopleColumn, { employee, parts }: ExportedPerson): string {
  const values: object | undefined = part === undefined ? employee : parts[part];
  const value: unknown = new Map(Object.entries(values ?? {})).get(field);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export const exportedParts = Object.keys(importedParts) as readonly ImportedPart[];
