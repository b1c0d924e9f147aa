import { notes } from '@anz-payroll/companies/fields';
import { isInPayrollYears } from '@anz-payroll/http-kit/contract';
import { readCsv, withoutApostrophe } from '@anz-payroll/kernel';
import type { ShiftEntry } from '@anz-payroll/pay-runs';
import { parseCivilDate } from 'payroll-core';
import { lineInWords } from '../people/import/read-people';
import { isoDate } from '../record-form';
import { spoiltCell, spoiltInWords } from '../spreadsheets/spoilt-cell';
import { mostColumns, tooManyColumns } from '../table-columns';
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
  'public_holiday',
] as const;

type Column = (typeof timesheetColumns)[number];

export type TimesheetReading =
  | { readonly ok: true; readonly shifts: readonly ShiftEntry[]; readonly lines: readonly string[] }
  | { readonly ok: false; readonly problem: string };

const shiftNote = notes(500);
const needed: readonly Column[] = ['employee_number', 'date', 'start', 'end'];

/** Reads a file of shifts, one a line, or says what is wrong with it. */
export function readTimesheetCsv(content: string): TimesheetReading {
  const [head, ...rows] = readCsv(content) ?? [];
  if (head === undefined) return no('This is not CSV: paste a table with headings, or a quote is never closed.');
  if (head.cells.length > mostColumns) return no(tooManyColumns);
  const columns = head.cells.map((heading) => timesheetColumns.find((name) => name === plain(heading)));
  const strange = head.cells.filter((heading, i) => columns[i] === undefined && heading.trim() !== '');
  if (strange.length > 0) return no(`No column is called ${strange.map((name) => `“${name}”`).join(', ')}.`);
  const missing = needed.filter((name) => !columns.includes(name));
  if (missing.length > 0) return no(`These columns are missing: ${missing.join(', ')}.`);
  if (rows.length === 0) return no('There is no shift below the headings.');
  const twice = columns.find((name, i) => name !== undefined && columns.indexOf(name) !== i);
  if (twice !== undefined) return no(`The column ${twice} is there twice.`);
  const spoilt = rows.flatMap((row) =>
    columns.flatMap((name, i) => {
      const says = name === undefined ? undefined : spoiltCell((row.cells[i] ?? '').trim());
      return says === undefined ? [] : [`${lineInWords(row)}, ${name}: ${says}.`];
    }),
  );
  if (spoilt.length > 0) return no(spoiltInWords(spoilt));
  const shifts: ShiftEntry[] = [];
  for (const row of rows) {
    const { cells } = row;
    const line = lineInWords(row);
    const cell = (name: Column): string => withoutApostrophe((cells[columns.indexOf(name)] ?? '').trim());
    if (cells.some((text, i) => text.trim() !== '' && columns[i] === undefined)) {
      return no(`${line} has a cell without a heading. A text with a comma in it stands in quotes.`);
    }
    const times = { start: clock(cell('start')), end: clock(cell('end')) };
    const fraction = [...Object.values(times), cell('break_start'), cell('break_end')].find((one) =>
      /^0?\.\d/.test(one),
    );
    if (fraction !== undefined) return no(`${line}: “${fraction}” is no time of the day. Write it as 9:00.`);
    const breaks = `${clock(cell('break_start'))}-${clock(cell('break_end'))}`;
    const pause = breaks === '-' ? '' : ` (${breaks})`;
    const date = parseCivilDate(isoDate(cell('date')));
    if (!date.ok || !isInPayrollYears(date.value))
      return no(`${line}: “${cell('date')}” is no calendar day. Write it as 31/12/2026.`);
    const holiday = holidayMark(cell('public_holiday'));
    if (holiday === undefined) {
      return no(`${line}: “${cell('public_holiday')}” in public_holiday is neither yes nor no.`);
    }
    const read = readShiftText(date.value, `${times.start}-${times.end}${pause}${holiday}`);
    if (!read.ok) return no(`${line}: ${read.problem}`);
    const [shift, another] = read.shifts;
    if (shift === undefined || another !== undefined) return no(`${line}: a line is one shift.`);
    const note = shiftNote.read(cell('note'));
    if (!note.ok) return no(`${line}: the note ${note.message}.`);
    const employeeNumber = cell('employee_number');
    shifts.push({ employeeNumber, shift, ...(note.value === '' ? {} : { note: note.value }) });
  }
  return { ok: true, shifts, lines: rows.map(lineInWords) };
}

function no(problem: string): TimesheetReading {
  return { ok: false, problem };
}

/** As other programs write a time of the day: `9:00:00`, `5:30 PM`. What is none stays as it is, and is refused as a shift. */
function clock(text: string): string {
  const [, hours, minutes = '00', seconds, half] = /^(\d{1,2})(?:[:.](\d{2}))?(:00)?\s*(am|pm)?$/i.exec(text) ?? [];
  if (hours === undefined) return text;
  if (half === undefined) return seconds === undefined ? text : `${hours}:${minutes}`;
  if (Number(hours) < 1 || Number(hours) > 12) return text;
  return `${(Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)}:${minutes}`;
}

/** As somebody would type it behind the shift. */
function holidayMark(answer: string): string | undefined {
  if (answer === '') return '';
  if (/^(?:yes|y|true|1)$/i.test(answer)) return ' PH';
  return /^(?:no|n|false|0)$/i.test(answer) ? ' no PH' : undefined;
}

function plain(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
}
