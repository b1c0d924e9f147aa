import { CsvError, parse } from 'csv-parse/sync';
import type { components } from '../generated/api';
import { UsageProblem } from './command';

type PayCreate = components['schemas']['PayCreate'];

/** What a row is about that does not say it. */
export const ordinaryHours = { description: 'Ordinary time', units: 'hours' };

const known = ['employee_number', 'description', 'units', 'value', 'rate'];

/**
 * Pays from a CSV with a heading: `employee_number` and `value` are needed, `description`, `units` (hours) and `rate` (the employee's own) are not. Rows of one
 * employee become one pay. Amounts stay text, so that no digit is lost.
 */
export function paysFromCsv(text: string): PayCreate[] {
  const rows = rowsOf(text);
  const [first] = rows;
  if (first === undefined) throw new UsageProblem('The file has no rows below its heading');
  const strange = Object.keys(first).filter((name) => !known.includes(name));
  if (strange.length > 0)
    throw new UsageProblem(`Unknown columns: ${strange.join(', ')}; known are ${known.join(', ')}`);
  const pays = new Map<string, NonNullable<PayCreate['hours']>>();
  rows.forEach((row, index) => {
    const { employee_number = '', description = '', units = '', value = '', rate = '' } = row;
    if (employee_number === '' || value === '') {
      throw new UsageProblem(`Row ${index + 2} needs employee_number and value`);
    }
    const line = {
      description: description || ordinaryHours.description,
      units: units || ordinaryHours.units,
      value,
      ...(rate === '' ? {} : { rate }),
    };
    pays.set(employee_number, [...(pays.get(employee_number) ?? []), line]);
  });
  return [...pays].map(([employee_number, hours]) => ({ employee_number, hours }));
}

function rowsOf(text: string): readonly Record<string, string>[] {
  try {
    return parse<Record<string, string>>(text, { columns: true, skip_empty_lines: true, trim: true, bom: true });
  } catch (error) {
    // A row with too few values or a quote that does not end; the message names the line.
    if (error instanceof CsvError) throw new UsageProblem(`The file cannot be read: ${error.message}`);
    throw error;
  }
}
