import { localDay, timeZone } from './time-zone';

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
});
