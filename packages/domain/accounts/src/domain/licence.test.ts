import { licenceOf } from './licence';

const now = 1000;
const holds = { startsAt: 0, endsAt: null };

describe('what subscriptions allow', () => {
  test('a lapsed one drops the allowance to zero (specification part 5)', () => {
    expect(licenceOf([{ startsAt: 0, endsAt: now, employeeCap: 10 }], now)).toEqual({
      isActive: false,
      employeeCap: 0,
    });
    expect(licenceOf([], now)).toEqual({ isActive: false, employeeCap: 0 });
  });

  test('it holds from its first moment to the one before its end', () => {
    const one = { startsAt: now, endsAt: now + 1, employeeCap: 10 };
    expect(licenceOf([one], now - 1).isActive).toBe(false);
    expect(licenceOf([one], now)).toEqual({ isActive: true, employeeCap: 10, endsAt: now + 1 });
    expect(licenceOf([one], now + 1).isActive).toBe(false);
  });

  test('of several the most generous counts, and no cap beats any', () => {
    expect(
      licenceOf(
        [
          { ...holds, employeeCap: 5 },
          { ...holds, employeeCap: 50 },
        ],
        now,
      ).employeeCap,
    ).toBe(50);
    expect(
      licenceOf(
        [
          { ...holds, employeeCap: 5 },
          { ...holds, employeeCap: null },
        ],
        now,
      ).employeeCap,
    ).toBeNull();
    expect(
      licenceOf(
        [
          { ...holds, employeeCap: null },
          { ...holds, employeeCap: 5 },
        ],
        now,
      ).employeeCap,
    ).toBeNull();
  });
});
