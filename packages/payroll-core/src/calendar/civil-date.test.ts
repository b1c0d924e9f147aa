import fc from 'fast-check';
import {
  addBusinessDays,
  addDays,
  addMonths,
  auFinancialYear,
  businessDayOnOrAfter,
  civilDate,
  completedYears,
  dayNumber,
  dayOfWeek,
  daysBetween,
  daysInMonth,
  easterSunday,
  fromDayNumber,
  fromYearMonthDay,
  isLeapYear,
  nzTaxYear,
  parseCivilDate,
  weekdayOfMonth,
  weekdayOnOrAfter,
  type CivilDate,
} from '.';

describe('civil dates', () => {
  test('agree with the platform calendar from 1900 to 2100', () => {
    const first = Date.UTC(1900, 0, 1) / 86_400_000;
    const last = Date.UTC(2100, 11, 31) / 86_400_000;
    for (let day = first; day <= last; day += 1) {
      const iso = new Date(day * 86_400_000).toISOString().slice(0, 10);
      if (fromDayNumber(day) !== iso || dayNumber(civilDate(iso)) !== day) throw new Error(`disagree on ${iso}`);
      if (dayOfWeek(civilDate(iso)) % 7 !== new Date(day * 86_400_000).getUTCDay()) throw new Error(`weekday ${iso}`);
    }
  });

  test.each(['2025-02-29', '2025-13-01', '2025-00-10', '2025-1-1', '20250101', '', null, 20250101, '2025-04-31'])(
    '%p is refused',
    (input) => {
      expect(parseCivilDate(input)).toMatchObject({ ok: false, error: { code: 'date/malformed' } });
    },
  );

  // From a caller without types: a loop over such days would never end.
  test.each(['', 'x', '2026-1-1'])('arithmetic on %p throws', (text) => {
    const day = text as CivilDate;
    const calendar = { holidays: new Set<number>() };
    for (const work of [
      () => addDays(day, 1),
      () => addMonths(day, 1),
      () => daysBetween(civilDate('2026-01-01'), day),
      () => dayOfWeek(day),
      () => addBusinessDays(day, 1, calendar),
      () => businessDayOnOrAfter(day, calendar),
    ]) {
      expect(work).toThrow(`Not a date: "${text}"`);
    }
  });

  // From a caller without types: a `Date`, no value, and text where a number of days belongs.
  test.each<[string, () => unknown, string]>([
    ['a Date', () => addDays(new Date(0) as never, 1), 'Expected a calendar day as text, such as "2026-07-01".'],
    ['a year of account of no date', () => auFinancialYear('abc' as CivilDate), 'Not a date: "abc"'],
    ['a tax year of nothing', () => nzTaxYear(undefined as never), 'Not a date: undefined'],
    ['an age of no date', () => completedYears('' as CivilDate, '' as CivilDate), 'Not a date: ""'],
    ['the thirteenth month', () => dayNumber('2026-13-01' as CivilDate), 'Not a date: "2026-13-01"'],
    ['a day that the month has not', () => dayOfWeek('2026-02-29' as CivilDate), 'Not a date: "2026-02-29"'],
    ['a timestamp', () => addDays('2026-07-01T00:00:00Z' as CivilDate, 1), 'Not a date: "2026-07-01T00:00:00Z"'],
    ['31 February from its numbers', () => fromYearMonthDay(2026, 2, 31), 'Not a date: "2026-02-31"'],
    ['a month from zero', () => fromYearMonthDay(2026, 0, 1), 'Not a date: "2026-00-01"'],
    ['half a day of the month', () => fromYearMonthDay(2026, 1, 1.5), 'Not a date: "2026-01-01.5"'],
    ['Easter of no year', () => easterSunday(undefined as never), 'Not a date: '],
    ['days as text', () => addDays(civilDate('2026-07-01'), '5' as never), 'Not a whole number: "5"'],
    ['months as text', () => addMonths(civilDate('2026-07-01'), '1' as never), 'Not a whole number: "1"'],
    ['half a day', () => addDays(civilDate('2026-07-01'), 0.5), 'Not a whole number: 0.5'],
    // Each of them was a month of 31 days, and text that is no year had no leap day.
    ['days of a thirteenth month', () => daysInMonth(2026, 13), 'Not a month: 13. Expected 1 to 12.'],
    ['days of a month from zero', () => daysInMonth(2026, 0), 'Not a month: 0. Expected 1 to 12.'],
    ['days of February as text', () => daysInMonth(2026, '2' as never), 'Not a whole number: "2"'],
    ['days of a month of no year', () => daysInMonth(undefined as never, 2), 'Not a whole number: undefined'],
    ['the leap day of a year as text', () => isLeapYear('abc' as never), 'Not a whole number: "abc"'],
    ['the leap day of nothing', () => isLeapYear(null as never), 'Not a whole number: null'],
    // They were 2 March and a Monday.
    ['the fifth Monday of a month with four', () => weekdayOfMonth(2026, 2, 1, 5), 'does not come 5 times in 2026-02'],
    ['an eighth weekday', () => weekdayOnOrAfter(civilDate('2026-07-01'), 8), 'Not a weekday: 8.'],
    [
      'an object without a prototype',
      () => civilDate(Object.create(null) as never),
      'Not a date: an object that is no text.',
    ],
    [
      'business days without end',
      () => addBusinessDays(civilDate('2026-07-01'), Number.POSITIVE_INFINITY, { holidays: new Set() }),
      'Not a whole number: Infinity',
    ],
  ])('%s is named in the error', (_what, work, message) => {
    expect(work).toThrow(message);
  });

  test('adding days and counting them are inverse', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30000, max: 60000 }), fc.integer({ min: -5000, max: 5000 }), (start, days) => {
        const from = fromDayNumber(start);
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });

  test('the end of a month stays the end of a month', () => {
    expect(addMonths(civilDate('2024-01-31'), 1)).toBe('2024-02-29');
    expect(addMonths(civilDate('2025-03-31'), -1)).toBe('2025-02-28');
    expect(addMonths(civilDate('2025-11-30'), 3)).toBe('2026-02-28');
    // Before the first year a month is still one of twelve.
    expect(addMonths(civilDate('0001-03-15'), -15)).toMatch(/-12-15$/);
  });

  test('completed years turn on the birthday', () => {
    expect(completedYears(civilDate('1966-07-01'), civilDate('2026-06-30'))).toBe(59);
    expect(completedYears(civilDate('1966-06-30'), civilDate('2026-06-30'))).toBe(60);
    expect(completedYears(civilDate('2004-02-29'), civilDate('2025-02-28'))).toBe(20);
    expect(completedYears(civilDate('2004-02-29'), civilDate('2025-03-01'))).toBe(21);
  });

  test('financial years', () => {
    expect(auFinancialYear(civilDate('2026-06-30'))).toEqual({
      name: '2025-26',
      firstDay: '2025-07-01',
      lastDay: '2026-06-30',
    });
    expect(auFinancialYear(civilDate('2026-07-01')).name).toBe('2026-27');
    expect(nzTaxYear(civilDate('2026-03-31'))).toEqual({
      name: '2026',
      firstDay: '2025-04-01',
      lastDay: '2026-03-31',
    });
    expect(nzTaxYear(civilDate('2026-04-01')).name).toBe('2027');
  });
});
