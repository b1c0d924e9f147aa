import { normalKey } from '@anz-payroll/companies';
import type { Employee } from '@anz-payroll/employee-lifecycle';
import { accepted, decimal, type Result } from 'payroll-core';
import type { EnteredPay } from '../domain/cells/pay-cell';
import { countryPayroll } from '../countries/registered-countries';
import { columnKey, type ItemColumn, type PayColumn } from '../domain/cells/pay-column';
import { linesOf, type PayLines } from '../domain/pay-lines';
import type { PayRecord } from '../domain/pay-record';
import type { PayRun } from '../domain/pay-run';
import type { PaysRefusal } from '../domain/pays-refusal';
import type { PayStores, PayWithInput } from '../ports';
import type { PaysDependencies } from './pays-dependencies';
import type { OnePayRun } from './pays-use-cases';
import { payRunOf } from './read-pays';

/** A pending pay as a line of the table in which a run is entered. */
export interface StagedCells {
  readonly pay: PayRecord;
  readonly entered: EnteredPay;
  readonly hoursFrom?: 'timesheets' | undefined;
}

export interface CellsOfRun {
  readonly run: PayRun;
  /** The pending pays, by name. */
  readonly lines: readonly StagedCells[];
  /** Items that somebody of the run has, or that the company offers: each is a column. */
  readonly items: readonly ItemColumn[];
  /** Overtime and leave that somebody of the run has: each is a column. */
  readonly times: readonly PayColumn[];
}

/** As many as a run has at most; a page shows a part of them. */
const MOST_LINES = 10_000;

export interface ReadCells extends OnePayRun {
  /** These pays alone, and the columns that they have; left out, all that are pending. */
  readonly payIds?: readonly number[];
}

export function readCells(deps: Pick<PaysDependencies, 'reading'>) {
  return (query: ReadCells): Promise<Result<CellsOfRun, PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const run = await payRunOf(stores, query);
      if (!run.ok) return run;
      const all = await stores.pays.pendingIn(run.value.id, MOST_LINES);
      const asked = query.payIds === undefined ? undefined : new Set(query.payIds);
      const pending = asked === undefined ? all : all.filter(({ id }) => asked.has(id));
      const employeeIds = [...new Set(pending.map(({ employeeId }) => employeeId))];
      const ofPeople = await stores.pays.ofRun(run.value.id, employeeIds, 'pending');
      const pays = asked === undefined ? ofPeople : ofPeople.filter(({ pay }) => asked.has(pay.id));
      const employees = new Map(
        (await stores.employees.ofIds(query.companyId, employeeIds)).map((employee) => [employee.id, employee]),
      );
      const lines = pays.flatMap((one): StagedCells[] => {
        const employee = employees.get(one.pay.employeeId);
        return employee === undefined
          ? []
          : [{ pay: one.pay, entered: enteredPay(one, employee), hoursFrom: one.calculationInput.hoursFrom }];
      });
      const items = await itemColumns(stores, query.companyId, employeeIds, lines);
      return accepted({ run: run.value, lines: lines.toSorted(byName), items, times: timeColumns(lines) });
    });
}

export function enteredPay({ pay, calculationInput }: PayWithInput, { details }: Employee): EnteredPay {
  return {
    country: calculationInput.country,
    lines: linesOf(calculationInput.input),
    department: pay.department,
    note: pay.note,
    period: { startDate: pay.periodStart, endDate: pay.periodEnd },
    daysPaid: countryPayroll(calculationInput.country).daysPaid(calculationInput.input),
    superTiming: calculationInput.superTiming,
    hoursPerDay: details.standard_hours_per_day,
  };
}

function byName({ pay: a }: StagedCells, { pay: b }: StagedCells): number {
  const key = ({ employee, id }: PayRecord) => `${employee.lastName}\n${employee.firstName}\n${id}`;
  return key(a).localeCompare(key(b), 'en');
}

export async function itemColumns(
  stores: PayStores,
  companyId: number,
  employeeIds: readonly number[],
  lines: readonly StagedCells[],
): Promise<readonly ItemColumn[]> {
  const found = new Map<string, ItemColumn>();
  const note = (column: ItemColumn) => {
    const key = `${column.kind} ${normalKey(column.description)}`;
    if (!found.has(key)) found.set(key, column);
  };
  for (const { description, category } of await stores.allowances.ofCompany(companyId)) {
    note({ kind: 'allowance', description, code: category === 'Unclassified' ? '' : (category ?? '') });
  }
  for (const { kind, values } of await stores.roster.partsOf(employeeIds)) {
    if (kind !== 'allowance' && kind !== 'deduction' && kind !== 'bonus') continue;
    const code = values[kind === 'allowance' ? 'allowance_category' : 'classification'];
    note({ kind, description: String(values['description']), code: typeof code === 'string' ? code : '' });
  }
  for (const { entered } of lines) for (const column of columnsOf(entered.lines)) note(column);
  const order = { allowance: 0, deduction: 1, bonus: 2 } as const;
  return [...found.values()].sort(
    (a, b) => order[a.kind] - order[b.kind] || a.description.localeCompare(b.description, 'en'),
  );
}

function columnsOf({ allowances, deductions, bonuses }: PayLines): readonly ItemColumn[] {
  return [
    ...allowances.map(({ description, allowanceCategory }) => ({
      kind: 'allowance' as const,
      description,
      code: allowanceCategory ?? '',
    })),
    ...deductions.map(({ description, classification }) => ({
      kind: 'deduction' as const,
      description,
      code: classification ?? '',
    })),
    ...bonuses.map(({ description }) => ({ kind: 'bonus' as const, description, code: '' })),
  ];
}

/** What the lines have of overtime at a multiple of the hourly rate, and of leave. */
export function timeColumns(lines: readonly StagedCells[]): readonly PayColumn[] {
  const found = new Map<string, PayColumn>();
  for (const { entered } of lines) {
    for (const column of timesOf(entered.lines)) {
      const key = columnKey(column);
      if (!found.has(key)) found.set(key, column);
    }
  }
  return [...found.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, column]) => column);
}

function timesOf({ hours, leave }: PayLines): readonly PayColumn[] {
  const overtime = hours.flatMap(({ isOvertime, rate, multiplier }): PayColumn[] =>
    isOvertime === true && rate === undefined && multiplier !== undefined
      ? [{ kind: 'overtime', multiplier: decimal(multiplier).toString() }]
      : [],
  );
  const taken = leave.map(({ leaveType, isCashUp }): PayColumn =>
    isCashUp === true ? { kind: 'leave', leaveType, isCashUp } : { kind: 'leave', leaveType },
  );
  return [...overtime, ...taken];
}
