import { add, decimal, isMore, whole, type CivilDate, type Decimal } from 'payroll-core';
import type { LeaveLine } from './pay-lines';
import type { PayWarning } from './pay-record';

const HOURS_IN_DAY = whole(24);

interface Job {
  readonly startDate: CivilDate;
  /** The last day of somebody who has left or leaves with the pay. */
  readonly lastDay?: CivilDate | undefined;
}

/**
 * Leave of a pay that cannot be meant as it stands: more hours on a day than the day has, or days outside the job. What such
 * a row pays stands. Rows that mend others, and leave that is paid in place of being taken, are no absence.
 */
export function leaveInDoubt(leave: readonly LeaveLine[], { startDate, lastDay }: Job): readonly PayWarning[] {
  if (leave.length === 0) return [];
  const byDay = new Map<CivilDate, Decimal>();
  let hasDayAfter = false;
  for (const { date, hours, leaveType, isCashUp, isAdjustment } of leave) {
    if (isCashUp === true || isAdjustment === true) continue;
    byDay.set(date, add(byDay.get(date) ?? whole(0), decimal(hours)));
    // Holidays that fall in leave that is paid out on leaving are after the last day.
    if (lastDay !== undefined && date > lastDay && leaveType !== 'PAID_PUBLIC_HOLIDAY') hasDayAfter = true;
  }
  const days = [...byDay.keys()].sort();
  const tooLong = days.filter((date) => isMore(byDay.get(date)!, HOURS_IN_DAY));
  return [
    ...tooLong.map((date) =>
      doubt(
        'pay/leave-longer-than-its-day',
        `${byDay.get(date)!.toString()} hours of leave are on ${date}, and a day has 24. ` +
          'Enter each day of leave with its own hours.',
      ),
    ),
    ...(days.some((date) => date < startDate)
      ? [doubt('pay/leave-before-start-date', `There is leave on ${days[0]!}; the job starts on ${startDate}.`)]
      : []),
    ...(hasDayAfter
      ? [doubt('pay/leave-after-last-day', `There is leave after ${lastDay!}, the last day of work.`)]
      : []),
  ];
}

function doubt(code: string, message: string): PayWarning {
  return { code, message, field: 'leave' };
}
