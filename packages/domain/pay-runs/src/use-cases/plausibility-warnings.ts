import type { Country } from '@anz-payroll/companies';
import type { Part } from '@anz-payroll/employee-lifecycle';
import { add, decimal, isZero, whole } from 'payroll-core';
import type { AwardShift } from 'payroll-core/au/awards';
import { isOrdinary } from '../domain/approved-leave';
import { hoursInClosedown, type Closedown } from '../domain/closedown-days';
import { daysOfJob, hoursInTimeAway } from '../domain/days-at-work';
import { daysPaidAlready, daysPaidInRun } from '../domain/days-paid-already';
import type { OpeningBalances } from '../domain/leave-account';
import { leaveBeyondHours } from '../domain/leave-beyond-hours';
import { leavePaidBefore } from '../domain/leave-elsewhere';
import { leaveInDoubt } from '../domain/leave-in-doubt';
import { leaveOnDaysOfWork } from '../domain/leave-on-days-of-work';
import { orderLeftOut, orderTakenAlready } from '../domain/orders-of-a-period';
import type { Figures, PayRecord, PayWarning } from '../domain/pay-record';
import { hoursAtWork, hoursBesideTimeAway, standardHours } from '../domain/standard-item';
import { standingItemsAgain } from '../domain/standing-items-again';
import { salaryBesideShifts } from '../domain/timesheets/salary-beside-shifts';
import { shiftsNotApproved } from '../domain/timesheets/shifts-not-approved';
import { employmentEnd } from '../countries/pay-basis';
import { countryPayroll } from '../countries/registered-countries';
import type { WantedPay } from './calculate-pays';
import type { PayContext, RunOfPay } from './pay-context';

/** What a pay is held against. */
interface HeldAgainst {
  readonly run: RunOfPay;
  readonly parts: readonly Part[];
  /** The other pays of the employee in the run. */
  readonly others: readonly PayRecord['result'][];
  readonly opening: OpeningBalances;
  /** The leave account before the pay. */
  readonly account: Figures;
}

/** What can hardly be meant in a pay, whatever it comes to. */
export function plausibilityWarnings(
  context: PayContext,
  pay: WantedPay,
  { run, parts, others, opening, account }: HeldAgainst,
): readonly PayWarning[] {
  const { employee, lines } = pay;
  const payroll = countryPayroll(context.company.country);
  const shifts = context.shifts.get(employee.id);
  const beside = context.beside.get(employee.id) ?? [];
  const alreadyPaid = daysPaidAlready(lines, run, others, beside, employee.details);
  return [
    ...coveredByOpening(context, opening),
    ...leavePaidBefore(lines.leave, account),
    ...ofLeaveAndShifts(pay, run, shifts?.own ?? []),
    ...(payroll.isPaidBySalary(employee.details)
      ? []
      : shiftsNotApproved(context.openShifts.get(employee.id) ?? [], lines, pay.termination !== null)),
    ...ofSalaryBesideShifts(context.company.country, pay, parts, run),
    ...(shifts !== undefined
      ? []
      : [
          ...ofClosedowns(pay, payroll.closedowns(employee.details, parts, run)),
          ...ofTimeAway(context.company.country, pay, parts, run),
        ]),
    ...orderTakenAlready(lines.deductions, others),
    ...orderLeftOut(pay.leftOut ?? [], others),
    ...standingItemsAgain(lines, others, parts),
    ...(alreadyPaid.length > 0 ? alreadyPaid : daysPaidInRun(lines, run, others, employee.details)),
  ];
}

/** Opening balances are those of the end of a day: what is paid before it is in them, or they are of the wrong day. */
function coveredByOpening({ payDate }: PayContext, { asAt }: OpeningBalances): readonly PayWarning[] {
  if (asAt === undefined || asAt <= payDate) return [];
  const message =
    `The opening balances cover every day up to ${asAt}, and so this pay of ${payDate}. From ${asAt} on both count: check that ` +
    'the opening balances leave this pay out, or give them the last day before the first pay that is made here.';
  return [{ code: 'pay/covered-by-opening-balances', message, field: 'pay_date' }];
}

function ofLeaveAndShifts(
  { assumed = [], ...pay }: WantedPay,
  run: RunOfPay,
  shifts: readonly AwardShift[],
): readonly PayWarning[] {
  const { start_date: startDate, standard_hours_per_day: perDay } = pay.employee.details;
  const { leave } = pay.lines;
  return [
    ...assumed,
    ...leaveInDoubt(leave, { startDate, lastDay: employmentEnd(pay) }),
    ...leaveOnDaysOfWork(leave, shifts, decimal(perDay)),
    ...leaveBeyondHours(pay.lines, run, pay.employee.details),
  ];
}

/** Hours that were made from shifts in the place of those that a salary is for. */
function ofSalaryBesideShifts(
  country: Country,
  pay: WantedPay,
  parts: readonly Part[],
  run: RunOfPay,
): readonly PayWarning[] {
  const { details } = pay.employee;
  if (pay.hoursFrom !== 'timesheets' || details.annual_salary === null) return [];
  const employed = daysOfJob(details, run, employmentEnd(pay));
  const atWork = countryPayroll(country).daysAtWork(details, parts, run, employed);
  if (atWork?.isAssumed === true) return [];
  return salaryBesideShifts(pay.lines, run, details, hoursAtWork(details, atWork));
}

function ofClosedowns(
  { employee: { details }, lines }: WantedPay,
  closedowns: readonly Closedown[],
): readonly PayWarning[] {
  if (closedowns.length === 0) return [];
  const hoursPerDay = decimal(details.standard_hours_per_day);
  return hoursInClosedown(lines.hours, closedowns, { hoursPerDay, standard: standardHours(details) });
}

function ofTimeAway(country: Country, pay: WantedPay, parts: readonly Part[], run: RunOfPay): readonly PayWarning[] {
  const { details } = pay.employee;
  if (details.employment_status === 'Casual' || !parts.some(({ kind }) => kind === 'absence')) return [];
  const employed = daysOfJob(details, run, employmentEnd(pay));
  const atWork = countryPayroll(country).daysAtWork(details, parts, run, employed);
  const timeAway = atWork?.isAssumed === true ? undefined : hoursBesideTimeAway(details, atWork);
  const worked = pay.lines.hours.filter(isOrdinary).reduce((sum, { value }) => add(sum, decimal(value)), whole(0));
  return timeAway === undefined || isZero(standardHours(details)) ? [] : hoursInTimeAway(worked, timeAway);
}
