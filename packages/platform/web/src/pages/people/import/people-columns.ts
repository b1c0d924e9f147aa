import type { Country } from '@anz-payroll/companies';
import type { FieldSet } from '@anz-payroll/companies/fields';
import { employeeFields, importedParts, partRules, type ImportedPart } from '@anz-payroll/employee-lifecycle';
import { countryFeatures } from '../../country-features';
import { labelOf, type RecordForm } from '../../record-form';

/** A column that an import knows: a field of the record, or of the one entry of a list. */
export interface PeopleColumn {
  /** As the file names it. */
  readonly name: string;
  readonly part: ImportedPart | undefined;
  readonly field: string;
}

const record: FieldSet = employeeFields;

/** Every column in the order of the form, those that a new record cannot do without first, then those of the lists. */
export function peopleColumns(form: RecordForm, country: Country): readonly PeopleColumn[] {
  const names = [...new Set([...form.required, ...form.groups.flatMap((group) => group.names)])];
  return [
    ...names.filter((name) => name in record).map((name) => ({ name, part: undefined, field: name })),
    ...partNames(country).flatMap((part) =>
      Object.keys(partRules[importedParts[part]].fields).map((field) => ({ name: `${part}_${field}`, part, field })),
    ),
  ];
}

/** The fields of a record that the form of this country leaves out: earlier files and other programs have them. */
export function columnsElsewhere(form: RecordForm): readonly PeopleColumn[] {
  const shown = new Set(form.groups.flatMap((group) => group.names));
  return Object.keys(record)
    .filter((name) => !shown.has(name))
    .map((name) => ({ name, part: undefined, field: name }));
}

export function partNames(country: Country): readonly ImportedPart[] {
  const all = Object.keys(importedParts) as readonly ImportedPart[];
  return all.filter((part) => part !== 'fund' || countryFeatures[country].hasSuperFunds);
}

/** The column of a heading: by its name, or by its label on the page, whatever the case and the blanks. */
export function columnNamed(
  columns: readonly PeopleColumn[],
  form: RecordForm,
  heading: string,
): PeopleColumn | undefined {
  const key = plain(heading);
  return (
    columns.find(({ name }) => plain(name) === key) ??
    columns.find(({ part, field }) => part === undefined && plain(labelOf(form, field)) === key)
  );
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
