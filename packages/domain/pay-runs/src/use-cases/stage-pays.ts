import type { Company } from '@anz-payroll/companies';
import type { Employee } from '@anz-payroll/employee-lifecycle';
import { accepted, type CivilDate, type Result } from 'payroll-core';
import type { PublicHolidayOff } from '../countries/country-payroll';
import { countryPayroll } from '../countries/registered-countries';
import { approvedLeaveOf, leaveRows, withLeave } from '../domain/approved-leave';
import type { PayItem } from '../domain/pay-command';
import type { PayRun } from '../domain/pay-run';
import type { PaysRefusal } from '../domain/pays-refusal';
import { plannedTermination, type PlannedTermination } from '../domain/planned-termination';
import type { ItemCatalogue } from '../domain/settle-items';
import { finalItem, itemUntil, standardItem } from '../domain/standard-item';
import type { PayStores } from '../ports';
import { calculatePays, settleItem, type WantedPay } from './calculate-pays';
import { itemOfShifts, withShifts } from './hours-of-shifts';
import { lastDays } from './last-days';
import { loadPayContext } from './pay-context';
import { changeRuns, savePays } from './save-pays';

export interface PaysToStage {
  readonly company: Company;
  readonly run: PayRun;
  readonly payDate: CivilDate;
  /** Locked by the caller. */
  readonly employeeIds: readonly number[];
  readonly batch: string;
  readonly moment: number;
}

/**
 * Stages a pending pay for those of the employees whom the run pays and who have none in it: standard hours and standing
 * items. Somebody whose planned last day lies in the period gets the final pay, and somebody whose final pay is staged
 * already the hours until the last day; after that day nobody gets a pay. Answers the run with its sums as they are then.
 */
export async function stagePays(stores: PayStores, staging: PaysToStage): Promise<Result<PayRun, PaysRefusal>> {
  const { company, run, payDate, employeeIds, batch, moment } = staging;
  const paid = await stores.pays.employeesIn(run.id, employeeIds);
  const employees = (await stores.employees.ofIds(company.id, employeeIds))
    .filter((employee) => !paid.has(employee.id) && isPaidIn(employee, run))
    .filter(({ isDeleted, isTerminated }) => !isDeleted && !isTerminated)
    .sort((a, b) => a.id - b.id);
  if (employees.length === 0) return accepted(run);
  const payroll = countryPayroll(company.country);
  const context = await loadPayContext(stores, {
    company,
    payDate,
    employees,
    settles: true,
    rates: false,
    // A standing bonus may be spread over earlier pays, and a termination is valued by them.
    asksForPast: (_id, parts) =>
      payroll.everyPayAsksForHistory || parts.some(({ kind }) => kind === 'bonus' || kind === 'planned-termination'),
    runs: 'look',
    run,
  });
  const leaving = await lastDays(stores, company, employees);
  const catalogues = new Map<number, ItemCatalogue>();
  const wanted: WantedPay[] = [];
  for (const [index, employee] of employees.entries()) {
    const parts = context.parts.get(employee.id) ?? [];
    const planned = plannedTermination(parts);
    const lastDay = planned?.terminationDate ?? leaving.get(employee.id);
    if (lastDay !== undefined && lastDay < run.startDate) continue;
    const off = payroll.publicHolidaysOff(employee.details, parts, company.details.region, { ...run, payDate });
    const item = itemOfRun(employee, run, off, planned, lastDay);
    const worked = itemOfShifts(context, employee);
    if (!worked.ok) return { ok: false, error: { ...worked.error, index } };
    const rows = leaveRows(approvedLeaveOf(parts), run);
    const full = withLeave(withShifts(item, worked.value), rows, worked.value !== undefined);
    const settled = settleItem(context, employee, full, index, 'of-a-staged-pay', catalogues);
    if (!settled.ok) return settled;
    wanted.push(settled.value);
  }
  const prepared = calculatePays(context, wanted, { redistributeTaxByGross: false });
  if (!prepared.ok) return prepared;
  const pays = await savePays(stores, context, prepared.value, { batch, status: 'pending', moment });
  const [changed = run] = await changeRuns(stores, [], pays);
  return accepted(changed);
}

function itemOfRun(
  employee: Employee,
  run: PayRun,
  off: readonly PublicHolidayOff[],
  planned: PlannedTermination | undefined,
  lastDay: CivilDate | undefined,
): PayItem {
  if (lastDay === undefined || lastDay > run.endDate) return standardItem(employee, off);
  return planned === undefined ? itemUntil(employee, run, lastDay, off) : finalItem(employee, run, planned, off);
}

function isPaidIn({ details }: Employee, run: PayRun): boolean {
  return details.active_pay_recipient && details.pay_period === run.payPeriod && details.start_date <= run.endDate;
}
