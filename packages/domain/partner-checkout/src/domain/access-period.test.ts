import fc from 'fast-check';
import { dayMs, daysUntil, monthsAfter } from './access-period';
import { unusedValue } from './unused-value';

const at = (text: string) => Date.parse(text);

describe('periods of access', () => {
  test.each([
    ['2026-11-15T05:30:00Z', 1, '2026-12-15T05:30:00Z'],
    ['2027-01-31T00:00:00Z', 1, '2027-02-28T00:00:00Z'],
    ['2028-01-31T23:59:59Z', 1, '2028-02-29T23:59:59Z'],
    ['2027-12-31T10:00:00Z', 2, '2028-02-29T10:00:00Z'],
    ['2026-11-15T00:00:00Z', 13, '2027-12-15T00:00:00Z'],
    ['2028-02-29T12:00:00Z', 12, '2029-02-28T12:00:00Z'],
  ])('%s and %d months is %s', (start, months, end) => expect(monthsAfter(at(start), months)).toBe(at(end)));

  test('a begun day counts whole, and nothing is left after the end', () => {
    expect([0, 1, dayMs, dayMs + 1].map((left) => daysUntil(1_000_000 + left, 1_000_000))).toEqual([0, 1, 1, 2]);
    expect(daysUntil(5, 10)).toBe(0);
  });
});

describe('the unused value of an order', () => {
  const order = { price: '49.00', startsAt: 0, endsAt: 31 * dayMs };

  // 49 × 21 / 31 = 33.193…, 49 × 15 / 31 = 23.709…: cents are dropped.
  test.each([
    [0, '49.00'],
    [10 * dayMs, '33.19'],
    [10 * dayMs + 1, '31.61'],
    [16 * dayMs, '23.70'],
    [31 * dayMs - 1, '0.00'],
    [40 * dayMs, '0.00'],
  ])('after %d ms is %s', (now, value) => expect(unusedValue(order, now)).toBe(value));

  test('never rises with time and never passes the price', () => {
    const moment = fc.integer({ min: 0, max: 40 * dayMs });
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        const [earlier, later] = [Math.min(a, b), Math.max(a, b)].map((now) => Number(unusedValue(order, now)));
        expect(later!).toBeLessThanOrEqual(earlier!);
        expect(earlier!).toBeLessThanOrEqual(49);
      }),
    );
  });
});
