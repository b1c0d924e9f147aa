import { localDay } from '@anz-payroll/companies';
import { accepted, type Result } from 'payroll-core';
import type { InCompany } from '../domain/pay-command';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import { dayOutsideJob } from '../domain/timesheets/day-outside-job';
import { clockedShift, isForgotten, nextMomentAt, type RunningClock } from '../domain/timesheets/time-clock';
import type { TimesheetShift } from '../domain/timesheets/timesheet-shift';
import type { PayStores } from '../ports';
import { allOrNothing } from './all-or-nothing';
import { companyOf } from './company-of';
import type { PaysDependencies } from './pays-dependencies';
import { enterShiftsIn } from './timesheets';

export interface OneClock extends InCompany {
  readonly employeeId: number;
}

export type ClockAction = 'start' | 'break' | 'resume' | 'finish' | 'discard';

export interface MoveClock extends OneClock {
  readonly action: ClockAction;
  /** With `finish`, where it was not now and not on a break: the time that the wall clock showed, in minutes from midnight. */
  readonly finishedAt?: number;
}

export interface MovedClock {
  readonly clock: RunningClock | undefined;
  /** What was entered on clocking out. */
  readonly shift?: TimesheetShift;
}

/** Clocks in and out. What is so already stays so: the same button pressed twice does one thing. */
export function moveClock(deps: PaysDependencies) {
  return (command: MoveClock): Promise<Result<MovedClock, PaysRefusal>> =>
    allOrNothing(deps.unitOfWork, async (stores): Promise<Result<MovedClock, PaysRefusal>> => {
      const company = await companyOf(stores, command);
      if (!company.ok) return company;
      const { companyId, employeeId, action } = command;
      await stores.roster.lockAll(companyId, [employeeId]);
      const clock = await stores.timeClocks.find(companyId, employeeId);
      const now = deps.clock.now();
      if (action === 'start') {
        return clock === undefined
          ? clockIn(stores, command, now, company.value.details.timezone)
          : accepted({ clock });
      }
      if (clock === undefined) return accepted({ clock });
      if (action === 'finish') return clockOut(stores, deps, command, clock, company.value.details.timezone);
      if (action === 'discard') {
        await stores.timeClocks.remove(clock.id);
        return accepted({ clock: undefined });
      }
      const moved = action === 'break' ? withBreak(clock, now) : withoutBreak(clock, now);
      if (moved !== clock) await stores.timeClocks.save(moved);
      return accepted({ clock: moved });
    });
}

function withBreak(clock: RunningClock, now: number): RunningClock {
  return clock.breakSince === null ? { ...clock, breakSince: now } : clock;
}

function withoutBreak(clock: RunningClock, now: number): RunningClock {
  if (clock.breakSince === null) return clock;
  return { ...clock, breaks: [...clock.breaks, [clock.breakSince, now]], breakSince: null };
}

async function clockIn(
  stores: PayStores,
  { customerId, companyId, employeeId }: OneClock,
  startedAt: number,
  zone: string,
): Promise<Result<MovedClock, PaysRefusal>> {
  const [employee] = await stores.employees.ofIds(companyId, [employeeId]);
  if (employee === undefined || employee.isDeleted) {
    return refusal('pay/unknown-employee', `No employee of this company has employee_id ${employeeId}.`);
  }
  const today = localDay(startedAt, zone);
  const outside = dayOutsideJob(today, employee, await stores.pays.endedEmployments([employeeId]), today);
  if (outside !== undefined) return refusal('pay/malformed', outside, { path: 'date' });
  const clock = { customerId, companyId, employeeId, startedAt, breaks: [], breakSince: null };
  return accepted({ clock: await stores.timeClocks.add(clock) });
}

/** The shift is entered as any other, for somebody to approve, in the same unit of work in which the clock stops. */
async function clockOut(
  stores: PayStores,
  deps: Pick<PaysDependencies, 'clock'>,
  { customerId, companyId, employeeId, finishedAt }: MoveClock,
  clock: RunningClock,
  zone: string,
): Promise<Result<MovedClock, PaysRefusal>> {
  const now = deps.clock.now();
  if (finishedAt === undefined && isForgotten(clock, now)) {
    return refusal('pay/malformed', 'You clocked in more than 16 hours ago. Say when you finished.', {
      path: 'finished_at',
    });
  }
  const end =
    finishedAt === undefined ? now : nextMomentAt(finishedAt, clock.breaks.at(-1)?.[1] ?? clock.startedAt, zone);
  if (end > now) {
    return refusal('pay/malformed', 'That time is still to come. Say when you finished.', { path: 'finished_at' });
  }
  const shift = clockedShift(clock, end, zone);
  if (shift === undefined) {
    return refusal('pay/malformed', 'These are no hours of work: less than a minute, or a day and more.', {
      path: 'finished_at',
    });
  }
  const entered = await enterShiftsIn(stores, deps, {
    ...{ customerId, companyId, identifierType: 'employee_id', shifts: [{ employeeId, shift, note: 'Clocked' }] },
  });
  if (!entered.ok) return entered;
  await stores.timeClocks.remove(clock.id);
  return accepted({ clock: undefined, shift: entered.value[0]! });
}

/** Who is clocked in. */
export function runningClocks(deps: Pick<PaysDependencies, 'reading'>) {
  return (query: InCompany & { readonly employeeId?: number }): Promise<Result<readonly RunningClock[], PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query);
      if (!company.ok) return company;
      const { companyId, employeeId } = query;
      if (employeeId === undefined) return accepted(await stores.timeClocks.ofCompany(companyId));
      const clock = await stores.timeClocks.find(companyId, employeeId);
      return accepted(clock === undefined ? [] : [clock]);
    });
}
