import { civilDate, decimal } from 'payroll-core';
import { superDue } from '../../countries/au/au-super-due';
import { paydaysBetween } from './paydays';

import { taxDue } from './tax-dates';

describe('when tax is due', () => {
  test.each([
    // Activity statements of quarters: 28 October, 28 February, 28 April, 28 July. 28 February 2027 is a Sunday and Monday 1 March
    // Labour Day in Western Australia (Taxation Administration Act 1953 s 8AAZMB).
    ['AU', '2026-07-09', '25000', '2026-10-28'],
    ['AU', '2026-12-31', '7176', '2027-03-02'],
    ['AU', '2027-01-01', '7176', '2027-04-28'],
    ['AU', '2027-06-30', '7176', '2027-07-28'],
    // A medium withholder: the 21st of the next month.
    ['AU', '2026-11-26', '25000.01', '2026-12-21'],
    ['AU', '2026-12-10', '300000', '2027-01-21'],
    // A large withholder, Thursday: the Thursday after.
    ['AU', '2026-11-26', '1000000.01', '2026-12-03'],
    // Past the last confirmed day, as the law stands: 21 August 2027 is a Saturday.
    ['AU', '2027-07-08', '300000', '2027-08-23'],
    ['NZ', '2027-04-08', '300000', '2027-05-20'],
    // New Zealand: the 20th of the next month; twice a month over 500,000 dollars, 15 January for late December.
    // 20 December 2026 is a Sunday and 5 December a Saturday (Legislation Act 2019 s 55).
    ['NZ', '2026-11-26', '500000', '2026-12-21'],
    ['NZ', '2026-11-15', '500000.01', '2026-11-20'],
    ['NZ', '2026-11-16', '600000', '2026-12-07'],
    ['NZ', '2026-12-24', '600000', '2027-01-15'],
  ] as const)('%s, paid on %s with %s a year: %s', (country, payDate, inYear, due) => {
    expect(taxDue(country, civilDate(payDate), decimal(inYear))).toBe(due);
  });
});

test('super of Thursday 26 November 2026 is due on Monday 7 December, seven business days later', () => {
  expect(superDue(civilDate('2026-11-26'))).toBe('2026-12-07');
});

test('super is due with a first contribution that has 20 business days, and after it by itself', () => {
  // The first payday was 5 November 2026: 3 December.
  expect(superDue(civilDate('2026-11-12'), civilDate('2026-12-03'))).toBe('2026-12-03');
  expect(superDue(civilDate('2026-11-26'), civilDate('2026-12-03'))).toBe('2026-12-07');
});

test.each([
  ['WEEKLY', '2026-11-12', ['2026-11-19', '2026-11-26']],
  ['FORTNIGHTLY', '2026-11-05', ['2026-11-19']],
  // The run of the day itself is still to be paid.
  ['WEEKLY', '2026-11-05', ['2026-11-12', '2026-11-19', '2026-11-26']],
  ['MONTHLY', '2026-08-31', ['2026-11-30']],
  ['MONTHLY', '2026-02-28', ['2026-11-28']],
] as const)('paydays go on %s', (payPeriod, last, days) => {
  expect(paydaysBetween(payPeriod, civilDate(last), civilDate('2026-11-12'), civilDate('2026-11-30'))).toEqual(days);
});

test('the last day of a month is a payday in every month', () => {
  const [last, from, until] = [civilDate('2026-11-30'), civilDate('2026-12-01'), civilDate('2027-03-31')];
  expect(paydaysBetween('MONTHLY', last, from, until)).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ]);
});

test('somebody who was last paid a year ago is forecast to the end of two years', () => {
  const [last, from, until] = [civilDate('2025-11-13'), civilDate('2026-11-12'), civilDate('2028-11-30')];
  expect(paydaysBetween('WEEKLY', last, from, until).at(-1)).toBe('2028-11-30');
});
