import { runOwnVector } from 'payroll-conformance';
import { aud, decimal } from '../../money';
import { protectedEarningsPerPeriod } from './protected-earnings';
import of2024 from './vectors/2024-01-01.json';
import of2025 from './vectors/2025-01-01.json';
import of2026 from './vectors/2026-01-01.json';

describe.each([
  ['2024-01-01', of2024],
  ['2025-01-01', of2025],
  ['2026-01-01', of2026],
])('%s', (effectiveFrom, { rows }) => {
  test.each(rows)('$frequency $protectedEarnings', (row) => {
    expect(runOwnVector('au/child-support', effectiveFrom, row)).toMatchObject({ status: 'passed' });
  });
});

// The tables that the agency printed for pay dates of these calendar years.
test.each([
  ['2016', '354.45', '708.9', '1541.22'],
  ['2017', '358.05', '716.1', '1556.88'],
  ['2020', '378.53', '757.06', '1645.93'],
  ['2023', '456.53', '913.06', '1985.09'],
])('%s: %s a week is %s a fortnight and %s a month', (_year, aWeek, fortnightly, monthly) => {
  const days = { week: decimal('7'), month: decimal('30.4375'), quarter: decimal('91.3125') };
  const kept = protectedEarningsPerPeriod(aud(aWeek), days);
  expect([kept.fortnightly.toString(), kept.monthly.toString()]).toEqual([fortnightly, monthly]);
});
