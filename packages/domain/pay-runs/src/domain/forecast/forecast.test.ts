import { civilDate, decimal } from 'payroll-core';
import { paydaysBetween } from './paydays';
import { superDue } from './super-due';
import { taxDue } from './tax-dates';

describe('when tax is due', () => {
  test.each([
    // Activity statements of quarters: 28 October, 28 February, 28 April, 28 July.
    ['AU', '2026-07-09', '25000', '2026-10-28'],
    ['AU', '2026-12-31', '7176', '2027-02-28'],
    ['AU', '2027-01-01', '7176', '2027-04-28'],
    ['AU', '2027-06-30', '7176', '2027-07-28'],
    // A medium withholder: the 21st of the next month.
    ['AU', '2026-11-26', '25000.01', '2026-12-21'],
    ['AU', '2026-12-10', '300000', '2027-01-21'],
    // New Zealand: the 20th of the next month; twice a month over 500,000 dollars, 15 January for late December.
    ['NZ', '2026-11-26', '500000', '2026-12-20'],
    ['NZ', '2026-11-15', '500000.01', '2026-11-20'],
    ['NZ', '2026-11-16', '600000', '2026-12-05'],
    ['NZ', '2026-12-24', '600000', '2027-01-15'],
  ] as const)('%s, paid on %s with %s a year: %s', (country, payDate, inYear, due) => {
    expect(taxDue(country, civilDate(payDate), decimal(inYear))).toBe(due);
  });
});

test('super of Thursday 26 November 2026 is due on Monday 7 December, seven business days later', () => {
  expect(superDue(civilDate('2026-11-26'))).toBe('2026-12-07');
});

test.each([
  ['WEEKLY', '2026-11-12', ['2026-11-19', '2026-11-26']],
  ['FORTNIGHTLY', '2026-11-05', ['2026-11-19']],
  ['MONTHLY', '2026-08-31', ['2026-11-30']],
] as const)('paydays go on %s', (payPeriod, last, days) => {
  expect(paydaysBetween(payPeriod, civilDate(last), civilDate('2026-11-12'), civilDate('2026-11-30'))).toEqual(days);
});
