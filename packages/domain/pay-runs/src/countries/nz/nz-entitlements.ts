import type { EmployeeDetails, Part } from '@anz-payroll/employee-lifecycle';
import {
  add,
  addMonths,
  decimal,
  greater,
  lesser,
  multiply,
  subtract,
  whole,
  type CivilDate,
  type Decimal,
} from 'payroll-core';
import { figure, figuresOf } from '../../domain/figures';
import { coveredUntil } from '../../domain/leave-account';
import type { Figures } from '../../domain/pay-record';

const NONE = whole(0);
/** @law Holidays Act 2003 s 66: sick leave is carried over up to 20 days in all */
const MOST_SICK_DAYS = whole(20);
/** @law Holidays Act 2003 s 72D: 10 days of family violence leave a year, nothing carried over */
const FAMILY_VIOLENCE_DAYS = whole(10);

export interface Arising {
  /** Hours under the names of payroll-core. */
  readonly hours: {
    readonly holidayLeaveHours?: string;
    readonly sickLeaveHours?: string;
    readonly familyViolenceLeaveHours?: string;
  };
  /** How many of each were given, so that none is given twice and a reversal gives them back. */
  readonly granted: Figures;
}

/**
 * Entitlements that have become due by the end of a pay period and were not given yet: annual holidays on each
 * anniversary, sick and family violence leave after six months and each year from then.
 * @law Holidays Act 2003 ss 16, 63, 65, 66, 72D
 */
export function entitlementsArising(
  details: EmployeeDetails,
  parts: readonly Part[],
  balances: Figures,
  periodEnd: CivilDate,
): Arising {
  if (!details.is_leave_enabled) return { hours: {}, granted: {} };
  const start = details.start_date;
  const told = coveredUntil(details, parts);
  const due = (first: number): number => dueBetween(start, first, told, periodEnd);
  const owed = (name: string, first: number): number =>
    Math.max(0, due(first) - Number(balances[`granted:${name}`] ?? '0'));
  const perDay = decimal(details.standard_hours_per_day);
  const annual = owed('ANNUAL_HOLIDAYS', 12);
  const sick = owed('SICK', 6);
  const family = owed('NZ_FAMILY_VIOLENCE', 6);
  const annualHours = multiply(perDay, whole(annual * details.num_holiday_leave_days_per_year));
  const sickHours = renewed(sick, details.num_sick_leave_days_per_year, figure(balances, 'SICK'), perDay);
  const familyHours =
    family === 0 ? NONE : subtract(multiply(FAMILY_VIOLENCE_DAYS, perDay), figure(balances, 'NZ_FAMILY_VIOLENCE'));
  return {
    hours: {
      ...text('holidayLeaveHours', annualHours, annual),
      ...text('sickLeaveHours', sickHours, sick),
      ...text('familyViolenceLeaveHours', greater(familyHours, NONE), family),
    },
    granted: figuresOf([
      ['granted:ANNUAL_HOLIDAYS', whole(annual)],
      ['granted:SICK', whole(sick)],
      ['granted:NZ_FAMILY_VIOLENCE', whole(family)],
    ]),
  };
}

function dueBetween(start: CivilDate, firstAfterMonths: number, told: CivilDate, until: CivilDate): number {
  let due = 0;
  for (let months = firstAfterMonths; ; months += 12) {
    const day = addMonths(start, months);
    if (day > until) return due;
    if (day > told) due += 1;
  }
}

function renewed(times: number, days: number, balance: Decimal, perDay: Decimal): Decimal {
  const most = multiply(MOST_SICK_DAYS, perDay);
  let left = balance;
  for (let i = 0; i < times; i++) left = greater(left, lesser(add(left, multiply(perDay, whole(days))), most));
  return subtract(left, balance);
}

function text(name: string, hours: Decimal, times: number): Record<string, string> {
  return times === 0 ? {} : { [name]: hours.toString() };
}
