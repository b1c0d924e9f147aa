import fc from 'fast-check';
import { dayOfWeek, easterSunday } from '.';

describe('Easter Sunday', () => {
  // US Naval Observatory, "The Date of Easter": dates since 1900 that are printed there, early, late and between.
  test.each([
    [1913, '1913-03-23'],
    [1943, '1943-04-25'],
    [1954, '1954-04-18'],
    [1961, '1961-04-02'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
  ])('%i is %s', (year, date) => {
    expect(easterSunday(year)).toBe(date);
  });

  test("agrees with Gauss's method, which works another way, from 1583 to 4099", () => {
    for (let year = 1583; year <= 4099; year++) expect(easterSunday(year)).toBe(byGauss(year));
  });

  test('is a Sunday from 22 March to 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 9999 }), (year) => {
        const date = easterSunday(year);
        expect(dayOfWeek(date)).toBe(7);
        expect(date >= `${year}-03-22` && date <= `${year}-04-25`).toBe(true);
      }),
    );
  });
});

function byGauss(year: number): string {
  const k = Math.floor(year / 100);
  const p = Math.floor((13 + 8 * k) / 25);
  const q = Math.floor(k / 4);
  const m = (15 - p + k - q) % 30;
  const n = (4 + k - q) % 7;
  const d = (19 * (year % 19) + m) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + n) % 7;
  let day = 22 + d + e;
  if (d === 29 && e === 6) day = 50;
  if (d === 28 && e === 6 && (11 * m + 11) % 30 < 19) day = 49;
  return day <= 31 ? `${year}-03-${String(day).padStart(2, '0')}` : `${year}-04-${String(day - 31).padStart(2, '0')}`;
}
