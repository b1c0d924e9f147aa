import fc from 'fast-check';
import {
  addBusinessDays,
  addDays,
  businessDayOnOrAfter,
  civilDate,
  dayNumber,
  dayOfWeek,
  fromDayNumber,
  isBusinessDay,
  quarterOf,
  weekdayOfMonth,
  weekdayOnOrAfter,
  type BusinessCalendar,
} from '.';

const noHolidays: BusinessCalendar = { holidays: new Set() };
const mondayOff: BusinessCalendar = { holidays: new Set([dayNumber(civilDate('2026-10-05'))]) };

describe('business days', () => {
  test.each([
    ['2026-10-02', '2026-10-02'],
    ['2026-10-03', '2026-10-06'],
    ['2026-10-04', '2026-10-06'],
    ['2026-10-05', '2026-10-06'],
    ['2026-10-06', '2026-10-06'],
  ])('the business day on or after %s is %s', (day, expected) => {
    expect(businessDayOnOrAfter(civilDate(day), mondayOff)).toBe(expected);
  });

  // October 2026: the 1st is a Thursday, Monday the 5th is the holiday of the list.
  test.each([
    ['2026-10-01', 0, '2026-10-01'],
    ['2026-10-01', 1, '2026-10-02'],
    ['2026-10-01', 2, '2026-10-06'],
    ['2026-10-02', 1, '2026-10-06'],
    ['2026-10-03', 1, '2026-10-06'],
    ['2026-10-04', 1, '2026-10-06'],
    ['2026-10-05', 1, '2026-10-06'],
    ['2026-10-05', 5, '2026-10-12'],
    ['2026-10-06', 3, '2026-10-09'],
  ])('%s and %i business days is %s', (from, days, to) => {
    expect(addBusinessDays(civilDate(from), days, mondayOff)).toBe(to);
  });

  test('Monday to Friday, unless listed', () => {
    const week = ['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08', '2026-10-09', '2026-10-10', '2026-10-11'];
    expect(week.map((day) => isBusinessDay(civilDate(day), noHolidays))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(isBusinessDay(civilDate('2026-10-05'), mondayOff)).toBe(false);
    // Before 1970, where day numbers are negative: 30 November 1969 was a Sunday, 1 December a Monday.
    expect(isBusinessDay(civilDate('1969-11-30'), noHolidays)).toBe(false);
    expect(isBusinessDay(civilDate('1969-12-01'), noHolidays)).toBe(true);
  });

  test('the answer is a business day, and so many of them lie behind it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40000 }), fc.integer({ min: 1, max: 40 }), (start, days) => {
        const from = fromDayNumber(start);
        const to = addBusinessDays(from, days, noHolidays);
        let counted = 0;
        for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
          if (dayOfWeek(day) <= 5) counted += 1;
        }
        expect([counted, dayOfWeek(to) <= 5]).toEqual([days, true]);
      }),
    );
  });
});

describe('weekdays of a month', () => {
  test.each([
    [2026, 10, 1, 1, '2026-10-05'],
    [2027, 3, 1, 2, '2027-03-08'],
    [2027, 6, 1, 2, '2027-06-14'],
    [2026, 11, 2, 1, '2026-11-03'],
    [2026, 11, 7, 1, '2026-11-01'],
    [2026, 6, 1, 1, '2026-06-01'],
  ])('%i-%i, weekday %i, number %i is %s', (year, month, weekday, nth, date) => {
    expect(weekdayOfMonth(year, month, weekday, nth)).toBe(date);
  });

  test('on or after: the day itself counts', () => {
    expect(weekdayOnOrAfter(civilDate('2024-05-27'), 1)).toBe('2024-05-27');
    expect(weekdayOnOrAfter(civilDate('2025-05-27'), 1)).toBe('2025-06-02');
    expect(weekdayOnOrAfter(civilDate('2027-05-27'), 1)).toBe('2027-05-31');
  });
});

test.each([
  ['2026-01-01', '2026-01-01', '2026-03-31'],
  ['2026-03-31', '2026-01-01', '2026-03-31'],
  ['2026-04-01', '2026-04-01', '2026-06-30'],
  ['2026-06-30', '2026-04-01', '2026-06-30'],
  ['2026-08-15', '2026-07-01', '2026-09-30'],
  ['2026-12-31', '2026-10-01', '2026-12-31'],
])('%s is in the quarter from %s to %s', (date, firstDay, lastDay) => {
  expect(quarterOf(civilDate(date))).toEqual({ firstDay, lastDay });
});

test.each([undefined, null, {}, [], { holidays: ['2026-12-25'] }])('%p is no business calendar', (calendar) => {
  for (const ask of [businessDayOnOrAfter, (day: never, given: never) => addBusinessDays(day, 3, given)])
    expect(() => ask(civilDate('2026-11-12') as never, calendar as never)).toThrow(
      'Not a business calendar. Expected { holidays }',
    );
});
