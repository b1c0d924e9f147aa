import { accepted, type Result } from 'payroll-core';
import type { PayItem } from '../domain/pay-command';
import type { PaysRefusal } from '../domain/pays-refusal';
import { rebuildPay } from './change-pay';
import { itemWithCells } from './cells-of-pay';
import {
  besidesShifts,
  holidaysOffAgain,
  isHolidayLost,
  itemOfShifts,
  leaveLessHolidaysWorked,
  leaveBesideShifts,
  withoutDaysOff,
} from './hours-of-shifts';
import { loadPayContext } from './pay-context';
import { companyOf } from './company-of';
import type { PaysDependencies } from './pays-dependencies';
import type { OnePayRun } from './pays-use-cases';
import { readCells, type StagedCells } from './read-cells';
import { itemWithoutShifts } from './stage-pays';

/** What the approved shifts of a run's days did to one of its pending pays. */
export interface TakenTimesheet {
  readonly payId: number;
  readonly employeeId: number;
  /** Why the pay stays as it was. */
  readonly problem?: string;
}

/** Puts the approved shifts of everybody in a run into their pending pays, in place of the hours that are there. */
export function takeTimesheets(deps: PaysDependencies) {
  return async (command: OnePayRun): Promise<Result<readonly TakenTimesheet[], PaysRefusal>> => {
    const cells = await readCells(deps)(command);
    if (!cells.ok) return cells;
    const taken: TakenTimesheet[] = [];
    for (const line of cells.value.lines) {
      const item = await itemWithTimesheet(deps, command, line);
      const { id: payId, employeeId } = line.pay;
      if (!item.ok) taken.push({ payId, employeeId, problem: item.error.message });
      else if (item.value !== undefined) {
        const rebuilt = await rebuildPay(deps)({ ...command, payId, item: item.value });
        taken.push({ payId, employeeId, ...(rebuilt.ok ? {} : { problem: rebuilt.error.message }) });
      }
    }
    return accepted(taken);
  };
}

/** The pay as it would be asked for with its shifts; undefined for somebody who has and had none. */
function itemWithTimesheet(
  deps: PaysDependencies,
  command: OnePayRun,
  line: StagedCells,
): Promise<Result<PayItem | undefined, PaysRefusal>> {
  return deps.reading.run(async (stores): Promise<Result<PayItem | undefined, PaysRefusal>> => {
    const company = await companyOf(stores, command);
    if (!company.ok) return company;
    const employees = await stores.employees.ofIds(command.companyId, [line.pay.employeeId]);
    const [employee] = employees;
    if (employee === undefined) return accepted(undefined);
    const context = await loadPayContext(stores, {
      company: company.value,
      payDate: line.pay.payDate,
      employees,
      settles: false,
      rates: false,
      asksForPast: () => false,
      runs: 'look',
      runId: command.payRunId,
    });
    const worked = itemOfShifts(context, employee);
    if (!worked.ok) return worked;
    const before = itemWithCells(line, []);
    if (worked.value === undefined && line.hoursFrom === undefined) {
      const leave = before.ok ? leaveLessHolidaysWorked(context, employee, before.value.leave) : undefined;
      return before.ok && leave !== undefined ? accepted({ ...before.value, leave }) : accepted(undefined);
    }
    if (!before.ok) return before;
    const { isOfShift, publicHolidaysOff } = worked.value ?? besidesShifts(context, employee);
    const others = (before.value.allowances ?? []).filter(({ description }) => !isOfShift(description));
    const run = context.runs.get(employee.details.pay_period)!;
    const staged = () =>
      itemWithoutShifts(stores, context, employee, run, { id: line.pay.id, leave: before.value.leave });
    if (worked.value === undefined) {
      // The shifts that the hours were made from are gone: the pay is again as the run stages it for somebody without any.
      const { hours = [], leave } = await staged();
      const standard = { ...before.value, leave: withoutDaysOff(before.value.leave, publicHolidaysOff) };
      const again = holidaysOffAgain(standard, hours, leave);
      return accepted({ ...standard, ...again, hours, allowances: others });
    }
    const { hours, allowances } = worked.value;
    const besides = { ...before.value, ...leaveBesideShifts(before.value.leave, worked.value) };
    const again = isHolidayLost(before.value, hours) ? holidaysOffAgain(besides, hours, (await staged()).leave) : {};
    return accepted({ ...besides, ...again, hours, hoursFrom: 'timesheets', allowances: [...others, ...allowances] });
  });
}
