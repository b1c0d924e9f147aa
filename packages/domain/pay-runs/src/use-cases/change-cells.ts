import type { Company } from '@anz-payroll/companies';
import { accepted, type Result } from 'payroll-core';
import { countryPayroll } from '../countries/registered-countries';
import { cellOf, changeCell, type EnteredPay } from '../domain/cells/pay-cell';
import { columnKey, type PayColumn } from '../domain/cells/pay-column';
import { newPay } from '../domain/new-pay';
import { paidBy } from '../domain/paid-by';
import type { PayItem } from '../domain/pay-command';
import { lineLists, type PayLines } from '../domain/pay-lines';
import type { PaysRefusal } from '../domain/pays-refusal';
import type { PayStores, PayWithInput } from '../ports';
import { allOrNothing } from './all-or-nothing';
import { at, calculatePays, settleItem, type WantedPay } from './calculate-pays';
import { companyOf } from './company-of';
import { reasonMissing } from './hours-of-shifts';
import { enteredPay, type StagedCells } from './read-cells';
import { leavingOut } from './leave-out';
import { loadPayContext, type PayContext } from './pay-context';
import type { PaysDependencies } from './pays-dependencies';
import type { OnePayRun } from './pays-use-cases';
import { PAYS_IN_A_PIECE, workThrough } from './pieces-of-a-run';
import { payRunOf } from './read-pays';
import { changeRuns } from './save-pays';

/** One cell as somebody saw it and as they want it. */
export interface CellChange {
  readonly column: PayColumn;
  readonly was: string;
  readonly now: string;
}

export interface ChangeCells extends OnePayRun {
  readonly changes: readonly { readonly payId: number; readonly cells: readonly CellChange[] }[];
}

/** A line of the table after its cells were changed, or why they were not. */
export interface ChangedCells {
  readonly payId: number;
  /** The line as it is now; undefined for a pay that is not pending in this run any more. */
  readonly line?: StagedCells;
  /** Keys of the cells that somebody else had changed meanwhile: theirs stands. */
  readonly conflicts: readonly string[];
  /** Why nothing of this line was changed. */
  readonly problem?: string;
}

interface Change {
  readonly payId: number;
  readonly employeeId: number;
  readonly cells: readonly CellChange[];
}

/**
 * Changes cells of pending pays. A cell is changed only where it still stands as it was seen, so that two people who
 * enter one run do not overwrite each other. A line that the calculation refuses stays as it was; the others are kept.
 */
export function changeCells(deps: PaysDependencies) {
  return async (command: ChangeCells): Promise<Result<readonly ChangedCells[], PaysRefusal>> => {
    const found = await deps.reading.run(async (stores) => {
      const run = await payRunOf(stores, command);
      if (!run.ok) return run;
      const staged = await stores.pays.stagedOf(command.changes.map(({ payId }) => payId));
      return accepted(
        new Map(staged.filter(({ payRunId }) => payRunId === run.value.id).map((one) => [one.id, one.employeeId])),
      );
    });
    if (!found.ok) return found;
    const employees = found.value;
    const done = new Map<number, ChangedCells>();
    const changes = command.changes.flatMap(({ payId, cells }): Change[] => {
      const employeeId = employees.get(payId);
      return employeeId === undefined ? [] : [{ payId, employeeId, cells }];
    });
    const pieces: Change[][] = [];
    for (let from = 0; from < changes.length; from += PAYS_IN_A_PIECE) {
      pieces.push(changes.slice(from, from + PAYS_IN_A_PIECE));
    }
    const worked = await workThrough(pieces, 1, (piece) =>
      leavingOut(
        piece,
        async (some) => {
          const changed = await changePiece(deps, command, some);
          if (!changed.ok) return changed;
          for (const line of changed.value) done.set(line.payId, line);
          return accepted(undefined);
        },
        ({ items, reason }) => {
          for (const { payId } of items) done.set(payId, { payId, conflicts: [], problem: reason });
        },
      ),
    );
    if (!worked.ok) return worked;
    const gone = 'This pay is not pending in this run any more.';
    return accepted(command.changes.map(({ payId }) => done.get(payId) ?? { payId, conflicts: [], problem: gone }));
  };
}

function changePiece(
  deps: PaysDependencies,
  command: OnePayRun,
  changes: readonly Change[],
): Promise<Result<readonly ChangedCells[], PaysRefusal>> {
  return allOrNothing(deps.unitOfWork, async (stores) => {
    const company = await companyOf(stores, command);
    if (!company.ok) return company;
    const employeeIds = [...new Set(changes.map(({ employeeId }) => employeeId))].sort((a, b) => a - b);
    await stores.roster.lockAll(command.companyId, employeeIds);
    const wantedIds = new Set(changes.map(({ payId }) => payId));
    const pays = (await stores.pays.ofRun(command.payRunId, employeeIds, 'pending')).filter(({ pay }) =>
      wantedIds.has(pay.id),
    );
    const [first] = pays;
    if (first === undefined) return accepted([]);
    // Pays of one run may have days of their own; each day stands on its own context.
    const lines: ChangedCells[] = [];
    for (const payDate of new Set(pays.map(({ pay }) => pay.payDate))) {
      const ofDay = pays.filter(({ pay }) => pay.payDate === payDate);
      const changed = await changeOfDay(stores, deps, company.value, ofDay, changes);
      if (!changed.ok) return changed;
      lines.push(...changed.value);
    }
    return accepted(lines);
  });
}

async function changeOfDay(
  stores: PayStores,
  deps: PaysDependencies,
  company: Company,
  pays: readonly PayWithInput[],
  changes: readonly Change[],
): Promise<Result<readonly ChangedCells[], PaysRefusal>> {
  const [{ pay: first }] = pays as [PayWithInput];
  const ids = [...new Set(pays.map(({ pay }) => pay.employeeId))];
  const employees = new Map(
    (await stores.employees.ofIds(company.id, ids)).map((employee) => [employee.id, paidBy(employee, first.payPeriod)]),
  );
  const leaving = new Set(
    pays.filter(({ calculationInput }) => calculationInput.termination !== null).map(({ pay }) => pay.employeeId),
  );
  const loaded = await loadPayContext(stores, {
    company,
    payDate: first.payDate,
    employees: [...employees.values()],
    settles: true,
    rates: false,
    asksForPast: () => true,
    mayEnd: (id) => leaving.has(id),
    runs: 'look',
    runId: first.payRunId,
  });
  const context = await withEveryTemplate(stores, loaded, ids);
  const catalogues: Parameters<typeof settleItem>[5] = new Map();
  const wanted: WantedPay[] = [];
  const conflicts: (readonly string[])[] = [];
  for (const [index, { pay, calculationInput }] of pays.entries()) {
    const employee = employees.get(pay.employeeId);
    if (employee === undefined) continue;
    const before = enteredPay({ pay, calculationInput }, employee);
    const cells = changes.find(({ payId }) => payId === pay.id)?.cells ?? [];
    const entered = enter(before, cells, (now, fresh) => {
      const settled = settleItem(context, employee, fresh, index, 'none', catalogues);
      if (!settled.ok) return settled;
      const { lines, created, templates } = settled.value;
      return accepted({ pay: { ...now, lines: joined(now.lines, lines) }, created, templates });
    });
    if (!entered.ok) return at(index, entered.error);
    const changesHours = cells.some(({ column }) => column.kind === 'hours' || column.kind === 'overtime');
    if (changesHours) {
      const { lines, note } = entered.value.pay;
      const reason = reasonMissing(context, employee, lines.hours, note);
      if (reason !== undefined) return at(index, reason.error);
    }
    const { created, templates } = entered.value;
    conflicts.push(entered.value.conflicts);
    wanted.push({
      index,
      employee,
      lines: entered.value.pay.lines,
      hoursFrom: changesHours ? undefined : calculationInput.hoursFrom,
      department: entered.value.pay.department,
      note: entered.value.pay.note,
      daysPaid: countryPayroll(calculationInput.country).daysPaid(calculationInput.input),
      superTiming: calculationInput.superTiming,
      termination: countryPayroll(calculationInput.country).terminationRequested(calculationInput, employee),
      created,
      templates,
    });
  }
  const prepared = calculatePays(context, wanted, { redistributeTaxByGross: false });
  if (!prepared.ok) return prepared;
  const moment = deps.clock.now();
  const saved = await stores.pays.saveAll(
    prepared.value.map((one) => {
      const { pay } = pays[one.index]!;
      const made = newPay({ ...one, payDate: pay.payDate, status: 'pending', moment });
      const { id, version, createdAt, replacesPayId } = pay;
      return {
        pay: { ...made, id, version, createdAt, replacesPayId },
        calculationInput: one.calculated.calculationInput,
      };
    }),
  );
  await stores.knownItems.remember(prepared.value.flatMap(({ created }) => created));
  await stores.allowanceOrigins.note(
    prepared.value.flatMap(({ templates, index }) =>
      [...new Set(templates)].map((allowanceId) => ({
        companyId: company.id,
        allowanceId,
        payId: pays[index]!.pay.id,
      })),
    ),
  );
  await changeRuns(
    stores,
    pays.map(({ pay }) => pay),
    saved,
  );
  return accepted(
    saved.map((pay, n): ChangedCells => {
      const { employee, calculated } = prepared.value[n]!;
      const entered = enteredPay({ pay, calculationInput: calculated.calculationInput }, employee);
      return { payId: pay.id, line: { pay, entered }, conflicts: conflicts[n] ?? [] };
    }),
  );
}

interface Settled {
  readonly pay: EnteredPay;
  readonly created: WantedPay['created'];
  readonly templates: WantedPay['templates'];
}

/** The cells that stand as they were seen are changed; what others changed meanwhile is left and told. */
function enter(
  before: EnteredPay,
  cells: readonly CellChange[],
  settle: (pay: EnteredPay, fresh: PayItem) => Result<Settled, PaysRefusal>,
): Result<Settled & { readonly conflicts: readonly string[] }, PaysRefusal> {
  let pay = before;
  const created: WantedPay['created'][number][] = [];
  const templates: number[] = [];
  const conflicts: string[] = [];
  for (const { column, was, now } of cells) {
    const { text } = cellOf(pay, column);
    if (text === now) continue;
    if (text !== was) {
      conflicts.push(columnKey(column));
      continue;
    }
    const changed = changeCell(pay, column, now);
    if (!changed.ok) return changed;
    const settled = settle(changed.value.pay, changed.value.fresh);
    if (!settled.ok) return settled;
    pay = settled.value.pay;
    created.push(...settled.value.created);
    templates.push(...settled.value.templates);
  }
  return accepted({ pay, created, templates, conflicts });
}

/** Whoever types an amount under an allowance of the company means that one, attached to the person or not. */
async function withEveryTemplate(
  stores: PayStores,
  context: PayContext,
  employeeIds: readonly number[],
): Promise<PayContext> {
  const all = await stores.allowances.ofCompany(context.company.id);
  return { ...context, templates: new Map(employeeIds.map((id) => [id, all])) };
}

function joined(lines: PayLines, more: PayLines): PayLines {
  return Object.fromEntries(lineLists.map((list) => [list, [...lines[list], ...more[list]]])) as unknown as PayLines;
}
