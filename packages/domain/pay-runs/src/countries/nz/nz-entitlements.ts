import type { EmployeeDetails, Part } from '@anz-payroll/employee-lifecycle';
import {
  add,
  addDays,
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
import type { NzWarning } from 'payroll-core/nz';
import { figure, figuresOf } from '../../domain/figures';
import { openingBalances } from '../../domain/leave-account';
import type { Figures } from '../../domain/pay-record';
import type { NzService } from './nz-service';

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
    readonly altHolidayHours?: string;
    readonly familyViolenceLeaveHours?: string;
  };
  /**
   * How many of each are settled with this pay, counted from the start of the job, so that none is given twice and a
   * reversal takes them back. Those that arose before the first pay here are settled without hours.
   */
  readonly granted: Figures;
  readonly warnings: readonly NzWarning[];
}

const nothingArises: Arising = { hours: {}, granted: {}, warnings: [] };

/**
 * Entitlements that have become due by the end of a pay period and were not given yet: annual holidays on each
 * anniversary, sick and family violence leave after six months and each year from then. Service that this payroll has
 * not paid gives none: opening balances say what is left of it, and without them a warning asks for them.
 * @law Holidays Act 2003 ss 16, 63, 65, 66, 72D
 */
export function entitlementsArising(
  details: EmployeeDetails,
  parts: readonly Part[],
  balances: Figures,
  /** The first day of the first period that was paid here, this one included. */
  paidSince: CivilDate,
  periodEnd: CivilDate,
  service: NzService,
): Arising {
  if (!details.is_leave_enabled) return nothingArises;
  const start = details.start_date;
  const opening = openingBalances(parts)?.asAt;
  const before = opening ?? addDays(paidSince, -1);
  const annualDays = service.anniversariesUntil(periodEnd).map(({ date }) => date);
  const halfYears = halfYearDays(start, periodEnd);
  const unsettled = (name: string, days: readonly CivilDate[]): number =>
    Math.max(0, days.length - Number(balances[`granted:${name}`] ?? '0'));
  const owed = (name: string, days: readonly CivilDate[]): number =>
    Math.min(unsettled(name, days), days.filter((day) => day > before).length);
  const perDay = decimal(details.standard_hours_per_day);
  const annual = owed('ANNUAL_HOLIDAYS', annualDays);
  const sick = owed('SICK', halfYears);
  const family = owed('NZ_FAMILY_VIOLENCE', halfYears);
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
      ['granted:ANNUAL_HOLIDAYS', whole(unsettled('ANNUAL_HOLIDAYS', annualDays))],
      ['granted:SICK', whole(unsettled('SICK', halfYears))],
      ['granted:NZ_FAMILY_VIOLENCE', whole(unsettled('NZ_FAMILY_VIOLENCE', halfYears))],
    ]),
    warnings:
      opening === undefined && unsettled('SICK', halfYears) > sick
        ? [withoutOpeningBalances(start, paidSince, unsettled('ANNUAL_HOLIDAYS', annualDays) - annual)]
        : [],
  };
}

function withoutOpeningBalances(start: CivilDate, paidSince: CivilDate, entitlements: number): NzWarning {
  return {
    code: 'nz.leave/no-opening-balance',
    message:
      `The employee has worked since ${start} and no opening balances were given, so every leave balance starts at 0 ` +
      `hours on ${paidSince}. ${entitlements} entitlements to annual holidays arose before; tell in the opening ` +
      'balances what is left of them.',
    details: { entitlementsBefore: String(entitlements) },
  };
}

/** Six months after the start, and each year from then. @law Holidays Act 2003 ss 63, 72D */
function halfYearDays(start: CivilDate, until: CivilDate): readonly CivilDate[] {
  const days: CivilDate[] = [];
  for (let months = 6; ; months += 12) {
    const day = addMonths(start, months);
    if (day > until) return days;
    days.push(day);
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
