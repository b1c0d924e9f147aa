import { accepted, compare, decimal, divide, isPositive, multiply, whole, type Result } from 'payroll-core';
import type { EmployeeBody, EmployeeDetails } from './fields/employee-fields';

const WEEKS_IN_A_YEAR = whole(52);
const RATE_PLACES = 6;

/**
 * The hourly rate of somebody with an annual salary: the salary over the standard hours of 52 weeks. A salary is in whole dollars, so that
 * six places are enough: the standard hours of a week, a fortnight or a month come to a 52nd, a 26th or a twelfth of it to the cent.
 */
export function rateOfSalary(
  details: Pick<
    EmployeeDetails,
    'annual_salary' | 'pay_rate_per_hour' | 'standard_hours_per_day' | 'standard_days_per_week'
  >,
  before: Pick<EmployeeDetails, 'pay_rate_per_hour'>,
  sent: Pick<EmployeeBody, 'pay_rate_per_hour'>,
): Result<string, string> {
  const { annual_salary: salary } = details;
  if (salary === null) return accepted(details.pay_rate_per_hour);
  const weekly = multiply(decimal(details.standard_hours_per_day), whole(details.standard_days_per_week));
  if (!isPositive(weekly)) {
    return { ok: false, error: 'annual_salary needs standard_hours_per_day and standard_days_per_week above zero.' };
  }
  const rate = divide(whole(salary), multiply(WEEKS_IN_A_YEAR, weekly), RATE_PLACES, 'half-up');
  const asked = sent.pay_rate_per_hour;
  const isOther = (value: string): boolean => compare(decimal(value), rate) !== 0;
  if (asked !== undefined && isOther(asked) && asked !== before.pay_rate_per_hour) {
    return {
      ok: false,
      error: 'annual_salary gives pay_rate_per_hour: send one of them, or annual_salary null to pay by the hour.',
    };
  }
  return accepted(rate.toString());
}
