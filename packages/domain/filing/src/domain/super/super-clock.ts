import { publicHolidays } from 'payroll-core/au';
import { addDays, daysBetween, isBusinessDay, type BusinessCalendar, type CivilDate } from 'payroll-core/calendar';

/** Where a contribution stands: on its way, late, or with the fund in time or too late. */
export const superStates = ['due', 'overdue', 'received', 'received_late'] as const;
export type SuperState = (typeof superStates)[number];

export interface SuperClock {
  readonly dueDate: CivilDate;
  readonly state: SuperState;
  /** Days until it is due, counted on the calendar; below zero once it is late. Null when the fund has it. */
  readonly daysLeft: number | null;
  /** The same in business days, as the law counts them. */
  readonly businessDaysLeft: number | null;
}

/**
 * How much time is left for a contribution. It is in time when the fund has received it by the due date, which the pay
 * itself carries.
 * @law Superannuation Guarantee (Administration) Act 1992 (Cth) s 18C
 */
export function superClock(dueDate: CivilDate, today: CivilDate, receivedOn: CivilDate | null): SuperClock {
  if (receivedOn !== null) {
    const state = receivedOn <= dueDate ? 'received' : 'received_late';
    return { dueDate, state, daysLeft: null, businessDaysLeft: null };
  }
  const isLate = today > dueDate;
  const business = isLate ? -businessDays(dueDate, today) : businessDays(today, dueDate);
  return {
    dueDate,
    state: isLate ? 'overdue' : 'due',
    daysLeft: daysBetween(today, dueDate),
    businessDaysLeft: business === 0 ? 0 : business,
  };
}

/** Clocks as of one day: pays of a payday share theirs, and days are counted once for all of them. */
export function superClocks(today: CivilDate): (dueDate: CivilDate, receivedOn: CivilDate | null) => SuperClock {
  const clocks = new Map<string, SuperClock>();
  return (dueDate, receivedOn) => {
    const key = `${dueDate} ${receivedOn}`;
    const known = clocks.get(key);
    if (known !== undefined) return known;
    const clock = superClock(dueDate, today, receivedOn);
    clocks.set(key, clock);
    return clock;
  };
}

/** Business days after the first day, up to and including the last. */
function businessDays(after: CivilDate, until: CivilDate): number {
  const calendar = allListed();
  let count = 0;
  for (let day = addDays(after, 1); day <= until; day = addDays(day, 1)) if (isBusinessDay(day, calendar)) count += 1;
  return count;
}

/** Every list of holidays there is: the days left may cross from one year's list into the next. */
function allListed(): BusinessCalendar {
  return { holidays: new Set(publicHolidays.editions.flatMap(({ values }) => [...values.holidays])) };
}
