import { civilDate, type CivilDate } from '../../../calendar';
import { auStates, publicHolidayOn, type AuState } from './award-public-holidays';

function on(state: AuState, day: string): string {
  const found = publicHolidayOn(state, civilDate(day));
  if (!found.ok) return found.error.code;
  if (found.value === undefined) return 'none';
  return found.value.applies === 'certain' ? `from minute ${found.value.fromMinute}` : found.value.applies;
}

describe('public holidays by state and territory', () => {
  // The governments' lists: a Monday after Anzac Day on a weekend in NSW, ACT and WA (2026 and 2027), in Qld and the NT
  // only after a Sunday, never in Victoria, South Australia and Tasmania.
  test('Anzac Day on Sunday 25 April 2027', () => {
    const monday = Object.fromEntries(auStates.map((state) => [state, on(state, '2027-04-26')]));
    const whole = 'from minute 0';
    expect(monday).toEqual({
      ACT: whole,
      NSW: whole,
      NT: whole,
      QLD: whole,
      SA: 'none',
      TAS: 'none',
      VIC: 'none',
      WA: whole,
    });
  });

  test('Anzac Day on Saturday 25 April 2026', () => {
    const monday = auStates.filter((state) => on(state, '2026-04-27') !== 'none');
    expect(monday).toEqual(['ACT', 'NSW', 'WA']);
  });

  test('part days begin in the evening', () => {
    expect(on('SA', '2026-12-24')).toBe(`from minute ${19 * 60}`);
    expect(on('NT', '2026-12-31')).toBe(`from minute ${19 * 60}`);
    expect(on('QLD', '2026-12-24')).toBe(`from minute ${18 * 60}`);
    expect(on('NSW', '2026-12-24')).toBe('none');
  });

  test('Tasmania keeps Monday 28 December 2026, not Saturday 26', () => {
    expect([on('TAS', '2026-12-26'), on('TAS', '2026-12-28')]).toEqual(['none', 'from minute 0']);
  });

  test('every state has between eight and sixteen holidays for all in each year, and a year nobody listed is refused', () => {
    for (const state of auStates) {
      for (const year of [2024, 2025, 2026, 2027]) {
        let count = 0;
        for (let month = 1; month <= 12; month++) {
          for (let day = 1; day <= 28 + (month === 2 ? 0 : 2); day++) {
            const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
            if (on(state, text).startsWith('from minute')) count += 1;
          }
        }
        expect([state, year, count >= 8 && count <= 16]).toEqual([state, year, true]);
      }
    }
    expect(on('NSW', '2028-01-01')).toBe('statutory/unconfirmed');
    expect(on('NSW', '2023-12-31')).toBe('statutory/not-covered');
  });

  test.each<unknown>(['nsw', 'XX', 'New South Wales', undefined, null])('%p is no state', (state) => {
    const refused = publicHolidayOn(state as AuState, civilDate('2026-12-25'));
    expect(refused).toMatchObject({ ok: false, error: { code: 'code/unknown', path: 'state' } });
    expect(refused.ok ? '' : refused.error.message).toContain(auStates.join(', '));
  });

  test.each<unknown>(['abc', '2026-02-30', '', undefined, null, 20261225])('%p is no day', (date) => {
    expect(publicHolidayOn('NSW', date as CivilDate)).toMatchObject({
      ok: false,
      error: { code: 'date/malformed', path: 'date' },
    });
  });
});
