import type { Country } from '@anz-payroll/companies';
import type { EmployeeDetails, Part } from '@anz-payroll/employee-lifecycle';
import { add, decimal, multiply, whole, type CivilDate } from 'payroll-core';
import { addFigures, figuresOf } from './figures';
import type { Figures } from './pay-record';

/** What the employee brought from the payroll before this one; undefined where nothing was told. */
export function openingBalances(parts: readonly Part[]): Part['values'] | undefined {
  return parts.find(({ kind }) => kind === 'opening-balances')?.values;
}

/** A figure of the opening balances; what was not told is nothing. */
export function told(opening: Part['values'] | undefined, name: string): string {
  const value = opening?.[name];
  return typeof value === 'string' ? value : '0';
}

/** Leave in hours before the first pay, by leave code. Annual holidays and days in lieu are told in weeks and days. */
export function openingLeave(country: Country, details: EmployeeDetails, parts: readonly Part[]): Figures {
  const opening = openingBalances(parts);
  const of = (name: string): string => told(opening, name);
  if (country === 'AU') {
    return figuresOf([
      ['HOLIDAY', of('holiday_leave_hours')],
      ['SICK', of('sick_leave_hours')],
      ['LONG_SERVICE', of('long_service_leave_hours')],
      ['RDO', details.rdo_hours],
      ['TOIL', details.toil_hours],
    ]);
  }
  const perDay = decimal(details.standard_hours_per_day);
  const perWeek = multiply(perDay, whole(details.standard_days_per_week));
  return figuresOf([
    [
      'ANNUAL_HOLIDAYS',
      add(decimal(of('holiday_leave_hours')), multiply(decimal(of('annual_holidays_weeks')), perWeek)),
    ],
    ['SICK', of('sick_leave_hours')],
    ['ALT_HOLIDAY', multiply(decimal(of('alternative_holiday_days')), perDay)],
  ]);
}

/** Balances before a pay: what was brought along and what pays have moved since. */
export function leaveBefore(
  country: Country,
  details: EmployeeDetails,
  parts: readonly Part[],
  moved: Figures,
): Figures {
  return addFigures(openingLeave(country, details, parts), moved);
}

/** The day up to which opening balances speak, or the day before the job began. */
export function coveredUntil(details: EmployeeDetails, parts: readonly Part[]): CivilDate {
  const asAt = openingBalances(parts)?.['as_at'];
  const start = details.start_date;
  return typeof asAt === 'string' && asAt > start ? (asAt as CivilDate) : start;
}
