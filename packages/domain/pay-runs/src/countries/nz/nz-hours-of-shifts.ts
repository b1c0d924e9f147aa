import { minutesPassed } from '@anz-payroll/companies';
import { accepted, type CivilDate, type Result } from 'payroll-core';
import { workByDay, type WorkOfDay } from 'payroll-core/au/awards';
import * as nz from 'payroll-core/nz';
import type { HoursItem } from '../../domain/pay-command';
import { refusal, type PaysRefusal } from '../../domain/pays-refusal';
import { hoursAtOwnRate, type WorkedItem } from '../../domain/timesheets/plain-hours';
import type { ShiftsBasis } from '../pay-basis';
import { earnsNzLeave, nzLeaveFacts } from './nz-leave-facts';
import { nzEmployeeCalendar, nzPublicHolidayList } from './nz-public-holidays';

/**
 * Shifts as hours at the employee's own rate. Time on a public holiday, from midnight to midnight, has a row of its own, which
 * is paid at time and a half and may earn an alternative holiday. In the nights when the clocks change the hours that pass are paid.
 * @law Holidays Act 2003 ss 50, 56; Minimum Wage Act 1983 s 6
 */
export function nzItemOfShifts(basis: ShiftsBasis<'NZ'>): Result<WorkedItem, PaysRefusal> {
  const { shifts, timeZone } = basis;
  const own = workByDay(shifts.own);
  if (!own.ok) return refusal('pay/invalid', own.error.message);
  const before = workByDay(shifts.before);
  const earlier = before.ok ? before.value : [];
  const holidays = holidaysOfWork(basis, [...earlier, ...own.value]);
  const ordinary = own.value.filter(({ date }) => !holidays.has(date));
  const onHolidays = [...holidays].map(
    ([date, name]) => [date, name, own.value.filter((work) => work.date === date)] as const,
  );
  const rows = onHolidays
    .filter(([, , work]) => work.length > 0)
    .map(([date, name, work]): HoursItem => ({ ...row(`Worked on ${name}`, work, timeZone), publicHolidayDate: date }));
  return accepted({
    hours: ordinary.length === 0 && rows.length > 0 ? rows : [row('Ordinary time', ordinary, timeZone), ...rows],
    allowances: [],
    isOfShift: () => false,
    publicHolidaysWorked: new Set(holidays.keys()),
  });
}

function row(description: string, work: readonly WorkOfDay[], timeZone: string): HoursItem {
  const minutes = work.reduce((sum, { date, from, to }) => sum + minutesPassed(date, from, to, timeZone), 0);
  return hoursAtOwnRate(description, minutes);
}

/** The public holidays of the employee among the days of work, by their day. Whoever works on a day is not away on it. */
function holidaysOfWork(
  { employee: { details }, parts, region, payDate }: ShiftsBasis<'NZ'>,
  work: readonly WorkOfDay[],
): ReadonlyMap<CivilDate, string> {
  const days = new Set(work.map(({ date }) => date));
  const [first, ...others] = [...days].sort();
  const calendar = nzPublicHolidayList(payDate);
  if (first === undefined || !calendar.ok || !earnsNzLeave(details)) return new Map();
  const employee = nzEmployeeCalendar(details, region, { ...nzLeaveFacts(parts), absences: [] });
  const window = { from: first, until: others.at(-1) ?? first };
  const { holidays } = nz.publicHolidaysOfEmployee(window, employee, calendar.value);
  return new Map(holidays.filter(({ date }) => days.has(date)).map(({ date, name }) => [date, name]));
}
