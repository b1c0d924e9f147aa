import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { decimal, divide } from 'payroll-core';
import { equal } from 'payroll-core/money';
import type * as nz from 'payroll-core/nz';
import type { CalculationInput } from '../../domain/calculation-input';

/**
 * The record as a pay was made with it: what the holidays and rates of the pay follow from, beside what its input holds
 * (decision 1096).
 */
export function nzDetailsAsPaid(
  details: EmployeeDetails,
  { input: { employee }, facts }: CalculationInput<'NZ'>,
): EmployeeDetails {
  const { holidayPayWithPay: terms } = employee;
  return {
    ...details,
    ordinary_weekly_pay: null,
    relevant_daily_pay: null,
    daily_pay_varies: false,
    public_holiday_region: facts?.publicHolidayRegion ?? null,
    ...facts?.record,
    ...facts?.ordinaryPay,
    ...hoursAsPaid(details, employee),
    pay_rate_per_hour: String(employee.payRatePerHour ?? details.pay_rate_per_hour),
    nz_tax_code: (employee.nzTaxCode ?? null) as EmployeeDetails['nz_tax_code'],
    holiday_pay_with_pay: terms?.basis ?? null,
    holiday_pay_with_pay_end_date: (terms?.endDate ?? null) as EmployeeDetails['holiday_pay_with_pay_end_date'],
    holiday_pay_with_pay_agreed: terms?.isAgreed ?? details.holiday_pay_with_pay_agreed,
    holiday_pay_with_pay_series_agreed: terms?.isSeriesAgreed ?? details.holiday_pay_with_pay_series_agreed,
  };
}

type StandardHours = Pick<EmployeeDetails, 'standard_hours_per_day' | 'standard_days_per_week'>;

/** A pay without standard hours keeps none, so that those of today stay. */
function hoursAsPaid(
  details: EmployeeDetails,
  { hoursPerDay: perDay, hoursPerWeek: perWeek }: nz.NzPayEmployee,
): Partial<StandardHours> {
  if (perDay === undefined || perDay === null || perWeek === undefined || perWeek === null) return {};
  const hours = decimal(String(perDay));
  const days = Number(divide(decimal(String(perWeek)), hours, 0, 'half-up').toString());
  return {
    // As the record writes it, where it is the same number.
    ...(equal(decimal(details.standard_hours_per_day), hours) ? {} : { standard_hours_per_day: hours.toString() }),
    standard_days_per_week: days,
  };
}
