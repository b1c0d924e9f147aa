import type { Country } from '@anz-payroll/companies';
import type { Field, FieldSet } from '@anz-payroll/companies/fields';
import { employeeFields, importedParts, partRules, type ImportRow } from '@anz-payroll/employee-lifecycle';
import { readCsv, withoutApostrophe } from '@anz-payroll/kernel';
import { choiceLabel, fieldKind, typedValue, type RecordForm } from '../../record-form';
import { columnNamed, peopleColumns, type PeopleColumn } from './people-columns';

/** What stands in a file, ready to be imported. */
export interface ReadPeople {
  readonly columns: readonly PeopleColumn[];
  /** Cells as they stand, in the order of `columns`; `line` is the line of the file. */
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly rows: readonly ImportRow[];
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
  const known = peopleColumns(form, country);
  const found = head.cells.map((heading) => columnNamed(known, form, heading));
  const strange = head.cells.filter((heading, i) => found[i] === undefined && heading.trim() !== '');
  if (strange.length > 0) {
    return no(`No field is called ${strange.map((name) => `“${name}”`).join(', ')}. The template has every name.`);
  }
  const columns = found.filter((column) => column !== undefined);
  const twice = columns.find((column, i) => columns.indexOf(column) !== i);
  if (twice !== undefined) return no(`The column ${twice.name} is there twice.`);
  const without = lines.find(({ cells }) => cells.some((text, i) => text.trim() !== '' && found[i] === undefined));
  if (without !== undefined) {
    return no(`Line ${without.line} has a cell without a heading. A text with a comma in it stands in quotes.`);
  }
  const told = lines.map(({ line, cells }) => ({
    line,
    cells: found.flatMap((column, i) => (column === undefined ? [] : [withoutApostrophe((cells[i] ?? '').trim())])),
  }));
  return {
    ok: true,
    people: { columns, lines: told, rows: told.map(({ cells }) => rowOf(columns, cells, country)) },
  };
}

function no(problem: string): PeopleReading {
  return { ok: false, problem };
}

function rowOf(columns: readonly PeopleColumn[], cells: readonly string[], country: Country): ImportRow {
  const employee: Record<string, unknown> = { country };
  const parts: Record<string, Record<string, unknown>> = {};
  columns.forEach(({ part, field }, i) => {
    const text = cells[i] ?? '';
    if (text === '') return;
    if (part === undefined) employee[field] = cellValue(record[field], text);
    else {
      const fields: FieldSet = partRules[importedParts[part]].fields;
      (parts[part] ??= {})[field] = cellValue(fields[field], text);
    }
  });
  return { employee, parts };
}

const yes = /^(yes|y|true|1)$/i;
const noWord = /^(no|n|false|0)$/i;

/** As people and spreadsheets write values: yes and no, choices in any case, amounts and dates as on the pages. */
function cellValue(field: Field<unknown> | undefined, text: string): unknown {
  if (field === undefined) return text;
  const kind = fieldKind(field);
  if (kind === 'yes-or-no') return yes.test(text) ? true : noWord.test(text) ? false : text;
  if (kind === 'choice') {
    const key = text.toLowerCase();
    const choices = (field.schema.enum ?? []).filter((choice) => choice !== null);
    return choices.find((one) => one.toLowerCase() === key || choiceLabel(one).toLowerCase() === key) ?? text;
  }
  return typedValue(field, text);
}
