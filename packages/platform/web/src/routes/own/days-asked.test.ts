import { civilDate } from 'payroll-core';
import { daysAsked } from './days-asked';

const asked = (working_days: string | null, start: string, end: string, from: string | null = null) =>
  daysAsked(
    {
      working_days,
      working_days_from: from === null ? null : civilDate(from),
      start_date: civilDate('2020-02-03'),
    },
    civilDate(start),
    civilDate(end),
  );

// 19 November 2026 is a Thursday.
test.each<[string, string | null, string, string, readonly string[]]>([
  ['over a weekend', null, '2026-11-19', '2026-11-23', ['2026-11-19', '2026-11-20', '2026-11-23']],
  ['of a weekend alone', null, '2026-11-21', '2026-11-22', ['2026-11-21', '2026-11-22']],
  ['of a Sunday', null, '2026-11-22', '2026-11-22', ['2026-11-22']],
  [
    'of somebody who works Friday to Sunday',
    'FRI,SAT,SUN',
    '2026-11-19',
    '2026-11-23',
    ['2026-11-20', '2026-11-21', '2026-11-22'],
  ],
  ['of days that are not worked', 'FRI,SAT,SUN', '2026-11-16', '2026-11-19', []],
])('leave %s', (_, workingDays, start, end, days) => {
  expect(asked(workingDays, start, end)).toEqual(days);
});

test('weeks that take turns are counted from the day that the record names', () => {
  const days = asked('SAT;SUN', '2026-11-16', '2026-11-29', '2026-11-16');
  expect(days).toEqual(['2026-11-21', '2026-11-29']);
});
