import { add, isMore, multiply } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { PayHours } from '../hours/pay-hours';
import type { PayLeave } from '../leave/pay-leave';
import type { WithholdingFrequency } from '../payg-schedule-1/weekly-earnings';

/** Which weeks of a pay period have enough hours for super guarantee. */
export interface WeeksOfWork {
  /** A row without a week belongs to the period as a whole and counts when any week does. */
  readonly counts: (week: number | undefined) => boolean;
  /** The hours were not given week by week, so they were spread evenly. */
  readonly isSpread: boolean;
}

const weeksInPeriod: Readonly<Record<WithholdingFrequency, readonly [number, number]>> = {
  weekly: [1, 1],
  fortnightly: [2, 1],
  monthly: [13, 3],
  quarterly: [13, 1],
};

/**
 * A minor, or a private or domestic worker, has super only for a week with more than 30 hours: the hours actually
 * worked in that week, never an average over weeks that are known one by one.
 * @law Superannuation Guarantee (Administration) Act 1992 (Cth) s 27(2), s 28
 */
export function weeksOfWork(
  hours: readonly PayHours[],
  frequency: WithholdingFrequency,
  hoursInWeek: Decimal,
): WeeksOfWork {
  const worked = hours.filter((row) => row.isTime);
  if (worked.every((row) => row.week !== undefined)) {
    const byWeek = new Map<number, Decimal>();
    for (const row of worked) byWeek.set(row.week ?? 0, add(byWeek.get(row.week ?? 0) ?? whole(0), row.value));
    const counted = new Set([...byWeek].filter(([, total]) => isMore(total, hoursInWeek)).map(([week]) => week));
    return { counts: (week) => (week === undefined ? counted.size > 0 : counted.has(week)), isSpread: false };
  }
  let total: Decimal = whole(0);
  for (const row of worked) total = add(total, row.value);
  const enough = isEnough(total, frequency, hoursInWeek);
  return { counts: () => enough, isSpread: frequency !== 'weekly' };
}

function isEnough(total: Decimal, frequency: WithholdingFrequency, hoursInWeek: Decimal): boolean {
  const [weeks, of] = weeksInPeriod[frequency];
  return isMore(multiply(total, whole(of)), multiply(hoursInWeek, whole(weeks)));
}

/**
 * Hours of paid leave that keep a period from having enough hours, since they are not worked; zero where they change nothing.
 * @law ATO, SGD 93/1: somebody is employed to work the hours that are actually worked
 */
export function leaveNotWorked(
  hours: readonly PayHours[],
  leave: readonly PayLeave[],
  frequency: WithholdingFrequency,
  hoursInWeek: Decimal,
): Decimal {
  let worked: Decimal = whole(0);
  for (const row of hours) if (row.isTime) worked = add(worked, row.value);
  let away: Decimal = whole(0);
  for (const row of leave) if (row.leaveType !== 'UNPAID' && !row.isCashUp) away = add(away, row.hours);
  const isDecisive = !isEnough(worked, frequency, hoursInWeek) && isEnough(add(worked, away), frequency, hoursInWeek);
  return isDecisive ? away : whole(0);
}
