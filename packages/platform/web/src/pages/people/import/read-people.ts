import type { Country } from '@anz-payroll/companies';
import type { Field, FieldSet } from '@anz-payroll/companies/fields';
import {
  employeeFields,
  importedParts,
  MOST_IMPORTED,
  partRules,
  tooManyPeople,
  type ImportRow,
} from '@anz-payroll/employee-lifecycle';
import { csvSeparator, readCsv, withoutApostrophe } from '@anz-payroll/kernel';
import { spoiltCell, spoiltInWords } from '../../spreadsheets/spoilt-cell';
import { choiceLabel, fieldKind, labelOf, typedValue, type FieldNote, type RecordForm } from '../../record-form';
import { mostColumns, tooManyColumns } from '../../table-columns';
import { columnNamed, columnsElsewhere, peopleColumns, type PeopleColumn } from './people-columns';

/** What stands in a file, ready to be imported. */
export interface ReadPeople {
  readonly columns: readonly PeopleColumn[];
  /** Cells as they stand, in the order of `columns`; `line` is the line of the file, `row` that of a spreadsheet. */
  readonly lines: readonly { readonly line: number; readonly row: number; readonly cells: readonly string[] }[];
  readonly rows: readonly ImportRow[];
  /** A column by the heading that it has in the file; undefined where the file has no such column. */
  readonly headingOf: (column: string) => string | undefined;
  /** What the pages call a field. */
  readonly labelOf: (field: string) => string;
}

export type PeopleReading =
  | { readonly ok: true; readonly people: ReadPeople }
  | { readonly ok: false; readonly problem: string };

const record: FieldSet = employeeFields;

/** Reads a file of people, or says why it is none. What its cells hold is judged by the table of fields. */
export function readPeople(form: RecordForm, country: Country, content: string): PeopleReading {
  const [head, ...lines] = readCsv(content) ?? [];
  if (head === undefined) return no('This is not CSV: paste a table with headings, or a quote is never closed.');
  if (lines.length === 0) return no('There is nobody below the headings.');
  if (head.cells.length > mostColumns) return no(tooManyColumns);
  const known = [...peopleColumns(form, country), ...columnsElsewhere(form)];
  const found = head.cells.map((heading) => columnNamed(known, form, heading));
  const strange = head.cells.filter((heading, i) => found[i] === undefined && heading.trim() !== '');
  if (strange.length > 0) {
    return no(`No field is called ${strange.map((name) => `“${name}”`).join(', ')}. The template has every name.`);
  }
  const columns = found.filter((column) => column !== undefined);
  const headings = new Map(
    found.flatMap((column, i) => (column === undefined ? [] : [[column.name, head.cells[i]!.trim()]])),
  );
  const twice = columns.find((column, i) => columns.indexOf(column) !== i);
  if (twice !== undefined) return no(`The column ${twice.name} is there twice.`);
  const without = lines.find(({ cells }) => cells.some((text, i) => text.trim() !== '' && found[i] === undefined));
  if (without !== undefined) {
    return no(`${lineInWords(without)} has a cell without a heading. A text with a comma in it stands in quotes.`);
  }
  if (lines.length > MOST_IMPORTED) return no(tooManyPeople);
  const told = lines.map(({ line, row, cells }) => ({
    line,
    row,
    cells: found.flatMap((column, i) => (column === undefined ? [] : [withoutApostrophe((cells[i] ?? '').trim())])),
  }));
  const isEuropean = csvSeparator(content) === ';';
  const spoilt = told.flatMap((line) =>
    columns.flatMap((column, i) => {
      const text = line.cells[i] ?? '';
      const says = spoiltCell(text) ?? (isEuropean ? eitherAmount(fieldOf(column), text) : undefined);
      return says === undefined ? [] : [`${lineInWords(line)}, ${headings.get(column.name)}: ${says}.`];
    }),
  );
  if (spoilt.length > 0) return no(spoiltInWords(spoilt));
  return {
    ok: true,
    people: {
      columns,
      lines: told,
      rows: told.map(({ cells }) => rowOf(columns, cells, { form, isEuropean })),
      headingOf: (column) => headings.get(column),
      labelOf: (field) => labelOf(form, field),
    },
  };
}

/** A text of several lines makes the line of the file another one than the row that a spreadsheet shows. */
export function lineInWords({ line, row }: { readonly line: number; readonly row: number }): string {
  return line === row ? `Line ${line}` : `Line ${line} (row ${row} in a spreadsheet)`;
}

function no(problem: string): PeopleReading {
  return { ok: false, problem };
}

function fieldOf({ part, field }: PeopleColumn): Field<unknown> | undefined {
  const fields: FieldSet = part === undefined ? record : partRules[importedParts[part]].fields;
  return fields[field];
}

const isNumeric = (field: Field<unknown>): boolean => ['amount', 'percentage', 'whole'].includes(fieldKind(field));

/** Where semicolons part the cells, the comma is the decimal sign and 38,500 is 38.5: to us it would be 38500. */
function eitherAmount(field: Field<unknown> | undefined, text: string): string | undefined {
  return field !== undefined && isNumeric(field) && /^[^\d]*\d{1,3}(?:[.,]\d{3})+[^\d]*$/.test(text)
    ? `“${text}” can be a number with decimals or one in thousands: write 1234.50, with a point and nothing between thousands`
    : undefined;
}

/** `1.234,56` of a file whose cells are parted by semicolons is 1234.56. */
function withPoint(text: string): string {
  return /^[^\d]*\d{1,3}(?:\.\d{3})*,\d+[^\d]*$|^[^\d]*\d+,\d+[^\d]*$/.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : text;
}

interface FileHabits {
  readonly form: RecordForm;
  readonly isEuropean: boolean;
}

function rowOf(
  columns: readonly PeopleColumn[],
  cells: readonly string[],
  { form, isEuropean }: FileHabits,
): ImportRow {
  const employee: Record<string, unknown> = {};
  const parts: Record<string, Record<string, unknown>> = {};
  columns.forEach((column, i) => {
    const { part, field: name } = column;
    const field = fieldOf(column);
    const cell = cells[i] ?? '';
    const text = isEuropean && field !== undefined && isNumeric(field) ? withPoint(cell) : cell;
    if (text === '') return;
    if (part === undefined) employee[name] = cellValue(field, meantBy(form.notes[name], text), name);
    else (parts[part] ??= {})[name] = cellValue(field, text, name);
  });
  return { employee, parts };
}

/** What the form of one person takes for it: `QLD` for Queensland, `AU` for Australia. */
function meantBy(note: FieldNote | undefined, text: string): string {
  const named = note?.choices?.find(({ label }) => label.toLowerCase() === text.toLowerCase());
  return named?.value ?? note?.codeOf?.(text) ?? text;
}

const yes = /^(yes|y|true|1)$/i;
const noWord = /^(no|n|false|0)$/i;

/** As people and spreadsheets write values: yes and no, choices in any case, amounts and dates as on the pages. */
function cellValue(field: Field<unknown> | undefined, text: string, name: string): unknown {
  if (field === undefined) return text;
  const kind = fieldKind(field);
  if (kind === 'yes-or-no') return yes.test(text) ? true : noWord.test(text) ? false : text;
  if (kind === 'choice') {
    const key = text.toLowerCase();
    const choices = (field.schema.enum ?? []).filter((choice) => choice !== null);
    return choices.find((one) => one.toLowerCase() === key || choiceLabel(one).toLowerCase() === key) ?? text;
  }
  return typedValue(field, text, name);
}
