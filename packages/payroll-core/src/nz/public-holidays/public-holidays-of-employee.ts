import { addDays, dayOfWeek, type CivilDate } from '../../calendar/civil-date';
import type { Dated } from '../../statutory/dated';
import type { Days } from '../holiday-history/days';
import type { NzWarning } from '../warnings/nz-warnings';
import { otherwiseWorkingDay, type OtherwiseWorkingDay, type WorkingDays } from './otherwise-working-day';
import type { NzRegion, PublicHoliday, PublicHolidays, WeekendRule } from './public-holidays';

/** A written agreement to keep a public holiday on another day. @law Holidays Act 2003 s 44B */
export interface PublicHolidayTransfer {
  /** The day of the calendar that the holiday falls on. */
  readonly from: CivilDate;
  /** The day that the employee keeps in its place. */
  readonly on: CivilDate;
}

/** What decides an employee's public holidays: region, working days, transfers. */
export interface EmployeeCalendar extends WorkingDays {
  /** The province whose anniversary day is kept where the employee works; left out, only national holidays count. */
  readonly region?: NzRegion | undefined;
  readonly transfers?: readonly PublicHolidayTransfer[] | undefined;
}

/** A public holiday as one employee keeps it. */
export interface KeptPublicHoliday {
  readonly name: string;
  /** The day on which it is this employee's public holiday. */
  readonly date: CivilDate;
  /** The day of the calendar. */
  readonly calendarDate: CivilDate;
  readonly moved: 'no' | 'weekend' | 'transfer';
  readonly otherwiseWorkingDay: OtherwiseWorkingDay;
}

/** The public holidays of an employee between two days. */
export interface PublicHolidaysOfEmployee {
  readonly holidays: readonly KeptPublicHoliday[];
  readonly warnings: readonly NzWarning[];
}

const SATURDAY = 6;
const SUNDAY = 7;
/** No holiday moves further than from a Sunday to the Tuesday; an agreed transfer may go anywhere. */
const FURTHEST_MOVE = 2;

/**
 * The public holidays of an employee between two days: national ones and the anniversary day of the region, moved off a
 * weekend that is not worked, and transferred as agreed.
 * @law Holidays Act 2003 ss 12, 44, 44B, 45, 45A
 */
export function publicHolidaysOfEmployee(
  window: Days,
  employee: EmployeeCalendar,
  calendar: Dated<PublicHolidays>,
): PublicHolidaysOfEmployee {
  const { days, listedUntil } = calendar.values;
  const warnings: NzWarning[] = [];
  const transfers = employee.transfers ?? [];
  const earliest = addDays(window.from, -FURTHEST_MOVE);
  const looked = days.filter(
    ({ date, region }) =>
      (region === undefined || region === employee.region) &&
      ((date >= earliest && date <= window.until) || transfers.some(({ from }) => from === date)),
  );
  const isHoliday = (date: CivilDate): boolean =>
    days.some((day) => day.date === date && (day.region === undefined || day.region === employee.region));
  const kept = looked
    .map((day) => keep(day, employee, isHoliday, warnings))
    .filter(({ date }) => date >= window.from && date <= window.until)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  for (const {
    name,
    date,
    otherwiseWorkingDay: { isCertain, answer },
  } of kept) {
    if (!isCertain) {
      warnings.push({
        code: 'nz.public-holidays/working-day-uncertain',
        message: `Whether ${name}, ${date}, would otherwise be a working day is not certain. It is taken so: ${answer.says()}. Employer and employee settle it for the day.`,
        details: { date, assumed: String(answer.value) },
      });
    }
  }
  if (window.until > listedUntil) {
    warnings.push({
      code: 'nz.public-holidays/calendar-ends',
      message: `Public holidays are listed to ${listedUntil}; those from then to ${window.until} are not known.`,
      details: { listedUntil },
    });
  }
  return { holidays: kept, warnings };
}

function keep(
  holiday: PublicHoliday,
  employee: EmployeeCalendar,
  isHoliday: (date: CivilDate) => boolean,
  warnings: NzWarning[],
): KeptPublicHoliday {
  const onTheDay = otherwiseWorkingDay(holiday.date, employee);
  const date = onTheDay.answer.value ? holiday.date : offTheWeekend(holiday.date, holiday.moves);
  const byAct: KeptPublicHoliday = {
    name: holiday.name,
    date,
    calendarDate: holiday.date,
    moved: date === holiday.date ? 'no' : 'weekend',
    otherwiseWorkingDay: date === holiday.date ? onTheDay : otherwiseWorkingDay(date, employee),
  };
  const transfer = employee.transfers?.find(({ from }) => from === holiday.date);
  if (transfer === undefined) return byAct;
  if (!onTheDay.answer.value || isHoliday(transfer.on)) {
    warnings.push({
      code: 'nz.public-holidays/transfer-not-allowed',
      message:
        `${holiday.name} stays on ${byAct.date}: ` +
        (isHoliday(transfer.on)
          ? `${transfer.on} is a public holiday itself.`
          : `${holiday.date} would not otherwise be a working day, so it cannot be transferred.`),
    });
    return byAct;
  }
  return {
    ...byAct,
    date: transfer.on,
    moved: 'transfer',
    otherwiseWorkingDay: otherwiseWorkingDay(transfer.on, employee),
  };
}

/** @law Holidays Act 2003 ss 45(1)(b), 45A(1)(b) */
function offTheWeekend(date: CivilDate, moves: WeekendRule): CivilDate {
  const weekday = dayOfWeek(date);
  if (moves === 'none' || weekday < SATURDAY) return date;
  if (weekday === SATURDAY) return addDays(date, 2);
  return addDays(date, moves === 'monday' ? SUNDAY - weekday + 1 : 2);
}
