import { daysBetween, type CivilDate } from '../../calendar/civil-date';
import { add, isMore, isPositive, multiply } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Dated } from '../../statutory/dated';
import type { NzWarning } from '../warnings/nz-warnings';
import { bereavementDays, hasServed } from './entitlements';
import type { Holidays } from './holidays';

/** A row of leave that a pay holds. */
export interface LeavePaid {
  readonly leaveType: string;
  readonly date: CivilDate;
  readonly hours: Decimal;
  readonly description: string;
}

/**
 * Rows of leave that the Act does not give yet, or not for so long. They are paid, because an agreement may give more;
 * each warning says that the Act does not ask for it.
 * @law Holidays Act 2003 ss 63, 69, 70, 72D; Accident Compensation Act 2001 s 98
 */
export function leaveBeyondAct(
  rows: readonly LeavePaid[],
  startDate: CivilDate,
  hoursPerDay: Decimal,
  holidays: Dated<Holidays>,
): readonly NzWarning[] {
  const { sick, bereavement, familyViolence } = holidays.values;
  const months: Readonly<Record<string, number>> = {
    SICK: sick.afterMonths,
    NZ_BEREAVEMENT: bereavement.afterMonths,
    NZ_FAMILY_VIOLENCE: familyViolence.afterMonths,
  };
  const warnings: NzWarning[] = [];
  for (const { leaveType, date, description } of rows) {
    const needed = months[leaveType];
    if (needed === undefined || hasServed(startDate, needed, date)) continue;
    warnings.push({
      code: 'nz.leave/not-yet-entitled',
      message: `"${description}" of ${date} lies within the first ${needed} months since ${startDate}: the Act does not give it yet.`,
      details: { date, leaveType },
    });
  }
  const mourning = rows
    .filter(({ leaveType }) => leaveType === 'NZ_BEREAVEMENT')
    .reduce<Decimal>((total, { hours }) => add(total, hours), whole(0));
  const close = bereavementDays('close-family', holidays);
  if (isPositive(hoursPerDay) && isMore(mourning, multiply(close, hoursPerDay))) {
    const other = bereavementDays('other', holidays);
    warnings.push({
      code: 'nz.leave/bereavement-beyond-act',
      message: `${mourning.toString()} hours of bereavement leave are more than the ${close.toString()} days that the Act gives for close family and the end of a pregnancy, or the ${other.toString()} for another loss.`,
    });
  }
  const injured = rows
    .filter(({ leaveType }) => leaveType === 'NZ_ACC_WORKERS_COMP')
    .map(({ date }) => date)
    .sort();
  const [first, last] = [injured[0], injured.at(-1)];
  if (first !== undefined && last !== undefined && daysBetween(first, last) >= DAYS_OF_FIRST_WEEK) {
    warnings.push({
      code: 'nz.leave/beyond-first-week',
      message:
        `Compensation of the first week after an injury at work (NZ_ACC_WORKERS_COMP) is paid from ${first} to ${last}, for more than a week. ` +
        'What ACC pays for later weeks is leave of type WORKERS_COMP, which is no gross earnings for holidays.',
    });
  }
  return warnings;
}

const DAYS_OF_FIRST_WEEK = 7;
