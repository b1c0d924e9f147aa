import { civilDate, dayOfWeek, daysBetween } from 'payroll-core';
import fc from 'fast-check';
import { periodOf } from './period-of';
import { periodPaidOn } from './period-paid-on';

const noOffsets = {
  weekly_pay_date_offset: null,
  fortnightly_pay_date_offset: null,
  monthly_pay_date_offset: null,
};

const calendar = (week_ends_on: 'SUNDAY' | 'WEDNESDAY', fortnight_anchor_date: string | null = null) => ({
  ...noOffsets,
  week_ends_on,
  fortnight_anchor_date: fortnight_anchor_date === null ? null : civilDate(fortnight_anchor_date),
});

describe('the period of a pay date', () => {
  it.each([
    ['WEEKLY', 'SUNDAY', '2026-11-12', '2026-11-09', '2026-11-15'],
    ['WEEKLY', 'SUNDAY', '2026-11-15', '2026-11-09', '2026-11-15'],
    ['WEEKLY', 'SUNDAY', '2026-11-16', '2026-11-16', '2026-11-22'],
    ['WEEKLY', 'WEDNESDAY', '2026-11-12', '2026-11-12', '2026-11-18'],
    ['MONTHLY', 'SUNDAY', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['MONTHLY', 'SUNDAY', '2026-12-31', '2026-12-01', '2026-12-31'],
  ] as const)('%s, weeks to %s, on %s: %s to %s', (kind, ends, day, startDate, endDate) => {
    expect(periodOf(calendar(ends), kind, civilDate(day))).toEqual({ startDate, endDate });
  });

  it.each([
    ['2026-11-20', '2026-11-07', '2026-11-20'],
    ['2026-11-07', '2026-11-07', '2026-11-20'],
    ['2026-11-06', '2026-10-24', '2026-11-06'],
    ['2026-11-21', '2026-11-21', '2026-12-04'],
  ])('fortnights that end on 20 November 2026, on %s: %s to %s', (day, startDate, endDate) => {
    const period = periodOf(calendar('SUNDAY', '2026-11-20'), 'FORTNIGHTLY', civilDate(day));
    expect(period).toEqual({ startDate, endDate });
  });

  it('every day is in exactly one period, whose days are all in it', () => {
    const days = fc.integer({ min: 0, max: 4000 }).map((n) => {
      const date = new Date(Date.UTC(2020, 0, 1) + n * 86_400_000);
      return civilDate(date.toISOString().slice(0, 10));
    });
    const kinds = fc.constantFrom('WEEKLY' as const, 'FORTNIGHTLY' as const, 'MONTHLY' as const);
    fc.assert(
      fc.property(kinds, days, (kind, day) => {
        const period = periodOf(calendar('WEDNESDAY'), kind, day);
        expect(period.startDate <= day && day <= period.endDate).toBe(true);
        expect(periodOf(calendar('WEDNESDAY'), kind, period.startDate)).toEqual(period);
        expect(periodOf(calendar('WEDNESDAY'), kind, period.endDate)).toEqual(period);
        if (kind !== 'MONTHLY') {
          expect(dayOfWeek(period.endDate)).toBe(3);
          expect(daysBetween(period.startDate, period.endDate)).toBe(kind === 'WEEKLY' ? 6 : 13);
        }
      }),
    );
  });
});

describe('the period that is paid on a day', () => {
  const paidAfter = (offset: number | null) => ({
    ...calendar('SUNDAY'),
    weekly_pay_date_offset: offset,
    fortnightly_pay_date_offset: offset,
    monthly_pay_date_offset: offset,
  });
  // Weeks end on Sunday: 1, 8 and 15 November 2026.
  it.each([
    ['WEEKLY', null, '2026-11-11', '2026-11-09', '2026-11-15'],
    ['WEEKLY', 3, '2026-11-11', '2026-11-02', '2026-11-08'],
    // Moved to Thursday by a public holiday, or to Tuesday before one.
    ['WEEKLY', 3, '2026-11-12', '2026-11-02', '2026-11-08'],
    ['WEEKLY', 3, '2026-11-10', '2026-11-02', '2026-11-08'],
    ['WEEKLY', 10, '2026-11-11', '2026-10-26', '2026-11-01'],
    ['WEEKLY', -4, '2026-11-11', '2026-11-09', '2026-11-15'],
    ['WEEKLY', -11, '2026-11-11', '2026-11-16', '2026-11-22'],
    ['MONTHLY', 15, '2026-11-15', '2026-10-01', '2026-10-31'],
    ['MONTHLY', 15, '2026-11-13', '2026-10-01', '2026-10-31'],
    ['MONTHLY', -15, '2026-11-15', '2026-11-01', '2026-11-30'],
  ] as const)('%s, %s days after its end, on %s: %s to %s', (kind, offset, day, startDate, endDate) => {
    expect(periodPaidOn(paidAfter(offset), kind, civilDate(day))).toEqual({ startDate, endDate });
  });

  it('is there on every day of the calendar', () => {
    for (const day of ['0001-01-01', '9999-12-31']) {
      for (const offset of [-62, 62]) {
        for (const kind of ['WEEKLY', 'FORTNIGHTLY', 'MONTHLY'] as const) {
          expect(periodPaidOn(paidAfter(offset), kind, civilDate(day)).endDate).toMatch(/^\d{4}-/);
        }
      }
    }
  });
});
