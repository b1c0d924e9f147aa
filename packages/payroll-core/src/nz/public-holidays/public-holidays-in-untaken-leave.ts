import { addDays, type CivilDate } from '../../calendar/civil-date';
import { isPositive, subtract } from '../../money/arithmetic';
import { whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Dated } from '../../statutory/dated';
import { otherwiseWorkingDay } from './otherwise-working-day';
import type { PublicHolidays } from './public-holidays';
import {
  publicHolidaysOfEmployee,
  type EmployeeCalendar,
  type PublicHolidaysOfEmployee,
} from './public-holidays-of-employee';

const ONE = whole(1);
/** Nobody has this many days of holidays left; without working days the walk ends here. */
const LONGEST_WALK = 3660;

/**
 * Public holidays that would have fallen into the annual holidays an employee had left, had they been taken right after
 * the last day of the employment. Days that would be worked are holidays taken, public holidays among them are not.
 * @law Holidays Act 2003 s 40(1) to (3)
 */
export function publicHolidaysInUntakenLeave(
  lastDay: CivilDate,
  untakenDays: Decimal,
  employee: EmployeeCalendar,
  calendar: Dated<PublicHolidays>,
): PublicHolidaysOfEmployee {
  if (!isPositive(untakenDays)) return { holidays: [], warnings: [] };
  const from = addDays(lastDay, 1);
  const all = publicHolidaysOfEmployee({ from, until: addDays(lastDay, LONGEST_WALK) }, employee, calendar).holidays;
  const kept = new Set(all.map(({ date }) => date));
  let left = untakenDays;
  let day = lastDay;
  for (let walked = 0; walked < LONGEST_WALK && isPositive(left); walked++) {
    day = addDays(day, 1);
    if (!kept.has(day) && otherwiseWorkingDay(day, employee).answer.value) left = subtract(left, ONE);
  }
  if (isPositive(left)) {
    const message =
      `Public holidays in the ${untakenDays.toString()} days of holidays left on ${lastDay} cannot be found: the working ` +
      'pattern has too few working days.';
    return { holidays: [], warnings: [{ code: 'nz.public-holidays/working-day-uncertain', message }] };
  }
  const { holidays, warnings } = publicHolidaysOfEmployee({ from, until: day }, employee, calendar);
  return { holidays: holidays.filter(({ otherwiseWorkingDay: { answer } }) => answer.value), warnings };
}
