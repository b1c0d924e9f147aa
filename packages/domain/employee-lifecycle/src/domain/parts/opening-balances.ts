import type { Country } from '@anz-payroll/companies';
import { day, decimalText, described, optional } from '@anz-payroll/companies/fields';
import { accepted, decimal, isZero } from 'payroll-core';
import { refusal } from '../employee-refusal';
import type { ListRule, PartRules } from './part';

/** Far more than anybody has, and little enough for a year of pays to come on top: no sum has more digits than are read again. */
const money = decimalText({ least: '0', most: '999999999.99', places: 2 });
const balance = decimalText({ least: '-999999.9999', most: '999999.9999', places: 4 });
/** Left out, it is not known, which is not the same as nothing. */
const earned = (description: string) => optional(described(money, description));

/** Members that mean something in one country only. */
const membersOf: Readonly<Record<Country, readonly string[]>> = {
  AU: ['super', 'resc_super', 'salary_sacrifice', 'qualifying_earnings', 'long_service_leave_hours'],
  NZ: [
    ...['kiwisaver_employee', 'kiwisaver_employer', 'esct', 'annual_holidays_weeks', 'annual_holidays_advance_paid'],
    ...[
      'alternative_holiday_days',
      'family_violence_leave_days',
      'gross_last_12_months',
      'gross_since_anniversary',
      'gross_last_4_weeks',
    ],
    ...['irregular_last_4_weeks', 'gross_last_52_weeks', 'days_worked_last_52_weeks'],
  ],
};

/** Members of opening balances that an employer of this country cannot have. */
export function openingMembersElsewhere(country: Country): readonly string[] {
  return (Object.keys(membersOf) as Country[])
    .filter((other) => other !== country)
    .flatMap((other) => membersOf[other]);
}

/** Zero says nothing, so what was read can be sent back. */
const ofTheCountry: ListRule = (list, _employee, country) => {
  const sent = openingMembersElsewhere(country).filter((name) =>
    list.some(({ values }) => typeof values[name] === 'string' && !isZero(decimal(values[name]))),
  );
  return sent.length === 0
    ? accepted(undefined)
    : refusal('part/invalid', `Members of another country than the company's: ${sent.join(', ')}. Leave them out.`);
};

/** What the employee brings from the payroll before this one: year-to-date figures and leave, as at a day. */
export const openingBalances = {
  fields: {
    as_at: described(day, 'The last day that the figures cover'),
    gross: described(money, 'As gross of a pay; in Australia what is left after salary_sacrifice'),
    tax: money,
    super: described(money, 'Australia: all that super funds received, with resc_super and sacrificed super'),
    resc_super: described(money, 'Australia: the reportable part of super'),
    salary_sacrifice: described(money, 'Australia: super that was sacrificed from pay, which is no part of gross'),
    qualifying_earnings: described(
      money,
      'Australia: earnings of the financial year that counted for super; the maximum contribution base counts from here',
    ),
    deductions: money,
    net: optional(money),
    student_loan: money,
    kiwisaver_employee: money,
    kiwisaver_employer: money,
    esct: money,
    holiday_leave_hours: balance,
    sick_leave_hours: balance,
    long_service_leave_hours: balance,
    annual_holidays_weeks: described(balance, 'New Zealand: annual holidays are owed in weeks'),
    annual_holidays_advance_paid: earned(
      'New Zealand: what was paid for annual holidays in advance, where their balance is below zero; it is what is taken back on leaving',
    ),
    alternative_holiday_days: described(balance, 'New Zealand: days in lieu'),
    family_violence_leave_days: described(
      decimalText({ least: '0', most: '366', places: 4 }),
      'New Zealand: what is left of the ten days of family violence leave of the year since it last fell due',
    ),
    gross_last_12_months: earned('New Zealand: gross earnings of the 12 months up to as_at (Holidays Act 2003 s 14)'),
    gross_since_anniversary: earned(
      'New Zealand: gross earnings since annual holidays last fell due, or since the start',
    ),
    gross_last_4_weeks: earned('New Zealand: gross earnings of the 4 weeks up to as_at'),
    irregular_last_4_weeks: earned('New Zealand: the part of gross_last_4_weeks that is not a regular part of pay'),
    gross_last_52_weeks: earned('New Zealand: gross earnings of the 52 weeks up to as_at'),
    days_worked_last_52_weeks: optional(
      described(
        decimalText({ least: '0', most: '366', places: 4 }),
        'New Zealand: days worked or on paid leave in the 52 weeks up to as_at',
      ),
    ),
  },
  required: ['as_at'],
  defaults: {
    gross: '0',
    tax: '0',
    super: '0',
    resc_super: '0',
    salary_sacrifice: '0',
    qualifying_earnings: '0',
    deductions: '0',
    net: null,
    student_loan: '0',
    kiwisaver_employee: '0',
    kiwisaver_employer: '0',
    esct: '0',
    holiday_leave_hours: '0',
    sick_leave_hours: '0',
    long_service_leave_hours: '0',
    annual_holidays_weeks: '0',
    annual_holidays_advance_paid: null,
    alternative_holiday_days: '0',
    family_violence_leave_days: '0',
    gross_last_12_months: null,
    gross_since_anniversary: null,
    gross_last_4_weeks: null,
    irregular_last_4_weeks: null,
    gross_last_52_weeks: null,
    days_worked_last_52_weeks: null,
  },
  encrypted: [],
  most: 1,
  listRule: ofTheCountry,
} as const satisfies PartRules;
