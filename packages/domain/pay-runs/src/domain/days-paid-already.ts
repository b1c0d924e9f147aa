import type { Employee } from '@anz-payroll/employee-lifecycle';
import {
  add,
  daysBetween,
  decimal,
  isMore,
  isPositive,
  multiply,
  parseDecimal,
  whole,
  type CivilDate,
  type Decimal,
} from 'payroll-core';
import { countsTime } from 'payroll-core/au';
import { divide } from 'payroll-core/money';
import type { PayRecord, PayWarning } from './pay-record';

interface Days {
  readonly startDate: CivilDate;
  readonly endDate: CivilDate;
}

const NOTHING: Decimal = whole(0);
const DAYS_IN_WEEK = whole(7);
const HALF_AS_MUCH_AGAIN = decimal('1.5');
/** A note about what is said here keeps 500 characters of it. */
const NAMED = 4;

/**
 * Ordinary time that pays of other periods have paid for days of this one: whoever goes from weekly to fortnightly pay is staged for the
 * whole fortnight, of which one week may be paid. Told where all of them pay more than the standard hours of all their days.
 */
export function daysPaidAlready(
  lines: Time,
  days: Days,
  inRun: readonly Time[],
  paid: readonly PayRecord[],
  details: Employee['details'],
): readonly PayWarning[] {
  const { startDate, endDate } = days;
  const others = paid
    .filter((pay) => pay.periodStart <= endDate && startDate <= pay.periodEnd)
    .map((pay) => ({ pay, time: ordinaryTime(pay.result) }))
    .filter(({ time }) => isPositive(time));
  const own = ordinaryTime(lines);
  if (!isPositive(own) || others.length === 0) return [];
  const ofRun = inRun.reduce((sum, pay) => add(sum, ordinaryTime(pay)), own);
  const total = others.reduce((sum, { time }) => add(sum, time), ofRun);
  const first = others.reduce((day, { pay }) => (pay.periodStart < day ? pay.periodStart : day), startDate);
  const last = others.reduce((day, { pay }) => (pay.periodEnd > day ? pay.periodEnd : day), endDate);
  const most = standardHoursOf({ startDate: first, endDate: last }, details);
  if (!isPositive(most) || !isMore(total, most)) return [];
  const paidBy = others
    .slice(0, NAMED)
    .map(({ pay, time }) => `pay ${pay.id} paid ${time.toString()} hours for ${pay.periodStart} to ${pay.periodEnd}`);
  const more = others.length > NAMED ? ` and ${others.length - NAMED} more` : '';
  return [
    {
      code: 'pay/days-paid-already',
      message:
        `Some days of ${startDate} to ${endDate} are paid already: ${paidBy.join(', ')}${more}. With what this period pays that is ` +
        `${total.toString()} ordinary hours, and ${first} to ${last} has ${most.toString()}. Enter only the hours that are not paid yet.`,
      field: 'hours',
    },
  ];
}

/**
 * Ordinary time that other pays of the same run have paid, as where a request was sent twice. Hours beyond the standard ones may be meant
 * (decision 1300). The review of a run says it of all of its pays together.
 */
export function daysPaidInRun(
  lines: Time,
  days: Days,
  inRun: readonly Time[],
  details: Employee['details'],
): readonly PayWarning[] {
  const own = ordinaryTime(lines);
  const before = inRun.reduce((sum, pay) => add(sum, ordinaryTime(pay)), NOTHING);
  const total = add(own, before);
  const standard = standardHoursOf(days, details);
  if (!isPositive(own) || !isPositive(before) || !isPositive(standard) || details.employment_status === 'Casual')
    return [];
  if (!isMore(total, multiply(standard, HALF_AS_MUCH_AGAIN))) return [];
  return [
    {
      code: 'pay/days-paid-already',
      message:
        `Other pays of this run have ${before.toString()} ordinary hours for ${days.startDate} to ${days.endDate}. With this one that is ` +
        `${total.toString()}, and the standard hours are ${standard.toString()}. Where the same pay was sent twice, delete one of them.`,
      field: 'hours',
    },
  ];
}

function standardHoursOf(
  { startDate, endDate }: Days,
  { standard_hours_per_day: perDay, standard_days_per_week: perWeek }: Employee['details'],
): Decimal {
  const inWeek = multiply(decimal(perDay), whole(perWeek));
  return divide(multiply(inWeek, whole(daysBetween(startDate, endDate) + 1)), DAYS_IN_WEEK, 2, 'half-up');
}

interface Time {
  readonly hours: readonly {
    readonly units: string;
    readonly value: string | number;
    readonly isOvertime?: boolean | undefined;
  }[];
  readonly leave: readonly { readonly hours: string | number; readonly isCashUp?: boolean | undefined }[];
}

/** Hours at work and on leave, without overtime. */
export function ordinaryTime({ hours, leave }: Time): Decimal {
  let total = NOTHING;
  for (const { units, value, isOvertime } of hours) {
    if (isOvertime !== true && countsTime(units)) total = add(total, readable(value));
  }
  for (const row of leave) if (row.isCashUp !== true) total = add(total, readable(row.hours));
  return total;
}

/** All hours at work, overtime included. */
export function timeAtWork(hours: Time['hours']): Decimal {
  return hours.reduce((total, { units, value }) => (countsTime(units) ? add(total, readable(value)) : total), NOTHING);
}

/** A row that cannot be read is refused by the calculation, in words for the row. */
function readable(text: string | number): Decimal {
  const read = parseDecimal(String(text));
  return read.ok ? read.value : NOTHING;
}
