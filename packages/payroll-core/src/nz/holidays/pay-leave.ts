import type { Nzd } from '../../money/currency';
import { given, step, type Step } from '../../trace/step';
import { payTime, printRate, type LeaveRate, type LeaveTime } from './leave-rate';

/**
 * Pay for annual holidays taken or cashed up, for weeks and parts of weeks.
 * @law Holidays Act 2003 ss 21, 22, 28B
 */
export function payAnnualHoliday(time: LeaveTime, weekly: Step<LeaveRate>): Step<Nzd> {
  return pay('nz.holidays.pay-annual-holiday', 'week', time, weekly);
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
      `${time.taken.toString()} of ${time.of.toString()} at ${printRate(rate.value).toString()} a ${unit}, to the nearest cent ${value.toString()}`,
    [given('time taken', time.taken), rate],
  );
}
