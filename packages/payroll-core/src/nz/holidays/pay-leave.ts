import { add, isZero, subtract } from '../../money/arithmetic';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';
import { payTime, rateUsedInWords, type LeaveRate, type LeaveTime } from './leave-rate';

/**
 * Pay for annual holidays taken or cashed up, for weeks and parts of weeks.
 * @law Holidays Act 2003 ss 21, 22, 28B
 */
export function payAnnualHoliday(time: LeaveTime, weekly: Step<LeaveRate>): Step<Nzd> {
  return pay('nz.holidays.pay-annual-holiday', 'week', time, weekly);
}

/** Annual holidays in hours of a week, and how many of them average weekly earnings alone pay for. */
export interface AnnualHolidayTime extends LeaveTime {
  /** Hours whose entitlement arose in or after parental leave. */
  readonly atAverage: Decimal;
}

/**
 * Annual holidays at the greater of the two weekly rates, and those that arose in or after parental leave at the average alone.
 * @law Holidays Act 2003 ss 21, 24; Parental Leave and Employment Protection Act 1987 s 42(2)
 */
export function payAnnualHolidays(
  { taken, atAverage, of }: AnnualHolidayTime,
  weekly: Step<LeaveRate>,
  average: Step<LeaveRate>,
): Step<Nzd> {
  if (isZero(atAverage)) return payAnnualHoliday({ taken, of }, weekly);
  const afterParentalLeave = payAnnualHoliday({ taken: atAverage, of }, average);
  const others = subtract(taken, atAverage);
  if (isZero(others)) return afterParentalLeave;
  const atGreater = payAnnualHoliday({ taken: others, of }, weekly);
  const paid = add(atGreater.value, afterParentalLeave.value);
  return step(
    'nz.holidays.after-parental-leave',
    paid,
    () => `${atGreater.value.toString()} + ${afterParentalLeave.value.toString()} = ${paid.toString()}`,
    [atGreater, afterParentalLeave],
  );
}

/**
 * Pay for a day, or part of one, of sick, bereavement or family violence leave, of an alternative holiday, or of a
 * public holiday not worked that would have been a working day.
 * @law Holidays Act 2003 ss 49, 60, 71, 72F
 */
export function payDayOfLeave(time: LeaveTime, daily: Step<LeaveRate>): Step<Nzd> {
  return pay('nz.holidays.pay-day-of-leave', 'day', time, daily);
}

function pay(rule: string, unit: string, time: LeaveTime, rate: Step<LeaveRate>): Step<Nzd> {
  const value = payTime(time, rate.value);
  return step(
    rule,
    value,
    () =>
      `${time.taken.toString()} of ${time.of.toString()} at ${rateUsedInWords(rate.value)} a ${unit}, to the nearest cent ${value.toString()}`,
    [given('time taken', time.taken), rate],
  );
}
