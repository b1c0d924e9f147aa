import { runOwnVector } from 'payroll-conformance';
import type { ParameterFile } from '../../statutory/dated';
import { publicHolidays } from './public-holidays';
import { holidayIn, type HolidayRule } from './holiday-in';
import written from './parameters/2026-07-01.json';
import vectors from './vectors/2026-07-01.json';

test.each(vectors.rows)('$date: $isBusinessDay', (row) => {
  expect(runOwnVector('au/public-holidays', '2026-07-01', row)).toMatchObject({ status: 'passed' });
});

describe('how an act names a day', () => {
  const christmas: HolidayRule = { kind: 'fixed', month: '12', day: '25', weekend: 'two-days-on' };
  const boxing: HolidayRule = { kind: 'fixed', month: '12', day: '26', weekend: 'two-days-on' };
  const newYear: HolidayRule = { kind: 'fixed', month: '1', day: '1', weekend: 'next-monday' };
  const anzac: HolidayRule = { kind: 'fixed', month: '4', day: '25', weekend: 'none' };
  const anzacMonday: HolidayRule = { kind: 'monday-after-sunday', month: '4', day: '25' };

  // Fair Work Ombudsman, lists of public holidays of past years: the additional days for holidays on a weekend.
  test.each<[string, number, HolidayRule, string | undefined]>([
    ['Christmas on a Saturday', 2021, christmas, '2021-12-27'],
    ['Boxing Day on a Sunday', 2021, boxing, '2021-12-28'],
    ['Christmas on a Sunday', 2022, christmas, '2022-12-27'],
    ['Boxing Day on a Monday', 2022, boxing, '2022-12-26'],
    ['Boxing Day on a Saturday', 2026, boxing, '2026-12-28'],
    ['Christmas on a Friday', 2026, christmas, '2026-12-25'],
    ['New Year on a Saturday', 2022, newYear, '2022-01-03'],
    ['New Year on a Sunday', 2023, newYear, '2023-01-02'],
    ['New Year on a Friday', 2027, newYear, '2027-01-01'],
    ['Anzac Day stays on its Saturday', 2026, anzac, '2026-04-25'],
    ['no Monday after a Saturday', 2026, anzacMonday, undefined],
    ['the Monday after a Sunday', 2027, anzacMonday, '2027-04-26'],
    ['Good Friday', 2027, { kind: 'easter', offset: '-2' }, '2027-03-26'],
    ['a proclaimed day', 2026, { kind: 'date', date: '2026-09-25' }, '2026-09-25'],
    ['a proclaimed day in another year', 2027, { kind: 'date', date: '2026-09-25' }, undefined],
    ['Reconciliation Day', 2026, { kind: 'on-or-after', month: '5', day: '27', weekday: '1' }, '2026-06-01'],
    ['Labour Day', 2026, { kind: 'weekday', month: '10', weekday: '1', nth: '1' }, '2026-10-05'],
  ])('%s', (_name, year, rule, date) => {
    expect(holidayIn(year, rule)).toBe(date);
  });
});

test('the list of 2026-27 names each day, and ends where it says', () => {
  const [list] = publicHolidays.editions;
  expect(list?.values.named.get('2026-10-05' as never)).toEqual(["King's Birthday", 'Labour Day']);
  expect(list?.values.named.get('2026-11-03' as never)).toBeUndefined();
  expect([...(list?.values.named.keys() ?? [])].every((day) => day <= '2027-08-31')).toBe(true);
  expect(list?.values.named.has('2027-08-02' as never)).toBe(true);
  expect(list?.values.named.has('2027-10-04' as never)).toBe(false);
});

test('a list that is extended by a year keeps the days of its first', () => {
  const file = { ...written, values: { ...written.values, listedUntil: '2028-08-31' } } as ParameterFile<unknown>;
  const { named } = publicHolidays.editionFrom(file).values;
  for (const christmas of ['2026-12-25', '2027-12-27'])
    expect(named.get(christmas as never)).toContain('Christmas Day');
  expect(named.get('2028-06-12' as never)).toContain("King's Birthday");
});
