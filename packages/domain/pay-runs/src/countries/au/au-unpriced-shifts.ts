import { daysBetween, dayOfWeek, divide, isPositive, multiply, subtract, whole, type Decimal } from 'payroll-core';
import {
  awardEdition,
  shiftMinutes,
  workByDay,
  type AwardPublicHoliday,
  type AwardShift,
  type WorkOfDay,
} from 'payroll-core/au/awards';
import type { CalculatedPay } from '../../domain/calculate-pay';
import { payWithWarnings } from '../../domain/pay-with-warnings';
import type { PayWarning } from '../../domain/pay-record';
import { PLACES } from '../../domain/timesheets/plain-hours';
import { wholeDays } from '../../domain/timesheets/whole-days';
import type { MinimumBasis } from '../pay-basis';
import { awardEmployeeOf, isOutsideAwards, isPaidBySalary } from './au-award-check';
import { daysInParts, daysOfShifts, longestGap, LONGEST_MEAL_BREAK } from './au-days-in-parts';
import { publicHolidayOfState } from './au-leave-taken';

const MINUTES = whole(60);
const DAYS_OF_WEEK = whole(7);
/** The hours of a full-time week where the award names no shorter one. @law Fair Work Act 2009 (Cth) s 62 */
const HOURS_OF_WEEK: Decimal = whole(38);
/** Awards differ in where the day ends; no span that was read is narrower than this at both ends. */
const MORNING = 6 * 60;
const EVENING = 19 * 60;
/** Awards differ in the ordinary hours of a day too: eight or fewer in many, and in most more than ten only by an agreement of their own. */
const LONGEST_DAY = 10 * 60;

/**
 * The last pay of a period with warnings of days that were worked in parts, and of approved shifts that are paid at the plain rate
 * although an award covers the person: its conditions are not known, or the record does not say which of its employees the person is. A
 * shift of 24 hours is told whoever worked it.
 * Only times for which awards pay more are told, and only while every row of hours has the same rate: whoever has entered a penalty or
 * overtime knows.
 */
export function withUnpricedShifts(pay: CalculatedPay<'AU'>, basis: MinimumBasis<'AU'>): CalculatedPay<'AU'> {
  const warnings = [
    unpricedShifts(basis),
    pricedByAnother(basis),
    ...daysInParts(basis),
    ...wholeDays(basis.shifts.own, 'au.timesheets/whole-day'),
  ];
  const told = warnings.filter((one) => one !== undefined);
  return payWithWarnings(pay, told);
}

function unpricedShifts(basis: MinimumBasis<'AU'>): PayWarning | undefined {
  const { details } = basis.employee;
  const code = details.award_code;
  if (basis.shifts.own.length === 0 || code === null || isOutsideAwards(details) || isPaidBySalary(details)) {
    return undefined;
  }
  const isRead = (basis.findAward(code)?.rules.editions.length ?? 0) > 0;
  if (isRead && awardEmployeeOf(details) !== undefined) return undefined;
  const rows = basis.pays.flatMap(({ hours }) => hours);
  if (rows.some(({ isOvertime }) => isOvertime) || new Set(rows.map(({ rate }) => rate)).size > 1) return undefined;
  const when = timesOfPenalties(basis, hoursOfWeek(basis, code));
  if (when.length === 0) return undefined;
  const why = isRead
    ? `${code} prices the shifts of full-time, part-time and casual employees, and the record says ${details.employment_status}`
    : `the conditions of ${code} for penalties and overtime are not known here`;
  return {
    code: 'au.awards/shifts-at-plain-rate',
    message:
      `Approved shifts have work ${when.join(', ')}, and all of it is paid at one rate: ${why}. Enter what the award asks for as rows of ` +
      'hours with their own rate.',
    field: 'hours',
    details: { award: code },
  };
}

const otherSources: Readonly<Record<string, string>> = {
  ENTERPRISE_AGREEMENT: 'an enterprise agreement',
  INDIVIDUAL_FLEXIBILITY_ARRANGEMENT: 'an individual flexibility arrangement',
  SUPPORTED_WAGE: 'the supported wage system',
  PIECE_RATES: 'a piece rate',
  ANNUALISED_WAGE_CLAUSE: 'an annualised wage clause',
};

/** Shifts that the award of the record has priced, although the record says that something else sets the pay. */
function pricedByAnother({ employee: { details }, pays, shifts }: MinimumBasis<'AU'>): PayWarning | undefined {
  const { award_code: code, minimum_pay_set_by: setBy } = details;
  const source = setBy === null ? undefined : otherSources[setBy];
  if (shifts.own.length === 0 || code === null || source === undefined || isPaidBySalary(details)) return undefined;
  const rows = pays.flatMap(({ hours }) => hours);
  if (!rows.some(({ rateDescription }) => rateDescription?.startsWith(`${code} clause `) === true)) return undefined;
  return {
    code: 'au.awards/priced-by-another',
    message:
      `The approved shifts are priced by ${code}, at its minimum rates where they are above the employee's own, and the record says that ` +
      `${source} sets the pay. Enter the rows of hours that it asks for, or correct the record.`,
    field: 'hours',
    details: { award: code },
  };
}

/** The full-time week of the award on the first day of the period: 35 hours in Black Coal Mining. */
function hoursOfWeek({ run, findAward }: MinimumBasis<'AU'>, code: string): Decimal {
  const award = findAward(code);
  const rates = award === undefined ? undefined : awardEdition(award.rates, run.startDate, `the rates of ${code}`);
  return rates?.ok === true ? rates.value.values.hoursOfWeek : HOURS_OF_WEEK;
}

/** The times of the shifts for which awards pay more than the plain rate, in words. */
function timesOfPenalties(
  { employee: { details }, run, shifts }: MinimumBasis<'AU'>,
  ordinaryHours: Decimal,
): readonly string[] {
  const work = workByDay(shifts.own);
  const minutes = shiftMinutes(shifts.own);
  if (!work.ok || !minutes.ok) return [];
  const times = [...new Set(work.value.map((day) => timeOfPenalty(day, publicHolidayOfState(details, day.date))))];
  const parted = daysOfShifts(shifts.own).filter(({ worked }) => longestGap(worked) > LONGEST_MEAL_BREAK);
  const told = [
    ...times.filter((time) => time !== undefined),
    ...longDays(shifts.own),
    ...parted.map(({ date }) => `in parts on ${date}, with more than an hour between them`),
  ];
  const days = whole(daysBetween(run.startDate, run.endDate) + 1);
  const ordinary = divide(multiply(multiply(ordinaryHours, MINUTES), days), DAYS_OF_WEEK, PLACES, 'half-up');
  const beyond = subtract(whole(minutes.value), ordinary);
  return isPositive(beyond)
    ? [
        ...told,
        `for ${divide(beyond, MINUTES, 2, 'half-up').toString()} hours more than ${ordinaryHours.toString()} a week`,
      ]
    : told;
}

/** Days on which more than ten hours were worked, whatever the week has; a shift is work of the day on which it begins. */
function longDays(shifts: readonly AwardShift[]): readonly string[] {
  const byDay = new Map<string, AwardShift[]>();
  for (const shift of shifts) byDay.set(shift.date, [...(byDay.get(shift.date) ?? []), shift]);
  return [...byDay].flatMap(([date, ofDay]) => {
    const minutes = shiftMinutes(ofDay);
    return minutes.ok && minutes.value > LONGEST_DAY
      ? [`for ${divide(whole(minutes.value), MINUTES, 2, 'half-up').toString()} hours on ${date}`]
      : [];
  });
}

function timeOfPenalty({ date, from, to }: WorkOfDay, holiday: AwardPublicHoliday | undefined): string | undefined {
  // Christmas Eve is a public holiday from 6pm on in Queensland, from 7pm on in South Australia.
  if (holiday !== undefined && to > holiday.fromMinute) return `on ${holiday.name}, ${date}`;
  const weekday = dayOfWeek(date);
  if (weekday === 6) return `on Saturday ${date}`;
  if (weekday === 7) return `on Sunday ${date}`;
  if (from < MORNING) return `before 6am on ${date}`;
  return to > EVENING ? `after 7pm on ${date}` : undefined;
}
