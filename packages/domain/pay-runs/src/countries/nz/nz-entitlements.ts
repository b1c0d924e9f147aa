import type { EmployeeDetails, Part } from '@anz-payroll/employee-lifecycle';
import {
  addDays,
  addMonths,
  decimal,
  divide,
  greater,
  isPositive,
  multiply,
  round,
  subtract,
  whole,
  type CivilDate,
  type Dated,
  type Decimal,
} from 'payroll-core';
import * as nz from 'payroll-core/nz';
import { figure, figuresOf } from '../../domain/figures';
import { openingBalances } from '../../domain/leave-account';
import type { Figures } from '../../domain/pay-record';
import type { NzService } from './nz-service';

const NONE = whole(0);
const MONTHS_OF_YEAR = 12;
/** Days of hours are divided so far that the hours come back when they are multiplied. */
const EXACT_DECIMALS = 12;
const HOURS_DECIMALS = 6;

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
  readonly warnings: readonly nz.NzWarning[];
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
  holidays: Dated<nz.Holidays>,
): Arising {
  if (!details.is_leave_enabled) return nothingArises;
  const start = details.start_date;
  const opening = openingBalances(parts)?.asAt;
  const before = opening ?? addDays(paidSince, -1);
  const annualDays = service.anniversariesUntil(periodEnd).map(({ date }) => date);
  const halfYears = halfYearDays(start, periodEnd, holidays);
  const unsettled = (name: string, days: readonly CivilDate[]): number =>
    Math.max(0, days.length - Number(balances[`granted:${name}`] ?? '0'));
  const owed = (name: string, days: readonly CivilDate[]): number =>
    Math.min(unsettled(name, days), days.filter((day) => day > before).length);
  const perDay = decimal(details.standard_hours_per_day);
  const annual = owed('ANNUAL_HOLIDAYS', annualDays);
  const sick = owed('SICK', halfYears);
  const family = owed('NZ_FAMILY_VIOLENCE', halfYears);
  const annualHours = multiply(perDay, whole(annual * details.num_holiday_leave_days_per_year));
  const sickHours = renewed(sick, details.num_sick_leave_days_per_year, figure(balances, 'SICK'), perDay, holidays);
  const familyHours =
    family === 0
      ? NONE
      : subtract(multiply(nz.renewFamilyViolenceLeave(holidays), perDay), figure(balances, 'NZ_FAMILY_VIOLENCE'));
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

function withoutOpeningBalances(start: CivilDate, paidSince: CivilDate, entitlements: number): nz.NzWarning {
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
function halfYearDays(start: CivilDate, until: CivilDate, holidays: Dated<nz.Holidays>): readonly CivilDate[] {
  const days: CivilDate[] = [];
  let months = holidays.values.sick.afterMonths;
  for (; nz.hasServed(start, months, until); months += MONTHS_OF_YEAR) days.push(addMonths(start, months));
  return days;
}

/** A balance above the Act's maximum stays as it is. */
function renewed(
  times: number,
  days: number,
  balance: Decimal,
  perDay: Decimal,
  holidays: Dated<nz.Holidays>,
): Decimal {
  if (times === 0 || !isPositive(perDay)) return NONE;
  let left = divide(balance, perDay, EXACT_DECIMALS, 'half-up');
  const before = left;
  for (let i = 0; i < times; i++) left = greater(left, nz.renewSickLeave(left, holidays, whole(days)));
  return round(multiply(subtract(left, before), perDay), HOURS_DECIMALS, 'half-up');
}

function text(name: string, hours: Decimal, times: number): Record<string, string> {
  return times === 0 ? {} : { [name]: hours.toString() };
}
