import { accountWith, newAccount } from './account-with';

const moved = (year: string, leave: Readonly<Record<string, string>>) => ({ year, leave, figures: {} });

describe('leave at the end of a year', () => {
  it('is what the account holds where no later year is kept', () => {
    const first = accountWith(newAccount(1, 7), moved('2025-26', { HOLIDAY: '2.5' }));
    const second = accountWith(first, moved('2025-26', { HOLIDAY: '1', SICK: '0.75' }));
    expect(second.yearEnds).toStrictEqual({ '2025-26': { HOLIDAY: '3.5', SICK: '0.75' } });
    expect(second.leave).toStrictEqual({ HOLIDAY: '3.5', SICK: '0.75' });
  });

  it('moves in an earlier year and in every later one', () => {
    const account = {
      ...newAccount(1, 7),
      leave: { HOLIDAY: '10' },
      yearEnds: { '2024-25': { HOLIDAY: '1' }, '2025-26': { HOLIDAY: '4' }, '2026-27': { HOLIDAY: '10' } },
    };
    expect(accountWith(account, moved('2025-26', { HOLIDAY: '-4' })).yearEnds).toStrictEqual({
      '2024-25': { HOLIDAY: '1' },
      '2025-26': {},
      '2026-27': { HOLIDAY: '6' },
    });
  });

  it('keeps the order of its own figures, in which they are stored', () => {
    const account = {
      ...newAccount(1, 7),
      leave: { SICK: '1', HOLIDAY: '2' },
      yearEnds: { '2026-27': { HOLIDAY: '2', SICK: '1' } },
    };
    const { yearEnds } = accountWith(account, moved('2026-27', { SICK: '1' }));
    expect(JSON.stringify(yearEnds)).toBe('{"2026-27":{"HOLIDAY":"2","SICK":"2"}}');
  });
});
