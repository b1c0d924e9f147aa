import { accepted, type Result } from 'payroll-core';
import { countryPayroll } from '../countries/registered-countries';
import { leaveRows, withLeave, withoutLeave, type LeaveOfDays } from '../domain/approved-leave';
import { leaveTypes, type InCompany, type LeaveItem } from '../domain/pay-command';
import type { PayRecord } from '../domain/pay-record';
import type { PaysRefusal } from '../domain/pays-refusal';
import { itemWithCells, readCellsOfPay } from './cells-of-pay';
import { rebuildPay } from './change-pay';
import { companyOf } from './company-of';
import type { PaysDependencies } from './pays-dependencies';

export interface PlaceLeave extends InCompany {
  readonly employeeId: number;
  readonly leave: Pick<LeaveOfDays, 'days'> & { readonly leaveType: string };
  /** Taken back, it goes out of the pays again. */
  readonly isTakenBack?: boolean;
}

export interface PlacedLeave {
  /** Pending pays that have it now, or no longer have it. */
  readonly payIds: readonly number[];
  /** Whether some of the days are in a pay that is processed, and so must be corrected by hand. */
  readonly isPaid: boolean;
  /** Why a pending pay stays as it was. */
  readonly problem?: string;
}

/** Puts approved leave into the pending pays of its days; pays that are staged later take it in by themselves. */
export function placeLeave(deps: PaysDependencies) {
  return async (command: PlaceLeave): Promise<Result<PlacedLeave, PaysRefusal>> => {
    const { customerId, companyId, employeeId, isTakenBack = false } = command;
    const leaveType = leaveTypes.find((type) => type === command.leave.leaveType);
    if (leaveType === undefined) return accepted({ payIds: [], isPaid: false });
    const leave = { leaveType, days: command.leave.days };
    const found = await deps.reading.run(async (stores) => {
      const company = await companyOf(stores, command);
      if (!company.ok) return company;
      const [employee] = await stores.employees.ofIds(companyId, [employeeId]);
      const { country } = company.value;
      const payroll = countryPayroll(country);
      const isTaken = (row: LeaveItem) => employee === undefined || payroll.isLeaveTaken(employee.details, row);
      return accepted({ country, pays: await stores.pays.list({ customerId, companyId, employeeId }), isTaken });
    });
    if (!found.ok) return found;
    const { country, pays, isTaken } = found.value;
    const payIds: number[] = [];
    let problem: string | undefined;
    const rowsIn = ({ periodStart: startDate, periodEnd: endDate }: PayRecord) =>
      leaveRows(country, [leave], { startDate, endDate });
    const holds = ({ result }: PayRecord) =>
      result.leave.some((row) => row.leaveType === leaveType && leave.days.some(({ date }) => date === row.date));
    const touched = pays.filter((pay) => rowsIn(pay).length > 0 && (!isTakenBack || holds(pay)));
    for (const pay of touched.filter(({ status }) => status === 'pending')) {
      if (pay.termination !== null) {
        problem = 'A final pay is not changed by itself.';
        continue;
      }
      const one = { customerId, companyId, payId: pay.id };
      const period = { startDate: pay.periodStart, endDate: pay.periodEnd };
      const cells = await readCellsOfPay(deps)(one);
      const item = cells.ok ? itemWithCells(cells.value.line, []) : cells;
      if (!item.ok) return item;
      const shifts = await deps.reading.run(({ timesheets }) =>
        timesheets.list({
          companyId,
          employeeIds: [employeeId],
          from: period.startDate,
          to: period.endDate,
          approved: true,
        }),
      );
      const isTimesheet = shifts.length > 0;
      const all = rowsIn(pay);
      // What an earlier version placed on a public holiday is taken back all the same.
      const rows = isTimesheet || isTakenBack ? all : all.filter(isTaken);
      const change = isTakenBack ? withoutLeave : withLeave;
      const next = change(item.value, rows, isTimesheet);
      if (next === item.value) continue;
      // Leave changes no hours of a timesheet, so they are hours of a timesheet still.
      const kept = isTimesheet && cells.ok && cells.value.line.hoursFrom === 'timesheets';
      const rebuilt = await rebuildPay(deps)({ ...one, item: kept ? { ...next, hoursFrom: 'timesheets' } : next });
      if (rebuilt.ok) payIds.push(pay.id);
      else problem = rebuilt.error.message;
    }
    const isPaid = touched.some(({ status }) => status === 'processed');
    return accepted({ payIds, isPaid, ...(problem === undefined ? {} : { problem }) });
  };
}
