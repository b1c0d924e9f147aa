import type { EmployeeDetails, Part } from '@anz-payroll/employee-lifecycle';
import {
  accepted,
  civilDate,
  decimal,
  divide,
  inForce,
  isPositive,
  isZero,
  multiply,
  whole,
  type CivilDate,
  type Dated,
  type Decimal,
  type Result,
} from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { figuresOf, type FigureEntry } from '../../domain/figures';
import { hoursPaidAhead } from '../../domain/leave-elsewhere';
import type { Figures, PayWarning } from '../../domain/pay-record';
import { refusal, type PaysRefusal } from '../../domain/pays-refusal';
import type { PublicHolidayOff } from '../country-payroll';
import type { PayBasis } from '../pay-basis';
import type { NzHistory } from './nz-history';
import { earnsNzLeave, nzLeaveFacts, type NzLeaveFacts } from './nz-leave-facts';
import { isLongPayment } from './nz-long-payment';
import { workPattern } from '../../domain/work-pattern';

/** Whose anniversary day an employee keeps: of the place of work, which is in the region of the company unless the record names another. */
export function regionOfWork(
  { public_holiday_region: ofWork }: Pick<EmployeeDetails, 'public_holiday_region'>,
  ofCompany: string | null,
): string | null {
  return ofWork ?? ofCompany;
}

/** When an employee works and which public holidays the employee keeps, as the record and the lists say. */
export function nzEmployeeCalendar(
  details: EmployeeDetails,
  ofCompany: string | null,
  { overrides, transfers, absences }: Pick<NzLeaveFacts, 'overrides' | 'transfers' | 'absences'>,
): nz.EmployeeCalendar {
  const region = regionOfWork(details, ofCompany);
  return {
    pattern: workPattern(details),
    overrides,
    transfers,
    away: nz.timeAwayOf(absences),
    region: region === null ? undefined : nz.parseNzRegion(region),
  };
}

/**
 * The list that a pay goes by. A pay date after its last day has the newest list too: what it holds of the period counts, and a warning
 * says where it ends. Without figures of those years the pay itself is refused.
 */
export function nzPublicHolidayList(payDate: CivilDate): Result<Dated<nz.PublicHolidays>> {
  return inForce(nz.publicHolidays, payDate, { allowUnconfirmed: true });
}

/** What the public holidays of a period mean for a pay. */
export interface NzPublicHolidaysOfPay {
  readonly warnings: readonly PayWarning[];
  /** Hours of alternative holidays that work on public holidays earned. */
  readonly alternativeHours: Decimal;
  /** One for each day that earned an alternative holiday, so that none is given twice. */
  readonly granted: Figures;
  /** Whether there are any, so that working days make a difference. */
  readonly hasHolidays: boolean;
}

const NONE: NzPublicHolidaysOfPay = { warnings: [], alternativeHours: whole(0), granted: {}, hasHolidays: false };

/** In the leave account: work on the public holiday of a day earned an alternative holiday. */
export const ALTERNATIVE_DAY = 'granted:alternative-day:';
/** In the leave account: how many more pays hold work on that day. When the pay that earned it goes, the next one gives it. */
const ALSO_WORKED = 'granted:alternative-day-also-worked:';

/**
 * Public holidays of the period, national and of the company's region: work on one earns an alternative holiday where
 * the day would otherwise be a working day, and one that the pay has no row for is named with what it pays.
 * @law Holidays Act 2003 ss 12, 44, 44B, 45, 49, 50, 56
 */
export function nzPublicHolidays(
  { employee: { details }, lines, payDate, region, run, leave, holidaysBeside }: PayBasis<'NZ'>,
  facts: NzLeaveFacts,
  history: NzHistory | undefined,
  lastDay: CivilDate,
  act: Dated<nz.Holidays>,
): Result<NzPublicHolidaysOfPay, PaysRefusal> {
  const calendar = nzPublicHolidayList(payDate);
  if (!calendar.ok || !earnsNzLeave(details)) return accepted(NONE);
  const worked = new Map<CivilDate, number>();
  for (let i = 0; i < lines.hours.length; i++) {
    const { publicHolidayDate } = lines.hours[i]!;
    if (publicHolidayDate !== undefined) worked.set(civilDate(publicHolidayDate), i);
  }
  // Hours may be paid in another period than the one in which they were worked.
  const days = [...worked.keys(), details.start_date > run.startDate ? details.start_date : run.startDate, lastDay];
  const from = days.reduce((first, day) => (day < first ? day : first));
  const until = days.reduce((last, day) => (day > last ? day : last));
  const kept = nz.publicHolidaysOfEmployee({ from, until }, nzEmployeeCalendar(details, region, facts), calendar.value);
  // Whoever works on a day is not away on it, whatever was told.
  const atWork =
    worked.size === 0 || facts.absences.length === 0
      ? kept
      : nz.publicHolidaysOfEmployee(
          { from, until },
          nzEmployeeCalendar(details, region, { ...facts, absences: [] }),
          calendar.value,
        );
  for (const [date, row] of worked) {
    if (date > calendar.value.values.listedUntil || atWork.holidays.some((holiday) => holiday.date === date)) continue;
    return refusal(
      'pay/invalid',
      `public_holiday_date ${date} is no public holiday of this employee. The company's region decides the anniversary ` +
        'day, or public_holiday_region of the employee; a holiday that is kept on another day stands in the public-holiday-transfers of the employee.',
      { path: `hours[${row}].publicHolidayDate` },
    );
  }
  const isOfPeriod = !isLongPayment({ run, lines });
  const isInPeriod = (date: string): boolean =>
    isOfPeriod && date >= run.startDate && date >= details.start_date && date <= lastDay;
  const paidDays = new Set(
    lines.leave.filter(({ leaveType }) => leaveType === PUBLIC_HOLIDAY).map(({ date }) => civilDate(date)),
  );
  const workedDays = atWork.holidays
    .filter(({ date, otherwiseWorkingDay: { answer } }) => answer.value && worked.has(date))
    .map(({ date }): string => date);
  const isGiven = (date: string): boolean => leave[`${ALTERNATIVE_DAY}${date}`] !== undefined;
  const earlierDays: string[] = [];
  for (const name in leave) if (name.startsWith(ALSO_WORKED)) earlierDays.push(name.slice(ALSO_WORKED.length));
  const earning = [...new Set([...workedDays, ...earlierDays])].filter((date) => !isGiven(date));
  const unworked = {
    // What another pay paid, as a day off or as work on the day, is not missing in this one.
    holidays: kept.holidays.filter(
      ({ date }) =>
        isInPeriod(date) &&
        !worked.has(date) &&
        !isGiven(date) &&
        holidaysBeside?.has(date) !== true &&
        isZero(hoursPaidAhead(leave, { leaveType: PUBLIC_HOLIDAY, date })),
    ),
    warnings: [
      ...kept.warnings.filter(({ details: { date } = {} }) => {
        return date === undefined || (isInPeriod(date) && !worked.has(civilDate(date)));
      }),
      ...atWork.warnings.filter(({ details: { date } = {} }) => date !== undefined && worked.has(civilDate(date))),
    ],
  };
  return accepted({
    warnings: [
      ...regionUnknown(regionOfWork(details, region), calendar.value, {
        from: laterOf(run.startDate, details.start_date),
        until: lastDay,
      }),
      ...nz.publicHolidaysNotInPay(unworked, paidDays, history?.daily?.rate, act),
      ...nz.publicHolidaysPaidThoughOff(kept.holidays, paidDays),
    ],
    alternativeHours: multiply(decimal(details.standard_hours_per_day), whole(earning.length)),
    granted: figuresOf([
      ...earning.map((date): FigureEntry => [`${ALTERNATIVE_DAY}${date}`, '1']),
      ...workedDays.filter(isGiven).map((date): FigureEntry => [`${ALSO_WORKED}${date}`, '1']),
    ]),
    hasHolidays: kept.holidays.length > 0,
  });
}

function laterOf(one: CivilDate, other: CivilDate): CivilDate {
  return one < other ? other : one;
}

/**
 * Every employee has the anniversary day of a province; a company without a region keeps none. Told in the periods that have one
 * somewhere.
 * @law Holidays Act 2003 s 44(1)(l)
 */
function regionUnknown(
  region: string | null,
  { values: { days } }: Dated<nz.PublicHolidays>,
  { from, until }: { readonly from: CivilDate; readonly until: CivilDate },
): readonly PayWarning[] {
  if (region !== null && nz.parseNzRegion(region) !== undefined) return [];
  const there = days.filter((day) => day.region !== undefined && from <= day.date && day.date <= until);
  if (there.length === 0) return [];
  const message =
    `${region === null ? 'The company has no region' : `The region of the company, ${region}, is none of those with an anniversary day`}, ` +
    `so no anniversary day is kept; this period has ${there.map(({ name, date }) => `${name}, ${date}`).join(' and ')}. ` +
    "Set the company's region, such as Auckland, Hawke's Bay or South Canterbury (region), or that of an employee who works in another (public_holiday_region).";
  return [{ code: 'pay/region-unknown', message }];
}

/**
 * What each public holiday pays that would fall into the annual holidays left, had they been taken from the day after
 * the last one. One that a row of the final pay or an earlier pay has is paid already.
 * @law Holidays Act 2003 s 40
 */
export function nzPublicHolidaysAfterEnd(
  { employee: { details }, payDate, region, lines, leave }: PayBasis<'NZ'>,
  facts: NzLeaveFacts,
  history: NzHistory | undefined,
  lastDay: CivilDate,
  hoursLeft: Decimal,
): { readonly amounts: readonly string[]; readonly warnings: readonly nz.NzWarning[] } {
  const calendar = nzPublicHolidayList(payDate);
  const holidays = inForce(nz.holidays, payDate);
  const perDay = decimal(details.standard_hours_per_day);
  const daily = history?.daily?.rate;
  if (!calendar.ok || !holidays.ok || daily === undefined || !isPositive(perDay) || !isPositive(hoursLeft)) {
    return { amounts: [], warnings: [] };
  }
  const found = nz.publicHolidaysInUntakenLeave(
    lastDay,
    divide(hoursLeft, perDay, DAYS_DECIMALS, 'half-up'),
    // The holidays are looked at as if they had been taken: nobody is away any longer.
    nzEmployeeCalendar(details, region, { ...facts, absences: [] }),
    calendar.value,
  );
  const isPaid = ({ date }: nz.KeptPublicHoliday): boolean =>
    isPositive(hoursPaidAhead(leave, { leaveType: PUBLIC_HOLIDAY, date })) ||
    lines.leave.some((row) => row.leaveType === PUBLIC_HOLIDAY && row.date === date);
  return {
    amounts: found.holidays
      .filter((holiday) => !isPaid(holiday))
      .map((holiday) => nz.payPublicHoliday({ holiday, daily }, holidays.value).pay.value.toString()),
    warnings: found.warnings,
  };
}

const DAYS_DECIMALS = 6;
const PUBLIC_HOLIDAY = 'PAID_PUBLIC_HOLIDAY';

/**
 * Public holidays of a period that certainly would be working days.
 * @law Holidays Act 2003 ss 12, 46, 49
 */
export function nzPublicHolidaysOff(
  details: EmployeeDetails,
  parts: readonly Part[],
  region: string | null,
  {
    payDate,
    startDate,
    endDate,
  }: { readonly payDate: CivilDate; readonly startDate: CivilDate; readonly endDate: CivilDate },
): readonly PublicHolidayOff[] {
  const calendar = nzPublicHolidayList(payDate);
  if (!calendar.ok || !earnsNzLeave(details)) return [];
  const from = details.start_date > startDate ? details.start_date : startDate;
  const employee = nzEmployeeCalendar(details, region, nzLeaveFacts(parts));
  return nz
    .publicHolidaysOfEmployee({ from, until: endDate }, employee, calendar.value)
    .holidays.filter(({ otherwiseWorkingDay: { answer, isCertain } }) => answer.value && isCertain);
}
