import type { Country } from '@anz-payroll/companies';
import { lineLists, type EnteredPay, type PayItem, type PayLine, type PayLines } from '@anz-payroll/pay-runs';
import {
  leaveChoice,
  payRowsFor,
  shownDate,
  superTimingFields,
  type NamedRate,
  type PayColumn,
  type PayRows,
  type Typed,
} from '../../pages';
import type { ReadPay } from '../people/read-pay';

/** The rows of a staged pay as the fields of its page. */
export interface EnteredRows {
  readonly typed: Typed;
  /** By the row of the page, the row of the pay that stands in it. */
  readonly lines: ReadonlyMap<string, object>;
  /** Rows that say more than the fields can, or for which there is no room: they stay as they are, or are left out. */
  readonly kept: readonly PayLine[];
}

type Members = Readonly<Record<string, unknown>>;

/** Which list of the page takes a row of the pay, and what the list itself says of each of its rows. */
interface ListOfPage {
  readonly list: string;
  readonly implied: Members;
}

const inHours = { units: 'hours', isOvertime: false };

function listsTaking({ kind, line }: PayLine): readonly ListOfPage[] {
  switch (kind) {
    case 'hours': {
      const implied = { rateReference: 'system:ordinary_time' };
      return [
        { list: 'hours', implied: { ...inHours, ...implied, description: 'Ordinary time' } },
        {
          list: 'overtime',
          implied: { units: 'hours', isOvertime: true, description: `Overtime × ${line.multiplier}` },
        },
        { list: 'holiday_work', implied: { ...inHours, description: 'Work on a public holiday' } },
        { list: 'other_hours', implied: line.rateReference === implied.rateReference ? implied : {} },
      ];
    }
    case 'leave':
      // A changed row takes the name of its choice; its hours at average weekly earnings are worked out anew.
      return [{ list: 'leave', implied: { description: line.description, averageWeeklyEarningsHours: undefined } }];
    case 'deductions':
      return [{ list: 'deductions', implied: { isIncludedInSuperCalculations: false } }];
    case 'paySacrifices':
      return [{ list: 'pay_sacrifices', implied: {} }];
    case 'backPayments':
      return [{ list: 'back_payments', implied: {} }];
    case 'allowances':
    case 'bonuses':
      return [{ list: kind, implied: {} }];
  }
}

/** The fields of the page as a staged pay fills them. */
export function enteredRows(entered: EnteredPay, country: Country, rates: readonly NamedRate[]): EnteredRows {
  const lists = new Map(payRowsFor(country, rates).map((list) => [list.name, list]));
  const typed: Record<string, string> = {
    pay_department: entered.department ?? '',
    note: entered.note ?? '',
    days_paid: entered.daysPaid === null ? '' : String(entered.daysPaid),
    ...superTimingTyped(entered.superTiming ?? {}),
  };
  const lines = new Map<string, object>();
  const kept: PayLine[] = [];
  for (const one of linesIn(entered.lines)) {
    const row = listsTaking(one)
      .map(({ list, implied }) => freeRow(lists.get(list), lines, fieldsOf(lists.get(list), membersOf(one), implied)))
      .find((found) => found !== undefined);
    if (row === undefined) {
      kept.push(one);
      continue;
    }
    lines.set(row.name, one.line);
    for (const [name, text] of Object.entries(row.fields)) typed[`${row.name}_${name}`] = text;
  }
  return { typed, lines, kept };
}

function superTimingTyped(said: NonNullable<EnteredPay['superTiming']>): Typed {
  const { isFirstContribution, nextRegularPayday, determinationMadeOn } = said;
  return {
    [superTimingFields.isFirstContribution]: isFirstContribution === undefined ? '' : String(isFirstContribution),
    [superTimingFields.nextRegularPayday]: nextRegularPayday === undefined ? '' : shownDate(nextRegularPayday),
    [superTimingFields.determinationMadeOn]: determinationMadeOn === undefined ? '' : shownDate(determinationMadeOn),
  };
}

function linesIn(lines: PayLines): readonly PayLine[] {
  return lineLists.flatMap((kind) => lines[kind].map((line) => ({ kind, line }) as PayLine));
}

/** The members of a row; cashed-out leave is a kind of leave on the page. */
function membersOf({ kind, line }: PayLine): Members {
  if (kind !== 'leave') return { ...line };
  const { leaveType, isCashUp, ...rest } = line;
  return { ...rest, leaveType: leaveChoice(leaveType, isCashUp === true) };
}

/** The texts of the fields of a row; undefined where a member has no field, or a code is none of the choices. */
function fieldsOf(
  list: PayRows | undefined,
  members: Members,
  implied: Members,
): Readonly<Record<string, string>> | undefined {
  if (list === undefined) return undefined;
  const fields: Record<string, string> = {};
  for (const [member, value] of Object.entries(members)) {
    if (member in implied) {
      if (implied[member] === undefined || implied[member] === value) continue;
      return undefined;
    }
    const column = list.columns.find((one) => one.member === member);
    const text = column === undefined ? undefined : fieldText(column, value);
    if (column === undefined || text === undefined) return undefined;
    fields[column.name] = text;
  }
  return fields;
}

function fieldText({ kind, choices }: PayColumn, value: unknown): string | undefined {
  const text = String(value);
  if (choices !== undefined && !choices.some((choice) => choice.value === text)) return undefined;
  return kind === 'day' ? shownDate(text) : text;
}

function freeRow(
  list: PayRows | undefined,
  taken: ReadonlyMap<string, object>,
  fields: Readonly<Record<string, string>> | undefined,
): { readonly name: string; readonly fields: Readonly<Record<string, string>> } | undefined {
  if (list === undefined || fields === undefined) return undefined;
  const name = Array.from({ length: list.most }, (_, row) => `${list.name}_${row}`).find((row) => !taken.has(row));
  return name === undefined ? undefined : { name, fields };
}

/** The name of the box that leaves out a row that is kept. */
export const leftOutName = (index: number): string => `left_out_${index}`;

/** What was typed in the place of the staged pay: rows that nobody touched stay as they are, members without a field included. */
export function changedItem(was: EnteredRows, typed: Typed, read: Extract<ReadPay, { item: unknown }>): PayItem {
  const text = (name: string, from: Typed): string => (from[name] ?? '').trim();
  const isAsShown = (row: string): boolean =>
    [...new Set([...Object.keys(was.typed), ...Object.keys(typed)])].every(
      (name) => !name.startsWith(`${row}_`) || text(name, was.typed) === text(name, typed),
    );
  const lists = lineLists.map((list) => {
    const rows = read.rows[list] ?? [];
    const sent: readonly object[] = read.item[list] ?? [];
    const entered = sent.map((item, i) => {
      const line = was.lines.get(rows[i]!);
      return line !== undefined && isAsShown(rows[i]!) ? line : item;
    });
    const kept = was.kept.flatMap(({ kind, line }, index) =>
      kind === list && typed[leftOutName(index)] !== 'true' ? [line] : [],
    );
    return [list, [...entered, ...kept]];
  });
  return { ...read.item, ...(Object.fromEntries(lists) as Pick<PayItem, (typeof lineLists)[number]>) };
}
