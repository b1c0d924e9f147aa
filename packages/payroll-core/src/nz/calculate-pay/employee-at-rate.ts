import { equal, multiply } from '../../money/arithmetic';
import { parseDecimal } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Amount } from '../../input/input-reader';
import type { NzPayEmployee } from './nz-pay-input';

/**
 * The same employee at another hourly rate. Ordinary weekly pay and relevant daily pay that are the hours of a week or a day at
 * the rate before follow it, so that leave is paid at what the time would have earned; those of another making stay.
 * @law Holidays Act 2003 ss 8(1), 9(1)
 */
export function employeeAtRate(employee: NzPayEmployee, rate: Amount | null): NzPayEmployee {
  const { payRatePerHour: before, hoursPerWeek, hoursPerDay, ordinaryWeeklyPay, relevantDailyPay } = employee;
  const moved = (agreed: Amount | null | undefined, hours: Amount | null | undefined): Amount | null | undefined =>
    agreed !== null && agreed !== undefined && isSame(agreed, earned(hours, before)) ? earned(hours, rate) : agreed;
  return {
    ...employee,
    payRatePerHour: rate,
    ...(ordinaryWeeklyPay === undefined ? {} : { ordinaryWeeklyPay: moved(ordinaryWeeklyPay, hoursPerWeek) ?? null }),
    ...(relevantDailyPay === undefined ? {} : { relevantDailyPay: moved(relevantDailyPay, hoursPerDay) ?? null }),
  };
}

/** Hours at a rate in cents; undefined where either is not told or cannot be read. */
function earned(hours: Amount | null | undefined, rate: Amount | null | undefined): string | undefined {
  const [time, price] = [parseDecimal(hours ?? ''), parseDecimal(rate ?? '')];
  return time.ok && price.ok ? toCents(multiply(time.value, price.value)).toString() : undefined;
}

function isSame(agreed: Amount, amount: string | undefined): boolean {
  const [one, other] = [parseDecimal(agreed), parseDecimal(amount ?? '')];
  return one.ok && other.ok && equal(one.value, other.value);
}
