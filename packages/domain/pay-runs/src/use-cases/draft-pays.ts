import type { Employee } from '@anz-payroll/employee-lifecycle';
import { accepted, type Result } from 'payroll-core';
import { addFigures } from '../domain/figures';
import type { KnownItem } from '../domain/known-items';
import type { PayItem, TerminationRequest } from '../domain/pay-command';
import type { LeaveLine, PayLines } from '../domain/pay-lines';
import type { Figures } from '../domain/pay-record';
import type { PaysRefusal } from '../domain/pays-refusal';
import { settleHours } from '../domain/settle-hours';
import { settleItems, type ItemShelf, type Standing } from '../domain/settle-items';
import { taxTogether, type PayOfPeriod } from '../domain/tax-together';
import { withheldByB2, workOut, type WorkedOut } from '../domain/work-out';
import { auFigures, leaveMoved, nzFigures, openingFigures } from '../domain/year-to-date';
import { groundsOf } from './grounds-of-pay';
import { accountIn, type PayWorld, type RunPlace } from './pay-world';

/** A pay that is asked for, with its rows settled. */
export interface WantedPay {
  /** Its place in the request. */
  readonly index: number;
  readonly employee: Employee;
  readonly lines: PayLines;
  readonly department: string | null;
  readonly termination: TerminationRequest | null;
  readonly created: readonly KnownItem[];
  readonly templates: readonly number[];
}

/** A pay worked out. */
export interface Draft extends WantedPay {
  readonly run: RunPlace;
  readonly worked: WorkedOut;
  /** Worked out when somebody asks: a pay that is only staged has none yet. */
  readonly outcome: () => Outcome;
}

/** What a pay does to the employee's account. */
export interface Outcome extends Change {
  /** The sums with it. */
  readonly account: Sums;
  /** Year to date after it, opening balances included. */
  readonly yearAfter: Figures;
}

/** Rows of one item: rates found, items matched or created, standing items applied. */
export function settleItem(
  world: PayWorld,
  employee: Employee,
  item: PayItem,
  index: number,
  standing: Standing,
  shelves: Map<number, ItemShelf>,
): Result<WantedPay, PaysRefusal> {
  const shelf = shelfOf(world, employee, shelves);
  const hours = settleHours(
    item.hours ?? [],
    employee.id,
    shelf.parts.filter(({ kind }) => kind === 'pay-rate'),
    world.rates,
  );
  if (!hours.ok) return at(index, hours.error);
  const items = settleItems(item, shelf, standing);
  if (!items.ok) return at(index, items.error);
  const { created, templates, ...lists } = items.value;
  return accepted({
    index,
    employee,
    lines: { hours: hours.value, leave: (item.leave ?? []).map(leaveLine), ...lists },
    department: item.payDepartment ?? null,
    termination: item.termination ?? null,
    created,
    templates,
  });
}

function leaveLine(row: NonNullable<PayItem['leave']>[number]): LeaveLine {
  const line: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) if (value !== null && value !== undefined) line[name] = value;
  return line as LeaveLine;
}

function shelfOf(world: PayWorld, employee: Employee, shelves: Map<number, ItemShelf>): ItemShelf {
  let shelf = shelves.get(employee.id);
  if (shelf === undefined) {
    shelf = {
      customerId: employee.customerId,
      employeeId: employee.id,
      parts: world.parts.get(employee.id) ?? [],
      allowances: world.templates.get(employee.id) ?? [],
      known: new Map((world.known.get(employee.id) ?? []).map(({ kind, key, values }) => [`${kind} ${key}`, values])),
    };
    shelves.set(employee.id, shelf);
  }
  return shelf;
}

export interface DraftOptions {
  readonly redistributeTaxByGross: boolean;
}

/** Works the pays out in their order, so that each stands on the accounts the earlier ones left, and taxes them together. */
export function draftPays(
  world: PayWorld,
  wanted: readonly WantedPay[],
  options: DraftOptions,
): Result<readonly Draft[], PaysRefusal> {
  const byEmployee = new Map<number, WantedPay[]>();
  for (const pay of wanted) {
    const own = byEmployee.get(pay.employee.id);
    if (own === undefined) byEmployee.set(pay.employee.id, [pay]);
    else own.push(pay);
  }
  const drafts: Draft[] = new Array<Draft>(wanted.length);
  const places = new Map(wanted.map((pay, place) => [pay, place]));
  for (const [employeeId, own] of byEmployee) {
    const drafted = draftOfEmployee(world, employeeId, own, options);
    if (!drafted.ok) return drafted;
    for (const [i, draft] of drafted.value.entries()) drafts[places.get(own[i]!)!] = draft;
  }
  return accepted(drafts);
}

function draftOfEmployee(
  world: PayWorld,
  employeeId: number,
  wanted: readonly WantedPay[],
  options: DraftOptions,
): Result<readonly Draft[], PaysRefusal> {
  const { employee } = wanted[0]!;
  const run = world.runs.get(employee.details.pay_period)!;
  const before = (world.inRuns.get(employeeId) ?? []).map(
    ({ pay, grounds }) => ({ country: pay.country, grounds, result: pay.result }) as PayOfPeriod,
  );
  const parts = world.parts.get(employeeId) ?? [];
  const opening = openingFigures(world.company.country, parts, world.year);
  const start = accountIn(world, employeeId);
  let account = start;
  const alone: WorkedOut[] = [];
  const granted: Figures[] = [];
  for (const [i, pay] of wanted.entries()) {
    if (i > 0) account = after(account, changeBy(alone[i - 1]!, granted[i - 1]!));
    const based = groundsOf(world, pay, run, parts, account.leave, addFigures(account.year, opening));
    if (!based.ok) return at(pay.index, based.error);
    const worked = workOut(based.value.grounds);
    if (!worked.ok) return at(pay.index, worked.error);
    alone.push(worked.value);
    granted.push(based.value.granted);
  }
  const departments = new Set(wanted.map(({ department }) => department));
  const taxed = taxTogether(before, alone, options.redistributeTaxByGross && departments.size > 1);
  if (!taxed.ok) return at(wanted[0]!.index, taxed.error);
  const drafts: Draft[] = [];
  for (const [i, worked] of taxed.value.entries()) {
    const outcome = once((): Outcome => {
      const change = changeBy(worked, granted[i]!);
      const sums = after(i === 0 ? start : drafts[i - 1]!.outcome().account, change);
      return { ...change, account: sums, yearAfter: addFigures(sums.year, opening) };
    });
    drafts.push({ ...wanted[i]!, run, worked, outcome });
  }
  return accepted(drafts);
}

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => (done ??= { value: work() }).value;
}

interface Change {
  readonly leave: Figures;
  readonly figures: Figures;
}

type Sums = ReturnType<typeof accountIn>;

function after(account: Sums, change: Change): Sums {
  return { leave: addFigures(account.leave, change.leave), year: addFigures(account.year, change.figures) };
}

function changeBy(worked: WorkedOut, granted: Figures): Change {
  const payout = worked.termination?.balanceMovements ?? [];
  return {
    leave: addFigures(leaveMoved(worked.result.leaveBalanceRows, payout), granted),
    figures:
      worked.country === 'AU'
        ? auFigures(worked.result, worked.termination, withheldByB2(worked))
        : nzFigures(worked.result, worked.termination),
  };
}

export function at<E extends PaysRefusal>(
  index: number,
  error: E,
): { readonly ok: false; readonly error: PaysRefusal } {
  return { ok: false, error: { ...error, index: error.index ?? index } };
}
