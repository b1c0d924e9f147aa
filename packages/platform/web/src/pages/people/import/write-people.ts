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
  const rows = people.map((person) => {
    const valueOf = valuesOf(person);
    return columns.map((column) => valueOf(column));
  });
  const used = columns.map((_, i) => rows.some((row) => row[i] !== ''));
  const kept = <T>(all: readonly T[]): readonly T[] => all.filter((_, i) => used[i] === true);
  return writeCsv([
    kept(columns).map(({ name }) => ({ text: name })),
    ...rows.map((row) => kept(row).map((text) => ({ text }))),
  ]);
}

/** The record and each list are read once a person: there are as many columns as there are fields. */
function valuesOf({ employee, parts }: ExportedPerson): (column: PeopleColumn) => string {
  const record = new Map<string, unknown>(Object.entries(employee));
  const lists = new Map(
    Object.entries(parts).map(([part, values]) => [part, new Map<string, unknown>(Object.entries(values))]),
  );
  return ({ part, field }) => {
    const value = (part === undefined ? record : lists.get(part))?.get(field);
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
}

export const exportedParts = Object.keys(importedParts) as readonly ImportedPart[];
