import { localDay } from '@anz-payroll/companies';
import { accepted, type Result } from 'payroll-core';
import type { InCompany } from '../domain/pay-command';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import { dayOutsideJob } from '../domain/timesheets/day-outside-job';
import {
  clockedShift,
  isForgotten,
  nextMomentAt,
  offBreak,
  onBreak,
  saysWhatWasWorked,
  type RunningClock,
} from '../domain/timesheets/time-clock';
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
  /** The one that runs now. */
  readonly clock?: RunningClock | undefined;
  /** The shift that was entered does not say how long was worked, because the clock showed an hour twice. */
  readonly differs?: boolean;
}

/**
 * Clocks in and out, and answers the clock that runs then. What is so already stays so: the same button pressed twice does one
 * thing. Without a clock that runs there is nothing to stop: it may have been stopped or discarded on another page.
 */
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
      if (clock === undefined) return refusal('timesheet/not-clocked-in', 'You are not clocked in.');
      if (action === 'finish') return clockOut(stores, deps, command, clock, company.value.details.timezone);
      if (action === 'discard') {
        await stores.timeClocks.remove(clock.id);
        return accepted({});
      }
      const moved = action === 'break' ? onBreak(clock, now) : offBreak(clock, now);
      if (moved !== clock) await stores.timeClocks.save(moved);
      return accepted({ clock: moved });
    });
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
    return refusal(
      'pay/malformed',
      'A shift lasts at least a minute and less than a day. Say when you finished, or discard these times.',
      {
        path: 'finished_at',
      },
    );
  }
  const says = saysWhatWasWorked(clock, end, shift, zone);
  if (says === 'not-at-all') {
    return refusal(
      'pay/malformed',
      'The clocks went back while you worked, so that these times cannot be entered. Tell your employer when you worked, then discard them here.',
    );
  }
  const entered = await enterShiftsIn(stores, deps, {
    ...{ customerId, companyId, identifierType: 'employee_id', shifts: [{ employeeId, shift, note: 'Clocked' }] },
  });
  if (!entered.ok) return entered;
  await stores.timeClocks.remove(clock.id);
  return accepted({ differs: says === 'differs' });
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
