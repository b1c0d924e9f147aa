import { notes } from '@anz-payroll/companies/fields';
import { isInPayrollYears } from '@anz-payroll/http-kit/contract';
import { readCsv, withoutApostrophe } from '@anz-payroll/kernel';
import type { ShiftEntry } from '@anz-payroll/pay-runs';
import { parseCivilDate } from 'payroll-core';
import { isoDate } from '../record-form';
import { readShiftText } from './shift-text';

/** The columns of a file of shifts, in the order of the template. */
export const timesheetColumns = [
  'employee_number',
  'date',
  'start',
  'end',
  'break_start',
  'break_end',
  'note',
] as const;

type Column = (typeof timesheetColumns)[number];

export type TimesheetReading =
  | { readonly ok: true; readonly shifts: readonly ShiftEntry[]; readonly lines: readonly number[] }
  | { readonly ok: false; readonly problem: string };

const shiftNote = notes(500);
const needed: readonly Column[] = ['employee_number', 'date', 'start', 'end'];

/** Reads a file of shifts, one a line, or says what is wrong with it. */
export function readTimesheetCsv(content: string): TimesheetReading {
  const [head, ...rows] = readCsv(content) ?? [];
  if (head === undefined) return no('This is not CSV: paste a table with headings, or a quote is never closed.');
  const columns = head.cells.map((heading) => timesheetColumns.find((name) => name === plain(heading)));
  const strange = head.cells.filter((heading, i) => columns[i] === undefined && heading.trim() !== '');
  if (strange.length > 0) return no(`No column is called ${strange.map((name) => `“${name}”`).join(', ')}.`);
  const missing = needed.filter((name) => !columns.includes(name));
  if (missing.length > 0) return no(`These columns are missing: ${missing.join(', ')}.`);
  if (rows.length === 0) return no('There is no shift below the headings.');
  const twice = columns.find((name, i) => name !== undefined && columns.indexOf(name) !== i);
  if (twice !== undefined) return no(`The column ${twice} is there twice.`);
  const shifts: ShiftEntry[] = [];
  for (const { line, cells } of rows) {
    const cell = (name: Column): string => withoutApostrophe((cells[columns.indexOf(name)] ?? '').trim());
    if (cells.some((text, i) => text.trim() !== '' && columns[i] === undefined)) {
      return no(`Line ${line} has a cell without a heading. A text with a comma in it stands in quotes.`);
    }
    const breaks = `${cell('break_start')}-${cell('break_end')}`;
    const pause = breaks === '-' ? '' : ` (${breaks})`;
    const date = parseCivilDate(isoDate(cell('date')));
    if (!date.ok || !isInPayrollYears(date.value))
      return no(`Line ${line}: “${cell('date')}” is no calendar day. Write it as 31/12/2026.`);
    const read = readShiftText(date.value, `${cell('start')}-${cell('end')}${pause}`);
    if (!read.ok) return no(`Line ${line}: ${read.problem}`);
    const [shift, another] = read.shifts;
    if (shift === undefined || another !== undefined) return no(`Line ${line}: a line is one shift.`);
    const note = shiftNote.read(cell('note'));
    if (!note.ok) return no(`Line ${line}: the note ${note.message}.`);
    const employeeNumber = cell('employee_number');
    shifts.push({ employeeNumber, shift, ...(note.value === '' ? {} : { note: note.value }) });
  }
  return { ok: true, shifts, lines: rows.map(({ line }) => line) };
}

function no(problem: string): TimesheetReading {
  return { ok: false, problem };
}

function plain(heading: string): string {
  return heading.trim().toLowerCase().replaceAll(/[ -]+/g, '_');
}
