import type { Country } from '@anz-payroll/companies';
import { accepted, decimal, type Decimal, type Result } from 'payroll-core';
import { countryPayroll } from '../countries/registered-countries';
import { approvedLeaveOf, leaveRows, withLeave, withoutLeave, type LeaveOfDays } from '../domain/approved-leave';
import { daysOfJob, type HoursBesideTimeAway } from '../domain/days-at-work';
import { leaveNotElsewhere, leaveOfPays } from '../domain/leave-elsewhere';
import { leaveTypes, type InCompany, type LeaveItem, type PayItem } from '../domain/pay-command';
import { isForNoDays } from '../domain/one-off-pay';
import type { PayRecord } from '../domain/pay-record';
import type { PaysRefusal } from '../domain/pays-refusal';
import { hoursBesideTimeAway } from '../domain/standard-item';
import type { Period } from '../domain/period-of';
import { itemWithCells, readCellsOfPay } from './cells-of-pay';
import { rebuildPay } from './change-pay';
import { companyOf } from './company-of';
import type { PaysDependencies } from './pays-dependencies';
import type { PayStores } from '../ports';

export interface PlaceLeave extends InCompany {
  readonly employeeId: number;
  readonly leave: Pick<LeaveOfDays, 'days'> & { readonly leaveType: string };
  /** Taken back, it goes out of the pays again. */
  readonly isTakenBack?: boolean;
}

export interface PlacedLeave {
  /** Pending pays that have it now, or no longer have it, and processed pays that it was entered in before. */
  readonly payIds: readonly number[];
  /** Whether a pay of the days is processed without the leave, or has what is taken back, and so must be corrected by hand. */
  readonly isPaid: boolean;
  /** Why a pending pay stays as it was. */
  readonly problem?: string;
}

/** Puts approved leave into the pending pays of its days; pays that are staged later take it in by themselves. */
export function placeLeave(deps: PaysDependencies) {
  return async (command: PlaceLeave): Promise<Result<PlacedLeave, PaysRefusal>> => {
    const leaveType = leaveTypes.find((type) => type === command.leave.leaveType);
    if (leaveType === undefined) return accepted({ payIds: [], isPaid: false });
    const found = await deps.reading.run((stores) => placing(stores, command, { leaveType, days: command.leave.days }));
    if (!found.ok) return found;
    const placed = found.value;
    const touched = placed.pays.filter((pay) => isTouched(placed, pay));
    const payIds: number[] = [];
    let problem: string | undefined;
    let isLeftToNoPay = false;
    for (const pay of touched.filter(({ status }) => status === 'pending')) {
      if (pay.termination !== null && isForNoDays(pay)) {
        isLeftToNoPay = touched.length === 1;
        continue;
      }
      const changed = await changePending(deps, command, placed, pay);
      if (!changed.ok) return changed;
      if (changed.value === 'changed') payIds.push(pay.id);
      else if (changed.value !== 'unchanged') problem = changed.value.refused;
    }
    if (isLeftToNoPay) problem = 'The final pay is for no days.';
    const processed = touched.filter(({ status }) => status === 'processed');
    const toCorrect = processed.filter((pay) => isToBeCorrected(placed, pay));
    payIds.push(...processed.filter((pay) => !toCorrect.includes(pay)).map(({ id }) => id));
    const isPaid = toCorrect.length > 0;
    return accepted({ payIds, isPaid, ...(problem === undefined ? {} : { problem }) });
  };
}

interface Placing {
  readonly country: Country;
  readonly leave: LeaveOfDays;
  readonly isTakenBack: boolean;
  /** Of the employee; a bonus that is paid by itself is for no days. */
  readonly pays: readonly PayRecord[];
  /** All that is approved for the employee now. */
  readonly approved: readonly LeaveOfDays[];
  readonly hoursPerDay: Decimal;
  readonly isTaken: (row: LeaveItem) => boolean;
  /** The time away without pay in a period. */
  readonly timeAwayIn: (period: Period) => HoursBesideTimeAway | undefined;
}

async function placing(
  stores: PayStores,
  command: PlaceLeave,
  leave: LeaveOfDays,
): Promise<Result<Placing, PaysRefusal>> {
  const { customerId, companyId, employeeId, isTakenBack = false } = command;
  const company = await companyOf(stores, command);
  if (!company.ok) return company;
  const [employee] = await stores.employees.ofIds(companyId, [employeeId]);
  const { country } = company.value;
  const payroll = countryPayroll(country);
  const pays = await stores.pays.list({ customerId, companyId, employeeId });
  const parts = await stores.roster.partsOf([employeeId]);
  return accepted({
    ...{ country, leave, isTakenBack },
    pays: pays.filter(({ status, result }) => status === 'pending' || result.hours.length + result.leave.length > 0),
    approved: approvedLeaveOf(parts),
    hoursPerDay: decimal(employee?.details.standard_hours_per_day ?? '0'),
    isTaken: (row) => employee === undefined || payroll.isLeaveTaken(employee.details, row),
    timeAwayIn: (period) =>
      employee === undefined
        ? undefined
        : hoursBesideTimeAway(
            employee.details,
            payroll.daysAtWork(employee.details, parts, period, daysOfJob(employee.details, period)),
          ),
  });
}

/** Leave goes into the pays of its days. It goes out of those that have it, which may have paid it before it was taken. */
function isTouched({ country, leave, isTakenBack }: Placing, pay: PayRecord): boolean {
  if (!isTakenBack) return leaveRows(country, [leave], periodOf(pay)).length > 0;
  return pay.result.leave.some(
    (row) => row.leaveType === leave.leaveType && leave.days.some(({ date }) => date === row.date),
  );
}

/** Whether a processed pay lacks some of the leave of its days, or has what is taken back. Leave that was entered before it was approved is there. */
function isToBeCorrected({ country, leave, isTakenBack, pays }: Placing, pay: PayRecord): boolean {
  if (isTakenBack) return true;
  const rows = leaveRows(country, [leave], periodOf(pay));
  return leaveNotElsewhere(rows, () => true, leaveOfPays(pays)).length > 0;
}

async function changePending(
  deps: PaysDependencies,
  { customerId, companyId, employeeId }: PlaceLeave,
  { country, leave, isTakenBack, pays, approved, hoursPerDay, isTaken, timeAwayIn }: Placing,
  pay: PayRecord,
): Promise<Result<'changed' | 'unchanged' | { readonly refused: string }, PaysRefusal>> {
  const one = { customerId, companyId, payId: pay.id };
  const period = periodOf(pay);
  const cells = await readCellsOfPay(deps)(one);
  const item = cells.ok ? itemWithCells(cells.value.line, []) : cells;
  if (!item.ok) return item;
  const shifts = await deps.reading.run(({ timesheets }) =>
    timesheets.list({
      ...{ companyId, employeeIds: [employeeId], approved: true },
      ...{ from: period.startDate, to: period.endDate },
    }),
  );
  const isTimesheet = shifts.length > 0;
  const elsewhere = leaveOfPays(pays.filter(({ id }) => id !== pay.id));
  const timeAway = isTimesheet ? undefined : timeAwayIn(period);
  const place = (before: PayItem, some: readonly LeaveOfDays[], isOne: (row: LeaveItem) => boolean = () => true) => {
    const rows = leaveRows(country, some, period).filter((row) => isOne(row) && (isTimesheet || isTaken(row)));
    return withLeave(before, rows, { isTimesheet, hoursPerDay, elsewhere, timeAway });
  };
  // What an earlier version placed on a public holiday is taken back all the same.
  const takeBack = (before: PayItem) => {
    const after = withoutLeave(before, leaveRows(country, [leave], period), { isTimesheet, timeAway });
    // Annual leave that had given way to what is taken back is there again.
    const isOfDay = ({ date }: LeaveItem) => leave.days.some((day) => day.date === date);
    return after === before ? before : place(after, approved, isOfDay);
  };
  const next = isTakenBack ? takeBack(item.value) : place(item.value, [leave]);
  if (next === item.value) return accepted('unchanged');
  // Leave changes no hours of a timesheet, so they are hours of a timesheet still.
  const kept = isTimesheet && cells.ok && cells.value.line.hoursFrom === 'timesheets';
  const rebuilt = await rebuildPay(deps)({
    ...one,
    item: kept ? { ...next, hoursFrom: 'timesheets' } : next,
    keepsTermination: true,
  });
  return accepted(rebuilt.ok ? 'changed' : { refused: rebuilt.error.message });
}

/** The days of a pay that leave may be of: those of a final pay end with the job. */
function periodOf({ periodStart: startDate, periodEnd, termination }: PayRecord): Period {
  const lastDay = termination?.terminationDate ?? periodEnd;
  return { startDate, endDate: lastDay < periodEnd ? lastDay : periodEnd };
}
