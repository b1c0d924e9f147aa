import { day, decimalText, described, optional } from '@anz-payroll/companies/fields';
import { accepted } from 'payroll-core';
import type { PartRules } from './part';

const money = decimalText({ least: '0', places: 2 });
const balance = decimalText({ places: 4 });

/** What the employee brings from the payroll before this one: year-to-date figures and leave, as at a day. */
export const openingBalances = {
  fields: {
    as_at: described(day, 'The last day that the figures cover'),
    gross: money,
    tax: money,
    super: money,
    resc_super: money,
    salary_sacrifice: money,
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
    alternative_holiday_days: described(balance, 'New Zealand: days in lieu'),
  },
  required: ['as_at'],
  defaults: {
    gross: '0',
    tax: '0',
    super: '0',
    resc_super: '0',
    salary_sacrifice: '0',
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
    alternative_holiday_days: '0',
  },
  sealed: [],
  most: 1,
  listRule: () => accepted(undefined),
} as const satisfies PartRules;
