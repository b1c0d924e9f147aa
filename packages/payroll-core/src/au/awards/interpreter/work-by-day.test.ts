import { workByDay } from './work-by-day';

const worked = (...shifts: Parameters<typeof workByDay>[0]) => {
  const read = workByDay(shifts);
  return read.ok ? read.value.map(({ date, from, to }) => [date, from, to]) : read.error.code;
};

describe('work by day', () => {
  it('a night shift is work on two days, without its unpaid break', () => {
    const unpaidBreaks = [['+1 02:00', '+1 02:30']] as const;
    expect(worked({ date: '2026-10-25', start: '22:00', end: '06:00', unpaidBreaks })).toEqual([
      ['2026-10-25', 22 * 60, 24 * 60],
      ['2026-10-26', 0, 2 * 60],
      ['2026-10-26', 2 * 60 + 30, 6 * 60],
    ]);
  });

  it('a shift that ends at midnight is work on one day', () => {
    expect(worked({ date: '2026-12-31', start: '16:00', end: '24:00' })).toEqual([['2026-12-31', 16 * 60, 24 * 60]]);
  });

  it('a shift that cannot be read is refused', () => {
    expect(worked({ date: '2026-10-25', start: '25:00', end: '06:00' })).toBe('date/malformed');
  });
});
