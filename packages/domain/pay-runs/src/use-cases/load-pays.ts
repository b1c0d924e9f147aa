import { normalKey, type Company } from '@anz-payroll/companies';
import { decideTermination, type Employee } from '@anz-payroll/employee-lifecycle';
import {
  accepted,
  add,
  isMore,
  multiply,
  parseDecimal,
  parseCivilDate,
  whole,
  type CivilDate,
  type Decimal,
  type Result,
} from 'payroll-core';
import { normalEarnings } from '../countries/pay-basis';
import { paidBy } from '../domain/paid-by';
import type { IdentifierType, PayItem } from '../domain/pay-command';
import type { PayLines } from '../domain/pay-lines';
import type { PayRecord } from '../domain/pay-record';
import { notAPeriod } from '../domain/not-a-period';
import type { Period } from '../domain/period-of';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import type { ItemCatalogue, Standing } from '../domain/settle-items';
import { countryPayroll } from '../countries/registered-countries';
import type { PayStores } from '../ports';
import { at, settleItem, type WantedPay } from './calculate-pays';
import { asPaysRefusal } from './end-employment';
import { loadPayContext, type PayContext, type ContextWanted } from './pay-context';
import { isGiven } from '../domain/is-given';

export interface PaysToLoad {
  readonly company: Company;
  readonly payDate: CivilDate;
  readonly periodEnd?: CivilDate | undefined;
  readonly period?: Period | undefined;
  readonly identifierType: IdentifierType;
  readonly items: readonly PayItem[];
  readonly standing: Standing;
  readonly runs: ContextWanted['runs'];
  /** False for a preview, which makes nobody wait. */
  readonly lock: boolean;
  /** Where a pay is made anew: it stays in its run and period, whatever the employee's period is today. */
  readonly insteadOf?: PayRecord;
  /** Its rows, where rates count as they were paid. */
  readonly paid?: PayLines | undefined;
}

export interface LoadedPays {
  readonly context: PayContext;
  readonly wanted: readonly WantedPay[];
}

/** Finds the employees of a request, locks them, reads what their pays stand on and settles the rows. */
export async function loadPays(stores: PayStores, request: PaysToLoad): Promise<Result<LoadedPays, PaysRefusal>> {
  const found = await findEmployees(stores, request);
  if (!found.ok) return found;
  const { company, payDate, items, insteadOf } = request;
  const employees = insteadOf === undefined ? found.value : found.value.map((one) => paidBy(one, insteadOf.payPeriod));
  for (const [index, { details }] of employees.entries()) {
    const unfit = notAPeriod(company.details, details.pay_period, request.periodEnd);
    if (unfit !== undefined) return at(index, unfit);
  }
  const asked = asksForHistory(employees, items);
  const { everyPayAsksForHistory } = countryPayroll(company.country);
  const leaving = new Set(items.flatMap(({ termination }, i) => (isGiven(termination) ? [employees[i]!.id] : [])));
  const context = await loadPayContext(stores, {
    company,
    payDate,
    employees: [...new Map(employees.map((employee) => [employee.id, employee])).values()],
    settles: true,
    rates: items.some((item) => item.hours?.some((row) => isGiven(row.rateReference) || isGiven(row.rateDescription))),
    asksForPast: (id) => everyPayAsksForHistory || asked.has(id),
    mayEnd: (id) => leaving.has(id),
    runs: request.runs,
    periodEnd: request.periodEnd,
    period:
      insteadOf === undefined ? request.period : { startDate: insteadOf.periodStart, endDate: insteadOf.periodEnd },
    ...(insteadOf === undefined ? {} : { runId: insteadOf.payRunId }),
  });
  const catalogues = new Map<number, ItemCatalogue>();
  const wanted: WantedPay[] = [];
  for (const [index, item] of items.entries()) {
    const employee = employees[index]!;
    // A final pay that is made anew ends no other job than before.
    if (isGiven(item.termination) && (insteadOf?.termination ?? null) === null) {
      const free = await mayEnd(stores, employee, item.termination.terminationDate);
      if (!free.ok) return at(index, free.error);
    }
    const settled = settleItem(context, employee, item, index, request.standing, catalogues, request.paid);
    if (!settled.ok) return settled;
    wanted.push(settled.value);
  }
  return accepted({ context, wanted });
}

/** Whether the employee's state allows it; whether the request is well made is judged with its figures. */
async function mayEnd(
  stores: PayStores,
  employee: Employee,
  terminationDate: unknown,
): Promise<Result<undefined, PaysRefusal>> {
  const on = parseCivilDate(terminationDate);
  if (!on.ok) return accepted(undefined);
  const decided = decideTermination(employee, on.value, await stores.finalPays.stagedFor(employee.id));
  if (decided.ok || decided.error.code === 'employee/termination-before-start') return accepted(undefined);
  return asPaysRefusal(decided.error);
}

function asksForHistory(employees: readonly Employee[], items: readonly PayItem[]): ReadonlySet<number> {
  const asked = new Set<number>();
  for (const [i, item] of items.entries()) {
    const isAsked =
      isGiven(item.termination) ||
      (item.bonuses?.length ?? 0) > 0 ||
      (item.backPayments?.length ?? 0) > 0 ||
      isLarge(employees[i]!, item) ||
      (item.leave?.length ?? 0) > 0;
    if (isAsked) asked.add(employees[i]!.id);
  }
  return asked;
}

/** Ordinary pays need no history. One of more than twice the usual earnings is held against the last pay. */
const MANY_TIMES = whole(2);

function isLarge(employee: Employee, { hours }: PayItem): boolean {
  if (!isGiven(hours)) return false;
  let paid: Decimal = whole(0);
  for (const { value, rate, multiplier } of hours) {
    const [units, perHour, times] = [value, rate ?? employee.details.pay_rate_per_hour, multiplier ?? '1'].map((text) =>
      parseDecimal(text),
    );
    // A row that cannot be read is refused by the calculation, in words for the row.
    if (!units?.ok || !perHour?.ok || !times?.ok) return false;
    paid = add(paid, multiply(units.value, multiply(perHour.value, times.value)));
  }
  return isMore(paid, multiply(normalEarnings(employee), MANY_TIMES));
}

async function findEmployees(
  stores: PayStores,
  { company, identifierType, items, lock }: PaysToLoad,
): Promise<Result<readonly Employee[], PaysRefusal>> {
  const ids = await idsOf(stores, company, identifierType, items);
  if (!ids.ok) return ids;
  const distinct = [...new Set(ids.value)].sort((a, b) => a - b);
  if (lock) await stores.roster.lockAll(company.id, distinct);
  const byId = new Map((await stores.employees.ofIds(company.id, distinct)).map((employee) => [employee.id, employee]));
  const employees: Employee[] = [];
  for (const [index, id] of ids.value.entries()) {
    const employee = byId.get(id);
    if (employee === undefined) {
      // A number may be that of somebody in another company of the account, whose id is not told.
      return identifierType === 'employee_id'
        ? unknownEmployee(index, 'employeeId', String(id))
        : unknownEmployee(index, 'employeeNumber', items[index]!.employeeNumber!);
    }
    if (employee.isDeleted) {
      const code = !isGiven(items[index]!.termination) ? 'pay/employee-deleted' : 'termination/employee-deleted';
      return refusal(code, 'The employee is deleted. Restore them first.', { index });
    }
    employees.push(employee);
  }
  return accepted(employees);
}

async function idsOf(
  stores: PayStores,
  company: Company,
  identifierType: IdentifierType,
  items: readonly PayItem[],
): Promise<Result<readonly number[], PaysRefusal>> {
  if (identifierType === 'employee_id') {
    const without = items.findIndex(({ employeeId }) => !isGiven(employeeId));
    return without >= 0
      ? unknownEmployee(without, 'employeeId', undefined)
      : accepted(items.map(({ employeeId }) => employeeId!));
  }
  const without = items.findIndex(({ employeeNumber }) => !isGiven(employeeNumber));
  if (without >= 0) return unknownEmployee(without, 'employeeNumber', undefined);
  const keys = items.map(({ employeeNumber }) => normalKey(employeeNumber!));
  const holders = await stores.employees.holdersOf(company.customerId, [...new Set(keys)]);
  const byKey = new Map(holders.map(({ numberKey, employeeId }) => [numberKey, employeeId]));
  const unknown = keys.findIndex((key) => !byKey.has(key));
  return unknown >= 0
    ? unknownEmployee(unknown, 'employeeNumber', items[unknown]!.employeeNumber!)
    : accepted(keys.map((key) => byKey.get(key)!));
}

function unknownEmployee(index: number, path: 'employeeId' | 'employeeNumber', value: string | undefined) {
  const name = path === 'employeeId' ? 'employee_id' : 'employee_number';
  return refusal(
    'pay/unknown-employee',
    value === undefined
      ? `No employee is named: ${name} is missing.`
      : `No employee of this company has ${name} ${value}.`,
    { index, path },
  );
}
