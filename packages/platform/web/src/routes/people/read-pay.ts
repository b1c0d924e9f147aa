import { countryCompanies, type Country } from '@anz-payroll/companies';
import { camelCase } from '@anz-payroll/kernel';
import type { HoursItem, LeaveItem, PayItem, PaysRefusal, Period } from '@anz-payroll/pay-runs';
import { parseDecimal, type CivilDate } from 'payroll-core';
import { isNegative } from 'payroll-core/money';
import {
  chosenLeave,
  payRowsFor,
  plainDigits,
  plainHours,
  superTimingFields,
  type NamedRate,
  type PayColumn,
  type PayRows,
  type Problems,
  type Typed,
  fieldLabel,
} from '../../pages';
import { inWords } from '../../pay-pages';
import { typedDay } from '../typed-day';

/** What stands in a row before anybody types. */
export const usualEntries: Typed = { overtime_0_multiplier: '1.5' };

export type ReadPay =
  | {
      readonly item: PayItem;
      readonly payDate: CivilDate;
      readonly period: Period | undefined;
      readonly rows: RowsOfItem;
    }
  | { readonly problems: Problems };

/** By list of the item, the row of the page that each of its rows was typed into. */
export type RowsOfItem = Readonly<Record<string, readonly string[]>>;

/** What was typed into a row, by the members that it becomes. */
type Members = Readonly<Record<string, string | boolean>>;

/** The lists of the page whose rows are rows of hours. */
const listsOfHours = ['hours', 'overtime', 'other_hours', 'holiday_work'] as const;
/** The lists of the page that are lists of the item. */
const listsOfItems = ['allowances', 'deductions', 'bonuses', 'back_payments', 'pay_sacrifices'] as const;

/** The form of every country takes the fields of all. */
export const countriesOfPays: readonly Country[] = Object.keys(countryCompanies).filter(
  (code): code is Country => code === 'AU' || code === 'NZ',
);

/** The names of the fields of the form, whichever the country. */
export function payFieldNames(countries: readonly Country[]): readonly string[] {
  const ofRows = countries.flatMap((country) =>
    payRowsFor(country).flatMap(({ name, most, columns }) =>
      Array.from({ length: most }, (_, row) => columns.map((column) => `${name}_${row}_${column.name}`)).flat(),
    ),
  );
  const whole = ['pay_date', 'period_start', 'period_end', 'days_paid', 'pay_department', 'note'];
  const timing = Object.values(superTimingFields);
  return [...new Set([...whole, ...timing, ...ofRows])];
}

/** What was typed, as the API's item; lists in which nothing is typed are left out and follow the standing items. */
export function readPay(typed: Typed, employeeId: number, country: Country, rates: readonly NamedRate[]): ReadPay {
  const problems: Record<string, string> = {};
  const text = (id: string) => (typed[id] ?? '').trim();
  const date = (id: string, what: string): CivilDate | undefined => {
    const parsed = typedDay(text(id));
    if (!parsed.ok) problems[id] = `${what} must be a calendar day, such as 15/11/2026.`;
    return parsed.ok ? parsed.value : undefined;
  };
  const lists = new Map(payRowsFor(country, rates).map((list) => [list.name, list]));
  const rowsOf = (name: string): readonly string[] => usedRows(lists.get(name), text);
  const members = (name: string, row: string): Members =>
    readRow(lists.get(name)?.columns ?? [], row, text, date, problems);
  const payDate = date('pay_date', 'The pay date');
  const period = periodTyped(text, date, problems);
  const days = text('days_paid');
  if (days !== '' && !/^\d{1,2}$/.test(days)) {
    problems['days_paid'] = 'The days paid must be a whole number such as 3.';
  }
  const superTiming = superTimingTyped(text, date);
  const hours = listsOfHours.flatMap((name) =>
    rowsOf(name).map((row) => ({ row, item: hoursItem(name, row, members(name, row), rates, problems) })),
  );
  const leave = rowsOf('leave').map((row) => {
    const { leaveType, ...rest } = members('leave', row);
    const chosen = chosenLeave(country, String(leaveType));
    if (chosen === undefined) problems[`${row}_type`] = 'Choose the kind of leave.';
    needed(row, ['date', 'hours'], lists.get('leave'), rest, problems);
    return { row, item: { ...rest, ...chosen } as LeaveItem };
  });
  const items = Object.fromEntries(
    listsOfItems.map((name) => [
      camelCase(name),
      rowsOf(name).map((row) => {
        const item = { description: '', ...members(name, row) };
        if (item.description === '') problems[`${row}_description`] = 'Say what the amount is for.';
        return { row, item };
      }),
    ]),
  );
  if (payDate === undefined || Object.keys(problems).length > 0) return { problems };
  const filled = Object.entries({ hours, leave, ...items }).filter(([, rows]) => rows.length > 0);
  return {
    payDate,
    period,
    rows: Object.fromEntries(filled.map(([name, rows]) => [name, rows.map(({ row }) => row)])),
    item: {
      employeeId,
      ...(days === '' ? {} : { daysPaid: Number(days) }),
      ...(superTiming === undefined ? {} : { superTiming }),
      ...(text('pay_department') === '' ? {} : { payDepartment: text('pay_department') }),
      ...(text('note') === '' ? {} : { note: text('note') }),
      ...Object.fromEntries(filled.map(([name, rows]) => [name, rows.map(({ item }) => item)])),
    },
  };
}

/** What was said of the day on which super is due; undefined where all of it was left open. */
function superTimingTyped(
  text: (id: string) => string,
  date: (id: string, what: string) => CivilDate | undefined,
): PayItem['superTiming'] {
  const { isFirstContribution, nextRegularPayday, determinationMadeOn } = superTimingFields;
  const dayAt = (id: string, what: string) => (text(id) === '' ? undefined : date(id, what));
  const first = text(isFirstContribution);
  const regular = dayAt(nextRegularPayday, 'The next regular payday');
  const determined = dayAt(determinationMadeOn, 'The day of the determination');
  if (first === '' && regular === undefined && determined === undefined) return undefined;
  return {
    ...(first === '' ? {} : { isFirstContribution: first === 'true' }),
    ...(regular === undefined ? {} : { nextRegularPayday: regular }),
    ...(determined === undefined ? {} : { determinationMadeOn: determined }),
  };
}

/** The rows of a list in which something is typed that does not stand there by itself. */
function usedRows(list: PayRows | undefined, text: (id: string) => string): readonly string[] {
  if (list === undefined) return [];
  // A choice that cannot be empty says nothing of whether its row is meant.
  const telling = list.columns.filter(
    ({ choices }) => choices === undefined || choices.some(({ value }) => value === ''),
  );
  return Array.from({ length: list.most }, (_, row) => `${list.name}_${row}`).filter((row) =>
    telling.some(({ name }) => !['', usualEntries[`${row}_${name}`]].includes(text(`${row}_${name}`))),
  );
}

/** The members of one row; what is wrong goes to its field. */
function readRow(
  columns: readonly PayColumn[],
  row: string,
  text: (id: string) => string,
  date: (id: string, what: string) => CivilDate | undefined,
  problems: Record<string, string>,
): Members {
  const mayTakeBack = columns.some(({ name }) => name === 'is_adjustment');
  const takesBack = text(`${row}_is_adjustment`) === 'true';
  const number = (id: string, { kind, label }: PayColumn): string => {
    const digits = kind === 'hours' ? plainHours(text(id)) : plainDigits(text(id));
    const parsed = parseDecimal(digits);
    const example = kind === 'hours' ? '7.6 or 7:36' : '1,250.00';
    if (!parsed.ok) problems[id] = `${label} must be a number such as ${example}.`;
    else if (isNegative(parsed.value) && !takesBack) {
      const unless = mayTakeBack ? ', unless the row takes back what an earlier pay gave' : '';
      problems[id] = `${label} must be zero or more${unless}.`;
    }
    return digits;
  };
  const members: Record<string, string | boolean> = {};
  for (const column of columns) {
    const id = `${row}_${column.name}`;
    if (text(id) === '') continue;
    switch (column.kind) {
      case 'amount':
      case 'hours':
        members[column.member] = number(id, column);
        break;
      case 'day': {
        const day = date(id, column.label);
        if (day !== undefined) members[column.member] = day;
        break;
      }
      case 'answer':
        members[column.member] = text(id) === 'true';
        break;
      case 'text':
      case 'code':
        // The service judges the code and names those that there are.
        members[column.member] = text(id);
    }
  }
  return members;
}

function needed(
  row: string,
  names: readonly string[],
  list: PayRows | undefined,
  members: Members,
  problems: Record<string, string>,
): void {
  for (const { name, label, kind, member } of list?.columns ?? []) {
    if (!names.includes(name) || member in members) continue;
    problems[`${row}_${name}`] ??=
      kind === 'day'
        ? `${label} must be a calendar day, such as 15/11/2026.`
        : `${label} must be a number such as 7.6 or 7:36.`;
  }
}

/** A row of hours as each of the lists of the page means it. */
function hoursItem(
  list: (typeof listsOfHours)[number],
  row: string,
  members: Members,
  rates: readonly NamedRate[],
  problems: Record<string, string>,
): HoursItem {
  const rows = payRowsFor(list === 'holiday_work' ? 'NZ' : 'AU').find(({ name }) => name === list);
  const always =
    list === 'overtime' ? ['value', 'multiplier'] : list === 'holiday_work' ? ['value', 'date'] : ['value'];
  needed(row, always, rows, members, problems);
  const hours = { units: 'hours', value: '0', ...members };
  switch (list) {
    case 'hours':
      return { ...hours, description: 'Ordinary time' };
    case 'overtime':
      return { ...hours, description: `Overtime × ${String(members['multiplier'])}`, isOvertime: true };
    case 'holiday_work':
      return { ...hours, description: 'Work on a public holiday' };
    case 'other_hours': {
      const named = rates.find(({ reference }) => reference === members['rateReference'])?.description;
      const description = String(members['description'] ?? named ?? '');
      if (description === '') problems[`${row}_description`] = 'Say what is paid, or choose its pay rate.';
      return { ...hours, description };
    }
  }
}

/** The days that the pay is for, where both are typed. */
function periodTyped(
  text: (id: string) => string,
  date: (id: string, what: string) => CivilDate | undefined,
  problems: Record<string, string>,
): Period | undefined {
  if (text('period_start') === '' && text('period_end') === '') return undefined;
  const [startDate, endDate] = [
    date('period_start', 'The first day paid for'),
    date('period_end', 'The last day paid for'),
  ];
  if (startDate === undefined || endDate === undefined) return undefined;
  if (endDate < startDate) problems['period_end'] = 'The last day paid for is before the first.';
  return { startDate, endDate };
}

/** What each list asks for where an item is new. */
const askedOfNew: Readonly<Record<string, string>> = {
  allowanceCategory: 'Choose what kind of allowance it is',
  classification: 'Choose what kind of deduction it is',
  stpCategory: 'Choose what the back payment makes good',
  amount: 'Enter the amount',
};

/** What the service refuses, at the field that it is about. */
export function problemsAtRows(
  { message, path, fields }: Omit<PaysRefusal, 'code'>,
  rows: RowsOfItem,
  typed: Typed,
  lists: readonly PayRows[],
): Problems {
  const found: Record<string, string> = {};
  for (const where of fields ?? (path === undefined ? [] : [path])) {
    const timing = /^superTiming\.(\w+)$/.exec(where)?.[1];
    if (timing !== undefined && timing in superTimingFields) {
      found[superTimingFields[timing as keyof typeof superTimingFields]] = inWords(message);
      continue;
    }
    const [, list = '', index = '', member = ''] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(where) ?? [];
    const row = rows[list]?.[Number(index)];
    if (row === undefined) continue;
    const columns = lists.find(({ name }) => row.startsWith(`${name}_`))?.columns ?? [];
    const column = columns.find((one) => one.member === member);
    if (column === undefined) continue;
    const asked = fields === undefined ? undefined : askedOfNew[member];
    found[`${row}_${column.name}`] =
      asked === undefined
        ? inPageWords(message, columns)
        : `${asked}: “${(typed[`${row}_description`] ?? '').trim()}” is new to this person.`;
  }
  return Object.keys(found).length > 0 ? found : { record: inWords(message) };
}

/** A sentence of the rules with the fields by their labels. */
function inPageWords(message: string, columns: readonly PayColumn[]): string {
  return inWords(
    message.replace(/ in \w+\[\d+\]\.\w+/, ''),
    (name) => columns.find((one) => one.name === name || one.member === camelCase(name))?.label ?? fieldLabel(name),
  );
}
