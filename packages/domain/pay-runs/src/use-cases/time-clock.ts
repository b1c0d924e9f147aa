import { localDay } from '@anz-payroll/companies';
import { accepted, type CivilDate, type Result } from 'payroll-core';
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
  /** Who is told what is refused: the employee themselves unless the employer does it for them. */
  readonly by?: 'employee' | 'employer';
  /** The clock that was seen; another one that runs by now stays as it is. */
  readonly clockId?: number;
}

/** The same refusals to whoever is clocked in, and to the employer who stops their clock. */
const words = {
  employee: {
    none: 'You are not clocked in.',
    forgotten: 'You clocked in more than 16 hours ago. Say when you finished.',
    ahead: 'That time is still to come. Say when you finished.',
    noShift: 'A shift lasts at least a minute and less than a day. Say when you finished, or discard these times.',
    onBreak: 'You are on a break: your shift ends when it began. End the break first if you went on working.',
    clocksWentBack:
      'The clocks went back while you worked, so that these times cannot be entered. Tell your employer when you worked, then discard them here.',
  },
  employer: {
    none: 'Nobody is clocked in here any more: they have clocked out, or the times were discarded.',
    forgotten: 'They clocked in more than 16 hours ago. Say when they finished.',
    ahead: 'That time is still to come. Say when they finished.',
    noShift:
      'A shift lasts at least a minute and less than a day. Say when they finished, or discard these times and type the shift into its week.',
    onBreak:
      'They are on a break by now, and their shift ends when it began. Clock them out without a time, then change the shift in its week if they went on working.',
    clocksWentBack:
      'The clocks went back during these times, so that they cannot be entered. Type the hours that were worked into the week, then discard these times.',
  },
} as const;

const wordsFor = ({ by = 'employee' }: MoveClock) => words[by];

export interface MovedClock {
  /** The one that runs now. */
  readonly clock?: RunningClock | undefined;
  /** The day of the shift that was entered. */
  readonly date?: CivilDate;
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
      const running = await stores.timeClocks.find(companyId, employeeId);
      const clock = command.clockId === undefined || command.clockId === running?.id ? running : undefined;
      const now = deps.clock.now();
      if (action === 'start') {
        return clock === undefined
          ? clockIn(stores, command, now, company.value.details.timezone)
          : accepted({ clock });
      }
      if (clock === undefined) return refusal('timesheet/not-clocked-in', wordsFor(command).none);
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
  command: MoveClock,
  clock: RunningClock,
  zone: string,
): Promise<Result<MovedClock, PaysRefusal>> {
  const { customerId, companyId, employeeId, finishedAt } = command;
  const says = wordsFor(command);
  const now = deps.clock.now();
  if (finishedAt === undefined && isForgotten(clock, now)) {
    return refusal('pay/malformed', says.forgotten, { path: 'finished_at' });
  }
  if (finishedAt !== undefined && clock.breakSince !== null) {
    return refusal('pay/malformed', says.onBreak, { path: 'finished_at' });
  }
  const end =
    finishedAt === undefined ? now : nextMomentAt(finishedAt, clock.breaks.at(-1)?.[1] ?? clock.startedAt, zone);
  if (end > now) {
    return refusal('pay/malformed', says.ahead, { path: 'finished_at' });
  }
  const shift = clockedShift(clock, end, zone);
  if (shift === undefined) {
    return refusal('pay/malformed', says.noShift, { path: 'finished_at' });
  }
  const told = saysWhatWasWorked(clock, end, shift, zone);
  if (told === 'not-at-all') return refusal('pay/malformed', says.clocksWentBack);
  const entered = await enterShiftsIn(stores, deps, {
    ...{ customerId, companyId, identifierType: 'employee_id', shifts: [{ employeeId, shift, note: 'Clocked' }] },
  });
  if (!entered.ok) return entered;
  await stores.timeClocks.remove(clock.id);
  return accepted({ date: localDay(clock.startedAt, zone), differs: told === 'differs' });
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
