import { civilDate } from 'payroll-core';
import { localDay, minutesPassed, startOfDay, timeZone } from './time-zone';

describe('the day of a company', () => {
  test.each([
    ['2026-11-14T12:59:59Z', 'Australia/Sydney', '2026-11-14'],
    ['2026-11-14T13:00:00Z', 'Australia/Sydney', '2026-11-15'],
    ['2026-11-14T11:00:00Z', 'Pacific/Auckland', '2026-11-15'],
    ['2026-11-14T10:15:00Z', 'Pacific/Chatham', '2026-11-15'],
    ['2026-11-14T15:59:59Z', 'Australia/Perth', '2026-11-14'],
    // Daylight saving: Sydney is ten hours ahead in June and eleven in January.
    ['2026-06-30T13:59:59Z', 'Australia/Sydney', '2026-06-30'],
    ['2026-06-30T14:00:00Z', 'Australia/Sydney', '2026-07-01'],
    ['1999-12-31T23:59:59Z', 'UTC', '1999-12-31'],
  ])('%s in %s is %s', (moment, zone, expected) => {
    expect(localDay(Date.parse(moment), zone)).toBe(expected);
  });

  test('a zone is known or refused', () => {
    expect(timeZone.read('Australia/Hobart')).toEqual({ ok: true, value: 'Australia/Hobart' });
    for (const zone of ['Australia/Atlantis', '', 7]) expect(timeZone.read(zone).ok).toBe(false);
  });

  test('a text that is too long for a name is not looked for', () => {
    const lookUp = jest.spyOn(Intl, 'DateTimeFormat');
    expect(timeZone.read('A/'.repeat(51))).toMatchObject({ ok: false, code: 'unknown-code' });
    expect(lookUp).not.toHaveBeenCalled();
    lookUp.mockRestore();
  });
});

/** Clocks go forward in Sydney on 4 October 2026 at 2 am, and back in Auckland on 5 April 2026 at 3 am. */
test.each([
  ['2026-10-04', 'Australia/Sydney', '2026-10-03T14:00:00Z'],
  ['2026-10-05', 'Australia/Sydney', '2026-10-04T13:00:00Z'],
  ['2026-04-05', 'Pacific/Auckland', '2026-04-04T11:00:00Z'],
  ['2026-04-06', 'Pacific/Auckland', '2026-04-05T12:00:00Z'],
  ['2026-11-16', 'Australia/Adelaide', '2026-11-15T13:30:00Z'],
  ['2026-11-16', 'UTC', '2026-11-16T00:00:00Z'],
  ['2026-11-16', 'Pacific/Kiritimati', '2026-11-15T10:00:00Z'],
])('%s begins in %s at %s', (day, zone, at) => {
  const start = startOfDay(civilDate(day), zone);
  expect(new Date(start).toISOString()).toBe(at.replace('Z', '.000Z'));
  expect([localDay(start, zone), localDay(start - 60_000, zone) < day]).toEqual([day, true]);
});

/** Clocks go back in Auckland on 5 April 2026 at 3 am and forward on 27 September at 2 am; in Adelaide on 4 October. */
test.each([
  ['2026-04-05', 'Pacific/Auckland', 0, 360, 420],
  ['2026-04-05', 'Pacific/Auckland', 360, 1440, 1080],
  ['2026-04-05', 'Pacific/Auckland', 0, 120, 120],
  ['2026-04-05', 'Pacific/Auckland', 0, 1440, 1500],
  // 2:30 is there twice: the shift that ends then ends the first time.
  ['2026-04-05', 'Pacific/Auckland', 0, 150, 150],
  ['2026-04-05', 'Pacific/Auckland', 150, 360, 270],
  ['2026-09-27', 'Pacific/Auckland', 0, 360, 300],
  ['2026-09-27', 'Pacific/Auckland', 1380, 1440, 60],
  ['2026-09-27', 'Pacific/Auckland', 0, 150, 150],
  ['2026-09-27', 'Pacific/Chatham', 0, 360, 300],
  ['2026-10-04', 'Australia/Adelaide', 0, 360, 300],
  ['2026-10-04', 'Australia/Brisbane', 0, 360, 360],
  ['2026-04-06', 'Pacific/Auckland', 0, 360, 360],
])('on %s in %s, from minute %i to %i, %i minutes pass', (day, zone, from, to, minutes) => {
  expect(minutesPassed(civilDate(day), from, to, zone)).toBe(minutes);
});
