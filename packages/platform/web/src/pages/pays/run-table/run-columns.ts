import type { Country } from '@anz-payroll/companies';
import { columnKey, leaveDescription, readColumnKey, type CellsOfRun, type PayColumn } from '@anz-payroll/pay-runs';
import type { CellKind } from '../../../pay-pages';
import type { Choice } from '../../record-form';
import { cashedOutNames, leaveNames } from '../leave-choices';
import { newItemKinds } from '../pay-rows';

/** A column as the page shows it. */
export interface ShownColumn {
  readonly key: string;
  readonly column: PayColumn;
  readonly kind: CellKind;
  readonly title: string;
  /** Over the title: what kind of thing it is. */
  readonly group: string;
}

const everyday: Readonly<Record<Country, readonly PayColumn[]>> = {
  AU: [
    { kind: 'hours' },
    { kind: 'overtime', multiplier: '1.5' },
    { kind: 'overtime', multiplier: '2' },
    { kind: 'leave', leaveType: 'HOLIDAY' },
    { kind: 'leave', leaveType: 'SICK' },
  ],
  NZ: [
    { kind: 'hours' },
    { kind: 'overtime', multiplier: '1.5' },
    { kind: 'overtime', multiplier: '2' },
    { kind: 'leave', leaveType: 'ANNUAL_HOLIDAYS' },
    { kind: 'leave', leaveType: 'SICK' },
  ],
};

/** The columns of a run: what everybody enters, what its people have of times and items, and those that somebody added. */
export function runColumns(
  country: Country,
  { items, times }: Pick<CellsOfRun, 'items' | 'times'>,
  added: readonly PayColumn[],
): readonly ShownColumn[] {
  const hasBonus = [...items, ...added].some(({ kind }) => kind === 'bonus');
  const bonus: readonly PayColumn[] = hasBonus ? [] : [{ kind: 'bonus', description: 'Bonus', code: '' }];
  const all = [
    ...everyday[country],
    ...times,
    ...added.filter(isTime),
    ...items,
    ...added.filter((one) => !isTime(one)),
    ...bonus,
  ];
  const shown = new Map<string, ShownColumn>();
  for (const column of [...all, { kind: 'department' }, { kind: 'note' }] satisfies readonly PayColumn[]) {
    const one = shownColumn(country, column);
    const same = `${column.kind} ${one.title.toLowerCase()}`;
    if (!shown.has(same)) shown.set(same, one);
  }
  return [...shown.values()];
}

function isTime({ kind }: PayColumn): boolean {
  return kind === 'overtime' || kind === 'leave';
}

export function shownColumn(country: Country, column: PayColumn): ShownColumn {
  const key = columnKey(column);
  switch (column.kind) {
    case 'hours':
      return { key, column, kind: 'hours', group: 'Hours', title: 'Ordinary' };
    case 'overtime':
      return { key, column, kind: 'hours', group: 'Overtime', title: `× ${column.multiplier}` };
    case 'leave': {
      const names = column.isCashUp === true ? cashedOutNames : leaveNames;
      const title = names[country][column.leaveType] ?? leaveDescription(country, column.leaveType);
      return { key, column, kind: 'leave', group: 'Leave, hours', title };
    }
    case 'department':
      return { key, column, kind: 'text', group: '', title: 'Department' };
    case 'note':
      return { key, column, kind: 'text', group: '', title: 'Note' };
    default:
      return { key, column, kind: 'amount', group: groups[column.kind], title: column.description };
  }
}

const groups = { allowance: 'Allowance', deduction: 'Deduction', bonus: 'Bonus' } as const;

/** What can be added as a column, by the beginning of its key. */
export function addableColumns(country: Country): readonly Choice[] {
  const { allowance, deduction } = newItemKinds(country);
  return [
    ...allowance.map(({ value, label }) => ({ value: `allowance:${value}:`, label })),
    ...deduction.map(({ value, label }) => ({ value: `deduction:${value}:`, label })),
    { value: 'bonus::', label: 'Bonus' },
    { value: 'overtime:2.5', label: 'Overtime × 2.5' },
    ...Object.entries(leaveNames[country]).map(([type, label]) => ({
      value: `leave:${type}`,
      label: `Leave: ${label}`,
    })),
    ...Object.keys(cashedOutNames[country]).flatMap((type) => {
      const column = readColumnKey(`leave:${type}:cashed-out`);
      return column === undefined
        ? []
        : [{ value: columnKey(column), label: `Leave: ${shownColumn(country, column).title}` }];
    }),
  ];
}

/** The columns that an address names; keys that name none are left out. */
export function addedColumns(keys: readonly string[]): readonly PayColumn[] {
  return keys.flatMap((key) => readColumnKey(key) ?? []);
}
