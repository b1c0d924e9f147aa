import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import {
  add,
  addDays,
  daysBetween,
  decimal,
  inForce,
  isLess,
  isMore,
  isPositive,
  multiply,
  whole,
  type CivilDate,
  type Decimal,
} from 'payroll-core';
import { firstWeekCompensation } from 'payroll-core/nz';
import { isOrdinary } from './approved-leave';
import { workingDays } from './days-at-work';
import type { LeaveLine, PayLines } from './pay-lines';
import type { PayWarning } from './pay-record';
import type { Period } from './period-of';

const DAYS_IN_WEEK = 7;
const HOURS_IN_DAY = whole(24);

/** Leave that takes no hours of a balance that the ordinary hours of the period would bound. */
const unpaidOrByOthers: ReadonlySet<string> = new Set([
  'NZ_ACC_WORKERS_COMP',
  'PAID_PARENTAL',
  'UNPAID',
  'WORKERS_COMP',
]);

type Lines = Pick<PayLines, 'hours' | 'leave'>;

/**
 * Leave of a period that is more than the ordinary hours in it, which leave is paid for: two kinds for one day, days that are
 * not worked, or hours of a day that has become shorter since the leave was approved. And ordinary hours of a period that unpaid
 * leave fills. What the rows pay stands.
 * @law Fair Work Act 2009 (Cth) ss 90(1), 99; Holidays Act 2003 (NZ) ss 17, 71
 */
export function leaveBeyondHours(lines: Lines, period: Period, details: EmployeeDetails): readonly PayWarning[] {
  const perDay = decimal(details.standard_hours_per_day);
  if (lines.leave.length === 0 || details.employment_status === 'Casual' || !isPositive(perDay)) return [];
  const taken = lines.leave.filter(
    ({ date, isCashUp, isAdjustment }) =>
      isCashUp !== true && isAdjustment !== true && date >= period.startDate && date <= period.endDate,
  );
  // A week in one row says nothing about its days.
  if (taken.some(({ hours }) => isMore(decimal(hours), HOURS_IN_DAY))) return [];
  const ofDays = daysOfTwoKinds(taken, perDay);
  if (ofDays.length > 0) return ofDays;
  return [...beyondPeriod(taken, period, perDay, details), ...besideUnpaid(lines, taken, period, perDay, details)];
}

function daysOfTwoKinds(taken: readonly LeaveLine[], perDay: Decimal): readonly PayWarning[] {
  const days = [...new Set(taken.map(({ date }) => date))].sort();
  return days.flatMap((date) => {
    const rows = taken.filter((row) => row.date === date);
    const hours = sumOf(rows);
    const paid = rows.reduce<Decimal>((sum, row) => add(sum, paidHours(row)), whole(0));
    if (new Set(rows.map(({ leaveType }) => leaveType)).size < 2 || !isMore(paid, perDay)) return [];
    return [
      told(
        'pay/leave-of-two-kinds-on-a-day',
        `${hours.toString()} hours of leave of several kinds are on ${date}, and a day of this person has ${perDay.toString()}. ` +
          'Each takes hours off its balance: leave only what was taken.',
      ),
    ];
  });
}

/**
 * The hours of ordinary pay that a row comes to. Compensation for an injury pays four fifths of its hours, and both may agree that sick
 * leave or annual holidays make up the rest.
 * @law Accident Compensation Act 2001 (NZ) ss 97, 98; Holidays Act 2003 (NZ) ss 71, 71A
 */
function paidHours({ leaveType, date, hours }: LeaveLine): Decimal {
  if (leaveType !== 'NZ_ACC_WORKERS_COMP') return decimal(hours);
  const law = inForce(firstWeekCompensation, date, { allowUnconfirmed: true });
  return law.ok ? multiply(decimal(hours), law.value.values.rate) : decimal(hours);
}

function beyondPeriod(
  taken: readonly LeaveLine[],
  { startDate, endDate }: Period,
  perDay: Decimal,
  { standard_days_per_week: perWeek }: EmployeeDetails,
): readonly PayWarning[] {
  const days = Math.ceil(((daysBetween(startDate, endDate) + 1) * perWeek) / DAYS_IN_WEEK);
  const most = multiply(perDay, whole(days));
  const hours = sumOf(taken.filter(({ leaveType }) => !unpaidOrByOthers.has(leaveType)));
  if (!isPositive(most) || !isMore(hours, most)) return [];
  return [
    told(
      'pay/leave-beyond-standard-hours',
      `${hours.toString()} hours of paid leave are in ${startDate} to ${endDate}, and this person has ${most.toString()} ordinary hours in these days ` +
        `(${days} days of ${perDay.toString()} hours). Leave is taken on days that would be worked, for their hours.`,
    ),
  ];
}

/** A month has more standard hours than some months have working days. */
function besideUnpaid(
  { hours }: Lines,
  taken: readonly LeaveLine[],
  { startDate, endDate }: Period,
  perDay: Decimal,
  details: EmployeeDetails,
): readonly PayWarning[] {
  const work = hours.filter((row) => isOrdinary(row)).reduce((sum, { value }) => add(sum, decimal(value)), whole(0));
  const away = new Set<CivilDate>(
    taken.filter((row) => row.leaveType === 'UNPAID' && !isLess(decimal(row.hours), perDay)).map(({ date }) => date),
  );
  if (!isPositive(work) || away.size === 0) return [];
  const isWorked = workingDays(details);
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) {
    const isHoliday = taken.some(({ date, leaveType }) => date === day && leaveType === 'PAID_PUBLIC_HOLIDAY');
    if (isWorked(day) && !away.has(day) && !isHoliday) return [];
  }
  return [
    told(
      'pay/hours-beside-unpaid-leave',
      `Every working day of ${startDate} to ${endDate} is unpaid leave, and the pay has ${work.toString()} ordinary hours: the standard hours of the ` +
        'period are more than its working days have. Take them out where nothing was worked.',
      'hours',
    ),
  ];
}

function sumOf(rows: readonly LeaveLine[]): Decimal {
  return rows.reduce<Decimal>((sum, { hours }) => add(sum, decimal(hours)), whole(0));
}

function told(code: string, message: string, field = 'leave'): PayWarning {
  return { code, message, field };
}
