import fc from 'fast-check';
import { aud, subtract, toFixed } from '../../../money';
import { allAwards } from '../all';
import type { AwardEmployee } from '../award-employee';
import type { AwardShift } from '../interpreter/award-shift';
import { interpretShifts } from '../interpreter/interpret-shifts';
import { MA000004 } from '../MA000004';
import { MA000005 } from '../MA000005';
import { MA000009 } from '../MA000009';
import { MA000010 } from '../MA000010';
import { MA000012 } from '../MA000012';
import { MA000018 } from '../MA000018';
import { MA000022 } from '../MA000022';
import { MA000089 } from '../MA000089';
import { MA000094 } from '../MA000094';
import { MA000100 } from '../MA000100';
import { percentOf } from '../percent-of';
import { checkUnderpayment } from './check-underpayment';
import type { CheckUnderpaymentInput, PaidLine } from './check-underpayment-input';
import type { UnderpaymentCheck } from './underpayment-check';

const week = { from: '2026-08-03', to: '2026-08-09' };

function check(input: CheckUnderpaymentInput): UnderpaymentCheck {
  const result = checkUnderpayment(input);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function verdict(input: CheckUnderpaymentInput): string {
  const { verdict: said, shortBy, reasons } = check(input);
  return `${said} ${toFixed(shortBy, 2)} ${reasons.map(({ code }) => code).join(' ')}`.trim();
}

const level4: AwardEmployee = { employmentType: 'full-time', classification: 'Retail employee level 4' };

function hours(
  employee: AwardEmployee,
  worked: string,
  paid: string,
  award = MA000004,
  withoutPenalties = true,
): CheckUnderpaymentInput {
  return {
    minimum: { kind: 'award', award, employee },
    payPeriod: week,
    work: { kind: 'hours', hours: [{ hours: worked }], withoutPenalties },
    paid: [{ category: 'ordinary', amount: paid }],
    setOff: false,
  };
}

describe('hours at the minimum rate', () => {
  // Stevedoring grade 1 is 978.10 for 35 hours, 27.95 an hour (978.25 for 35); Electrical Power grade 1 is 997.20 for 37.5 at 26.59.
  test.each([
    ['MA000053', 'Grade 1', '35', '978.10', 'met 0.00 weekly-rate-met'],
    ['MA000053', 'Grade 1', '35', '900.88', 'short 77.22 weekly-rate-met short-in-category'],
    ['MA000088', 'Technical Grade 1', '37.5', '997.20', 'met 0.00'],
    ['MA000088', 'Technical Grade 1', '37.5', '984.08', 'short 13.05 short-in-category'],
  ])(
    '%s: the weekly rate is owed for the hours of the week of the award',
    (code, classification, worked, paid, said) => {
      const award = allAwards.find((each) => each.code === code)!;
      expect(verdict(hours({ employmentType: 'full-time', classification }, worked, paid, award))).toBe(said);
    },
  );

  test('a full-time employee is owed the weekly rate, not 38 rounded hours', () => {
    // Retail level 4 from 1 July 2026: 1,119.10 a week, 29.45 an hour; level 8: 1,291.80 and 33.99, 38 × 33.99 = 1,291.62.
    expect(verdict(hours(level4, '38', '1119.10'))).toBe('met 0.00');
    expect(verdict(hours(level4, '38', '1119.09'))).toBe('short 0.01 short-in-category');
    // Social and community services 2.1, 1,582.94 a week: 41.66 × 38 = 1,583.08, 14 cents more than is owed.
    const crisis: AwardEmployee = {
      employmentType: 'full-time',
      classification: 'Level 1 - pay point 2',
      stream: 'Crisis accommodation',
    };
    expect(verdict(hours(crisis, '38', '1582.94', MA000100))).toBe('met 0.00 weekly-rate-met');
    expect(verdict(hours(crisis, '38', '1582.93', MA000100))).toBe('short 0.01 weekly-rate-met short-in-category');
    expect(verdict(hours({ ...crisis, employmentType: 'part-time' }, '38', '1582.94', MA000100))).toBe(
      'short 0.14 short-in-category',
    );
  });

  test('a casual is owed the loading where it is confirmed', () => {
    const casual: AwardEmployee = { employmentType: 'casual', classification: 'Retail employee level 1' };
    // 27.81 × 1.25 = 34.76.
    expect(verdict(hours(casual, '10', '347.60'))).toBe('met 0.00');
    expect(verdict(hours(casual, '10', '278.10'))).toBe('short 69.50 short-in-category');
    // MA000089 varies its loading by the hour: only the rate without it can be tested.
    const [rate] = MA000089.rates.editions[0]!.values.rates.filter(
      ({ type, basePer }) => type === 'AD' && basePer === 'Weekly',
    );
    const vehicles: AwardEmployee = { employmentType: 'casual', classification: rate!.id };
    expect(verdict(hours(vehicles, '10', '100000', MA000089))).toBe('cannot-tell 0.00 casual-loading-uncertain');
    expect(check(hours(vehicles, '10', '1', MA000089)).verdict).toBe('short');
  });

  test('a full-time trainee is owed the weekly rate', () => {
    const miscellaneous = allAwards.find(({ code }) => code === 'MA000104')!;
    const trainee: AwardEmployee = { employmentType: 'full-time', classification: 'BR93147', age: 17 };
    expect(verdict(hours(trainee, '38', '432.30', miscellaneous))).toBe('met 0.00 weekly-rate-met');
    expect(verdict(hours(trainee, '38', '430.30', miscellaneous))).toBe('short 2.00 weekly-rate-met short-in-category');
  });

  test('rates of casuals that hold the loading get no second one', () => {
    const academics = allAwards.find(({ code }) => code === 'MA000006')!;
    // A basic lecture is three hours of Level B, step 2, with 25 per cent: 3 × 46.40 × 1.25 is 174.00, printed 173.99 (clause 16.4(a)).
    const lecturer: AwardEmployee = { employmentType: 'casual', classification: 'BR89829' };
    expect(verdict(hours(lecturer, '1', '173.99', academics))).toBe('met 0.00');
    expect(verdict(hours(lecturer, '1', '173.98', academics))).toBe('short 0.01 short-in-category');
    // Casual liquor employees at races have the rates of clause 12.4 as they are; 71,985 a year of a pilot ÷ 800 with 25 per cent is 112.48.
    for (const [code, classification, rate] of [
      ['MA000013', 'BR90113', '36.49'],
      ['MA000046', 'BR100758', '112.48'],
    ] as const) {
      const award = allAwards.find((each) => each.code === code)!;
      const casual: AwardEmployee = { employmentType: 'casual', classification };
      expect([code, verdict(hours(casual, '1', rate, award))]).toEqual([code, 'met 0.00']);
    }
    const levelB: AwardEmployee = { employmentType: 'casual', classification: 'BR89813' };
    expect(verdict(hours(levelB, '1', '46.40', academics))).toBe('short 11.60 short-in-category');
  });

  test('hours alone do not tell about penalties', () => {
    expect(verdict(hours(level4, '38', '1119.10', MA000004, false))).toBe('cannot-tell 0.00 penalties-not-tested');
    expect(verdict(hours(level4, '38', '1000', MA000004, false))).toBe(
      'short 119.10 penalties-not-tested short-in-category',
    );
  });

  test('an adult rate given for a young person is the most that can be due', () => {
    const young: AwardEmployee = { employmentType: 'part-time', classification: 'BR89790', age: 17 };
    expect(verdict(hours(young, '10', '278.10'))).toBe('met 0.00 junior-rate-uncertain');
    expect(verdict(hours(young, '10', '166.90'))).toBe('cannot-tell 0.00 junior-rate-uncertain secondary-data');
    const junior: AwardEmployee = { employmentType: 'part-time', classification: 'Retail employee level 1', age: 17 };
    expect(verdict(hours(junior, '10', '166.90'))).toBe('met 0.00');
    expect(verdict(hours(junior, '10', '166.89'))).toBe('short 0.01 short-in-category');
    // In Hair and Beauty somebody of 18 is an adult (clause 17.2), so that nothing is open.
    const hairdresser: AwardEmployee = { ...junior, classification: 'Hair and beauty employee level 1', age: 18 };
    expect(verdict(hours(hairdresser, '10', '278.09', MA000005))).toBe('short 0.01 short-in-category');
    expect(verdict(hours({ ...hairdresser, age: 17 }, '10', '208.60', MA000005))).toBe('met 0.00');
    // An apprentice of 17 in the first year has 559.55 a week (clause 19.1), whatever the age.
    const apprentice: AwardEmployee = { employmentType: 'full-time', classification: 'BR99471', age: 17 };
    expect(verdict(hours(apprentice, '38', '559.54', MA000005))).toBe('short 0.01 weekly-rate-met short-in-category');
    expect(verdict(hours(apprentice, '38', '559.55', MA000005))).toBe('met 0.00 weekly-rate-met');
    // Nobody read whether the Fitness award has rates by age (level 1 of adults: 978.10 a week); Aged Care has none.
    const trainer: AwardEmployee = { ...junior, classification: 'Level 1' };
    expect(verdict(hours(trainer, '10', '166.90', MA000094))).toBe(
      'cannot-tell 0.00 junior-rate-uncertain secondary-data',
    );
    expect(verdict(hours(trainer, '10', '257.40', MA000094))).toBe('met 0.00 junior-rate-uncertain');
    // Of the Pharmacy award the percentages are known (clause 16.2): 60 per cent of 1,056.80 at 17.
    const assistant: AwardEmployee = { ...junior, classification: 'Pharmacy assistant level 1' };
    expect(verdict(hours(assistant, '10', '166.90', MA000012))).toBe('met 0.00');
    expect(verdict(hours(assistant, '10', '166.89', MA000012))).toBe('short 0.01 short-in-category');
    expect(verdict(hours({ ...junior, classification: 'BR90193' }, '10', '303.39', MA000018))).toBe(
      'short 0.01 short-in-category',
    );
    // Shifts tell no more about the age.
    const shifts: readonly AwardShift[] = [{ date: '2026-08-03', start: '09:00', end: '14:00' }];
    const byShifts = (employee: AwardEmployee, amount: string) =>
      verdict({
        minimum: { kind: 'award', award: MA000004, employee },
        payPeriod: week,
        work: { kind: 'shifts', state: 'NSW', shifts },
        paid: [{ category: 'ordinary', amount }],
        setOff: false,
      });
    expect(byShifts(young, '83.45')).toBe('cannot-tell 0.00 junior-rate-uncertain secondary-data');
    expect(byShifts(young, '139.05')).toBe('met 0.00 junior-rate-uncertain');
    expect(byShifts(junior, '83.45')).toBe('met 0.00');
  });

  test('every award has a floor: all hourly rates of 155 awards, at the rate and a cent below', () => {
    let tested = 0;
    for (const award of allAwards) {
      for (const rate of award.rates.editions[0]?.values.rates ?? []) {
        if (rate.hourly === undefined || rate.type !== 'AD') continue;
        const employee: AwardEmployee = { employmentType: 'part-time', classification: rate.id };
        // Cleaning, clause 10.2: part-time employees have 15 per cent more for every ordinary hour.
        const due = award.code === 'MA000022' ? percentOf(rate.hourly, '115') : rate.hourly;
        const at = verdict(hours(employee, '1', toFixed(due, 2), award));
        if (at !== 'met 0.00') throw new Error(`${award.code} ${rate.id}: ${at}`);
        const below = verdict(hours(employee, '1', toFixed(subtract(due, aud('0.01')), 2), award));
        if (below !== 'short 0.01 short-in-category') throw new Error(`${award.code} ${rate.id}: ${below}`);
        tested += 1;
      }
    }
    expect(tested).toBeGreaterThan(3000);
  });
});

describe('the national minimum wage', () => {
  const input = (worked: string, paid: string, age?: number): CheckUnderpaymentInput => ({
    minimum: { kind: 'national-minimum-wage', employmentType: 'part-time', ...(age === undefined ? {} : { age }) },
    payPeriod: week,
    work: { kind: 'hours', hours: [{ hours: worked }], withoutPenalties: true },
    paid: [{ category: 'ordinary', amount: paid }],
    setOff: false,
  });

  test('from 1 July 2026: 26.44 an hour', () => {
    expect(verdict(input('10', '264.40'))).toBe('met 0.00');
    expect(verdict(input('10', '264.39'))).toBe('short 0.01 short-in-category');
  });

  test('of juniors is second-hand, so that less than it is a question', () => {
    expect(verdict(input('10', '150.00', 17))).toBe('cannot-tell 0.00 secondary-data');
    expect(verdict(input('10', '152.90', 17))).toBe('met 0.00');
  });
});

describe('what cannot be told', () => {
  test.each<[string, Partial<CheckUnderpaymentInput>, string]>([
    ['no hours of a salaried person', { work: { kind: 'not-recorded' } }, 'hours-not-recorded'],
    [
      'an enterprise agreement',
      { minimum: { kind: 'not-covered', arrangement: 'enterprise-agreement' } },
      'arrangement-not-covered',
    ],
    ['before the first edition', { payPeriod: { from: '2026-06-29', to: '2026-07-05' } }, 'date-not-covered'],
    ['past the last confirmed day', { payPeriod: { from: '2027-07-05', to: '2027-07-11' } }, 'date-not-confirmed'],
    [
      'an unknown classification',
      { minimum: { kind: 'award', award: MA000004, employee: { ...level4, classification: 'Level 99' } } },
      'rate-not-found',
    ],
  ])('%s', (_name, change, reason) => {
    const result = check({ ...hours(level4, '38', '1119.10'), ...change });
    expect([result.verdict, result.reasons.map(({ code }) => code)]).toEqual(['cannot-tell', [reason]]);
  });

  test('input that cannot be read is refused', () => {
    expect(checkUnderpayment({ ...hours(level4, '38', 'much') })).toMatchObject({
      ok: false,
      error: { path: 'paid[0].amount' },
    });
    expect(checkUnderpayment({ ...hours(level4, '-1', '1') })).toMatchObject({
      ok: false,
      error: { code: 'amount/negative' },
    });
    expect(
      checkUnderpayment({ ...hours(level4, '1', '1'), payPeriod: { from: week.to, to: week.from } }),
    ).toMatchObject({
      ok: false,
      error: { code: 'date/out-of-order' },
    });
  });
});

describe('input that cannot be meant', () => {
  const cafe: AwardEmployee = {
    employmentType: 'casual',
    classification: 'Level 2 food and beverage attendant grade 2',
  };
  const sunday: AwardShift = { date: '2026-08-09', start: '09:00', end: '14:00' };
  const input = {
    minimum: { kind: 'award', award: MA000009, employee: cafe },
    payPeriod: week,
    work: { kind: 'shifts', state: 'NSW', shifts: [sunday] },
    paid: [{ category: 'penalty', amount: '236.95' }],
    setOff: false,
  };
  const wage = { kind: 'national-minimum-wage', employmentType: 'casual' };
  const paid = (line: object) => ({ paid: [{ category: 'penalty', amount: '236.95' }, line] });
  const shifts = (...dates: readonly string[]) => ({
    work: { ...input.work, shifts: dates.map((date) => ({ ...sunday, date })) },
  });
  const result = (change: object) => checkUnderpayment({ ...input, ...change } as CheckUnderpaymentInput);

  test('as it stands it is met: casual 175 % of 27.08 is 47.39, for five hours', () => {
    expect(result({})).toMatchObject({ ok: true, value: { verdict: 'met' } });
  });

  test.each<[string, object, string, string]>([
    [
      'Casual for casual',
      { minimum: { ...input.minimum, employee: { ...cafe, employmentType: 'Casual' } } },
      'code/unknown',
      'minimum.employee.employmentType',
    ],
    [
      'Casual for casual at the minimum wage',
      { minimum: { ...wage, employmentType: 'Casual' } },
      'code/unknown',
      'minimum.employmentType',
    ],
    ['a category in capitals', paid({ category: 'Penalty', amount: '1' }), 'code/unknown', 'paid[1].category'],
    ['an unknown category', paid({ category: 'x', amount: '1' }), 'code/unknown', 'paid[1].category'],
    ['no category', paid({ amount: '1' }), 'code/unknown', 'paid[1].category'],
    ['an amount below zero', paid({ category: 'ordinary', amount: '-1' }), 'amount/negative', 'paid[1].amount'],
    ['hours below zero', paid({ category: 'hours', amount: '1', hours: '-1' }), 'amount/negative', 'paid[1].hours'],
    [
      'hours taken back',
      paid({ category: 'hours', amount: '-1', hours: '1', isAdjustment: true }),
      'amount/negative',
      'paid[1].amount',
    ],
    ['a misspelt member', paid({ category: 'ordinary', amount: '1', hour: 1 }), 'input/not-allowed', 'paid[1].hour'],
    ['a shift of another month', shifts('2026-08-09', '2026-09-09'), 'input/conflict', 'shifts[1].date'],
    ['a shift of the day after', shifts('2026-08-10'), 'input/conflict', 'shifts[0].date'],
    ['a shift of the day before', shifts('2026-08-02'), 'input/conflict', 'shifts[0].date'],
    [
      'a shift of another month at the minimum wage',
      { minimum: wage, ...shifts('2026-09-09') },
      'input/conflict',
      'shifts[0].date',
    ],
    ['a word for setOff', { setOff: 'no' }, 'code/unknown', 'setOff'],
    ['no pay', { paid: null }, 'input/missing', 'paid'],
    ['work of no kind', { work: {} }, 'code/unknown', 'work.kind'],
    ['work without its hours', { work: { kind: 'hours' } }, 'input/missing', 'work.hours'],
    ['a minimum of no kind', { minimum: {} }, 'code/unknown', 'minimum.kind'],
    [
      'an award without an employee',
      { minimum: { kind: 'award', award: MA000009 } },
      'input/missing',
      'minimum.employee',
    ],
    ['the code of an award', { minimum: { ...input.minimum, award: 'MA000009' } }, 'input/missing', 'minimum.award'],
    [
      'an unknown arrangement',
      { minimum: { kind: 'not-covered', arrangement: 'x' } },
      'code/unknown',
      'minimum.arrangement',
    ],
    ['no pay period', { payPeriod: undefined }, 'input/missing', 'payPeriod'],
  ])('%s is refused', (_name, change, code, path) => {
    expect(result(change)).toMatchObject({ ok: false, error: { code, path } });
  });

  test('nothing at all is refused', () => {
    expect(checkUnderpayment({} as CheckUnderpaymentInput)).toMatchObject({
      ok: false,
      error: { code: 'input/missing', path: 'minimum' },
    });
  });

  test('an adjustment takes an amount back', () => {
    const takenBack = result(paid({ category: 'penalty', amount: '-36.95', isAdjustment: true }));
    expect(takenBack.ok && [takenBack.value.verdict, toFixed(takenBack.value.shortBy, 2)]).toEqual(['short', '36.95']);
  });

  test('a shift that ends after midnight of the last day is of the pay period', () => {
    const night = { date: '2026-08-09', start: '22:00', end: '04:00' };
    expect(result({ work: { ...input.work, shifts: [night] } })).toMatchObject({ ok: true });
  });
});

describe('shifts at penalties and overtime', () => {
  const cafe: AwardEmployee = {
    employmentType: 'casual',
    classification: 'Level 2 food and beverage attendant grade 2',
  };
  const sunday: AwardShift = { date: '2026-08-09', start: '09:00', end: '14:00' };

  test('a Sunday paid at the weekday rate is short by the penalty', () => {
    // Level 2: 27.08 an hour; casual 33.85, Sunday 175 % 47.39: 5 × (47.39 − 33.85) = 67.70.
    const result = check({
      minimum: { kind: 'award', award: MA000009, employee: cafe },
      payPeriod: week,
      work: { kind: 'shifts', state: 'NSW', shifts: [sunday] },
      paid: [{ category: 'penalty', amount: '169.25' }],
      setOff: false,
    });
    expect([result.verdict, toFixed(result.shortBy, 2), result.testedAt]).toEqual(['short', '67.70', 'penalties']);
    expect(result.lines).toMatchObject([{ category: 'penalty', clause: '29.2 Table 14' }]);
    expect(result.evidence).toMatchObject({ award: 'MA000009', certainty: 'published' });
  });

  // Level 6 has 1,182.10 a week (pay guide of 1 July 2026): 61,469.20 a year, 5,122.43 a month of 38 × 52 / 12 hours.
  test.each([
    ['2026-08-09', '38', '1057.69', 'short 124.41 hours-not-recorded short-in-category'],
    ['2026-08-09', '38', '1182.10', 'cannot-tell 0.00 hours-not-recorded'],
    ['2026-09-02', '164.6666666667', '4583.33', 'short 539.10 hours-not-recorded short-in-category'],
    ['2026-09-02', '164.6666666667', '5122.43', 'cannot-tell 0.00 hours-not-recorded'],
  ])('a salary owes its agreed hours at least: until %s, %s hours for %s', (to, agreedHours, amount, expected) => {
    const employee: AwardEmployee = { employmentType: 'full-time', classification: 'Retail employee level 6' };
    const salaried: CheckUnderpaymentInput = {
      minimum: { kind: 'award', award: MA000004, employee },
      payPeriod: { from: '2026-08-03', to },
      work: { kind: 'not-recorded', agreedHours },
      paid: [{ category: 'hours', hours: agreedHours, amount }],
      setOff: false,
    };
    expect(verdict(salaried)).toBe(expected);
    expect(verdict({ ...salaried, work: { kind: 'not-recorded' } })).toBe('cannot-tell 0.00 hours-not-recorded');
  });

  // Business Equipment Award, level 3 of the technical stream: 55,242 a year, 4,603.50 a month; 27.96 an hour would ask for 4,604.08. Level 7.4 of
  // university staff: 84,314.68 a year, 7,026.22 a month; 1,621.44 a week would ask for 7,026.24.
  test.each([
    ['MA000021', 'BR90325', '4603.50', 'cannot-tell 0.00 hours-not-recorded'],
    ['MA000021', 'BR90325', '4603.40', 'short 0.10 hours-not-recorded short-in-category'],
    ['MA000007', 'BR89874', '7026.22', 'cannot-tell 0.00 hours-not-recorded'],
    ['MA000007', 'BR89874', '7000.00', 'short 26.22 hours-not-recorded short-in-category'],
  ])('a salary of %s %s is held against the rate of the year: %s', (code, classification, amount, expected) => {
    for (const employmentType of ['full-time', 'part-time'] as const) {
      expect(
        verdict({
          minimum: {
            kind: 'award',
            award: allAwards.find((award) => award.code === code)!,
            employee: { employmentType, classification },
          },
          payPeriod: { from: '2026-08-03', to: '2026-09-02' },
          work: { kind: 'not-recorded', agreedHours: '164.6666666667' },
          paid: [{ category: 'hours', hours: '164.6666666667', amount }],
          setOff: false,
        }),
      ).toBe(expected);
    }
  });

  test('a salary below the national minimum wage is short, one above it is open', () => {
    const salaried = (amount: string): CheckUnderpaymentInput => ({
      minimum: { kind: 'national-minimum-wage', employmentType: 'full-time' },
      payPeriod: week,
      work: { kind: 'not-recorded', agreedHours: '38' },
      paid: [{ category: 'salary', amount }],
      setOff: false,
    });
    // 38 × 26.44 = 1,004.72.
    expect(verdict(salaried('961.54'))).toBe('short 43.18 hours-not-recorded short-in-category');
    expect(verdict(salaried('1100'))).toBe('cannot-tell 0.00 hours-not-recorded');
    expect(checkUnderpayment({ ...salaried('1100'), work: { kind: 'not-recorded', agreedHours: '-1' } })).toMatchObject(
      { ok: false, error: { code: 'amount/negative', path: 'work.agreedHours' } },
    );
  });

  test('a salary is tested in each pay period, and covers overtime only where the contract says so', () => {
    const shifts = ['03', '04', '05', '06', '07'].map((day): AwardShift => ({
      date: `2026-08-${day}`,
      start: '08:00',
      end: '18:00',
    }));
    const paid = (amount: string): readonly PaidLine[] => [{ category: 'salary', amount }];
    const salaried = (amount: string, setOff: boolean): CheckUnderpaymentInput => ({
      minimum: { kind: 'award', award: MA000004, employee: level4 },
      payPeriod: week,
      work: { kind: 'shifts', state: 'NSW', shifts },
      paid: paid(amount),
      setOff,
    });
    // 10 hours a day: 10, 9, 9, 9 ordinary (the first long day), then 38 a week is full: 1 hour on Friday; overtime 1 + 1 + 1 and 9 on Friday.
    // Ordinary 38 h = 1,119.10; overtime 3 × 1 h and 3 h at 44.18 = 265.08, 6 h at 58.90 = 353.40.
    expect(verdict(salaried('1737.58', true))).toBe('met 0.00');
    expect(verdict(salaried('1737.57', true))).toBe('short 0.01 short-in-total');
    expect(verdict(salaried('1737.58', false))).toBe('short 618.48 short-in-category');
  });
});

describe('hours that were rounded', () => {
  test('are the minutes that they stand for: a row of several days pays what its shifts are worth', () => {
    const employee: AwardEmployee = {
      employmentType: 'full-time',
      classification: 'C13 - Engineering/manufacturing employee - level II',
      stream: 'General manufacturing',
      worker: 'continuous-shiftworker',
    };
    const shifts = (
      [
        ['03', '10:00', '14:15'],
        ['03', '17:21', '19:51'],
        ['04', '07:00', '11:52'],
        ['04', '16:43', '21:37'],
        ['05', '11:00', '13:34'],
        ['06', '14:07', '22:01'],
        ['09', '03:15', '14:07'],
      ] as const
    ).map(([on, start, end]): AwardShift => ({ date: `2026-08-${on}`, start, end }));
    // 701 minutes at 26.44, 812 at 30.41, 278 at 52.88 and eight hours of a Sunday at 52.88.
    const row = (rounded: string, amount: string) => ({ category: 'hours', hours: rounded, amount }) as const;
    const paid = (ordinary: string) =>
      verdict({
        minimum: { kind: 'award', award: MA000010, employee },
        payPeriod: week,
        work: { kind: 'shifts', state: 'NSW', shifts },
        paid: [row('11.6833', ordinary), row('13.5333', '411.55'), row('4.6333', '245.01'), row('8', '423.04')],
        setOff: false,
      });
    expect(paid('308.91')).toBe('met 0.00');
    expect(paid('308.41')).toBe('short 0.50 short-in-category');
  });
});

describe('planted underpayments', () => {
  const employees: readonly (readonly [typeof MA000004, AwardEmployee])[] = [
    [MA000004, { employmentType: 'casual', classification: 'Retail employee level 1' }],
    [MA000004, { employmentType: 'part-time', classification: 'Retail employee level 3' }],
    [
      MA000100,
      { employmentType: 'casual', classification: 'Disability care - Level 2 - pay point 1', stream: 'Home care' },
    ],
    [
      MA000010,
      {
        employmentType: 'casual',
        classification: 'C10 - Engineering/manufacturing tradesperson - level I',
        stream: 'General manufacturing',
      },
    ],
    [MA000018, { employmentType: 'casual', classification: 'BR90190', worker: 'shiftworker' }],
    [MA000022, { employmentType: 'part-time', classification: 'Level 1' }],
    [MA000009, { employmentType: 'part-time', classification: 'Level 2 food and beverage attendant grade 2' }],
  ];
  const rosters = fc.uniqueArray(
    fc.record({
      day: fc.integer({ min: 3, max: 16 }),
      start: fc.integer({ min: 0, max: 15 }),
      length: fc.integer({ min: 1, max: 8 }),
    }),
    { minLength: 1, maxLength: 8, selector: ({ day }) => day },
  );
  const asShifts = (roster: readonly { day: number; start: number; length: number }[]): readonly AwardShift[] =>
    roster.map(({ day, start, length }) => ({
      date: `2026-08-${String(day).padStart(2, '0')}`,
      start: `${String(start).padStart(2, '0')}:00`,
      end: `${String(start + length).padStart(2, '0')}:00`,
    }));

  /** What the award asks for, as an employer would pay it: one paid line for each line. */
  function atTheAward(award: typeof MA000004, employee: AwardEmployee, shifts: readonly AwardShift[]) {
    const priced = interpretShifts({ award, employee, state: 'NSW', payPeriodStart: '2026-08-03', shifts });
    if (!priced.ok) throw new Error(priced.error.message);
    return priced.value.lines.map((line) => ({
      line,
      paid: {
        category:
          line.kind === 'ordinary' || line.kind === 'overtime' || line.kind === 'allowance'
            ? line.kind
            : ('penalty' as const),
        amount: toFixed(line.amount, 2),
      },
    }));
  }

  /** `AWARD_ROSTERS=10000` plants fifty of each kind and pays as many at the award. */
  const asked = Number(process.env['AWARD_ROSTERS'] ?? '0') >= 10_000;
  const fortnight = { from: '2026-08-03', to: '2026-08-16' };
  const cents = (text: string): bigint => BigInt(text.replace('.', ''));
  const dollars = (value: bigint): string => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;

  test('a pay made at the award is never reported', () => {
    fc.assert(
      fc.property(fc.constantFrom(...employees), rosters, ([award, employee], roster) => {
        const shifts = asShifts(roster);
        const lines = atTheAward(award, employee, shifts);
        expect(
          check({
            minimum: { kind: 'award', award, employee },
            payPeriod: fortnight,
            work: { kind: 'shifts', state: 'NSW', shifts },
            paid: lines.map(({ paid }) => paid),
            setOff: false,
          }).verdict,
        ).toBe('met');
      }),
      { numRuns: Number(process.env['AWARD_ROSTERS'] ?? '300') },
    );
  });

  /** Ten ways to pay too little: which lines they touch, and what the employer pays for them instead. */
  const mistakes: Readonly<Record<string, (kind: string, rule: string, amount: bigint, percent: number) => bigint>> = {
    'a cent less on every line': (_kind, _rule, amount) => amount - 1n,
    'weekend at the weekday rate': (_kind, rule, amount, percent) =>
      rule === 'saturday' || rule === 'sunday' ? (amount * 100n) / BigInt(Math.round(percent)) : amount,
    'overtime not paid': (kind, _rule, amount) => (kind === 'overtime' ? 0n : amount),
    'overtime at the ordinary rate': (kind, _rule, amount, percent) =>
      kind === 'overtime' ? (amount * 100n) / BigInt(Math.round(percent)) : amount,
    'evening and night amounts not paid': (kind, _rule, amount) => (kind === 'loading' ? 0n : amount),
    'casual loading not paid': (kind, _rule, amount, percent) =>
      kind === 'ordinary' && percent === 125 ? (amount * 4n) / 5n : amount,
    'rest penalty not paid': (kind, _rule, amount) => (kind === 'rest-break' ? amount / 2n : amount),
    'the rate of a year ago (4.75 % less)': (_kind, _rule, amount) => (amount * 10_000n) / 10_475n,
    'the first line forgotten': (_kind, _rule, amount) => amount,
    'ten per cent kept back': (_kind, _rule, amount) => (amount * 9n) / 10n,
  };

  test.each(Object.entries(mistakes))('%s is found to the cent', (name, mistake) => {
    let found = 0;
    fc.assert(
      fc.property(fc.constantFrom(...employees), rosters, ([award, employee], roster) => {
        const shifts = asShifts(roster);
        const lines = atTheAward(award, employee, shifts);
        let missing = 0n;
        const paid = lines.map(({ line, paid: right }, i) => {
          const due = cents(right.amount);
          const given =
            name === 'the first line forgotten' && i === 0
              ? 0n
              : mistake(line.kind, line.rule, due, Number(line.percent ?? '100'));
          missing += due - given;
          return { category: right.category, amount: dollars(given) };
        });
        const result = check({
          minimum: { kind: 'award', award, employee },
          payPeriod: fortnight,
          work: { kind: 'shifts', state: 'NSW', shifts },
          paid,
          setOff: true,
        });
        expect([result.verdict, toFixed(result.shortBy, 2)]).toEqual(
          missing === 0n ? ['met', '0.00'] : ['short', dollars(missing)],
        );
        if (missing > 0n) found += 1;
      }),
      { numRuns: asked ? 2_000 : 120 },
    );
    const isRare = name.includes('rest') || name.includes('amounts');
    expect(found).toBeGreaterThanOrEqual(asked ? 50 : isRare ? 5 : 20);
  });

  /** The same pay as rows of hours, which do not say what they are for: one row for each rule and rate, over all shifts. */
  function asRows(lines: NonNullable<ReturnType<typeof atTheAward>>) {
    const rows = new Map<string, { hours: number; rate: bigint }>();
    const amounts: { category: 'penalty' | 'allowance'; amount: string }[] = [];
    for (const { line, paid } of lines) {
      if (line.kind === 'allowance') amounts.push({ category: 'allowance', amount: paid.amount });
      else if (line.rate === undefined) amounts.push({ category: 'penalty', amount: paid.amount });
      else {
        const key = `${line.rule} ${line.rate.toString()}`;
        const row = rows.get(key) ?? { hours: 0, rate: cents(toFixed(line.rate, 2)) };
        const hours = Math.round((row.hours + Number(line.hours.toString())) * 10_000) / 10_000;
        rows.set(key, { ...row, hours });
      }
    }
    return { rows: [...rows.values()], amounts };
  }
  const asPaid = ({ hours, rate }: { hours: number; rate: bigint }) => ({
    category: 'hours' as const,
    hours: String(hours),
    amount: dollars(BigInt(Math.round(Number(rate) * hours))),
  });

  test('pay at the award as rows of hours is never reported, and a row below its rate is short by the difference', () => {
    let found = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...employees),
        rosters,
        fc.bigInt({ min: 1n, max: 900n }),
        ([award, employee], roster, less) => {
          const shifts = asShifts(roster);
          const lines = atTheAward(award, employee, shifts);
          const { rows, amounts } = asRows(lines);
          const verdictOn = (paid: ReturnType<typeof asRows>['rows']) => {
            const result = check({
              minimum: { kind: 'award', award, employee },
              payPeriod: fortnight,
              work: { kind: 'shifts', state: 'NSW', shifts },
              paid: [...paid.map(asPaid), ...amounts],
              setOff: false,
            });
            return [result.verdict, toFixed(result.shortBy, 2)];
          };
          expect(verdictOn(rows)).toEqual(['met', '0.00']);
          // Shifts are whole hours, so cents times hours are exact. The cheapest row stays the cheapest.
          const cheapest = rows.toSorted((a, b) => Number(a.rate - b.rate))[0];
          if (cheapest === undefined || cheapest.rate <= less || !Number.isInteger(Number(cheapest.hours))) return;
          const underpaid = rows.map((row) => (row === cheapest ? { ...row, rate: row.rate - less } : row));
          expect(verdictOn(underpaid)).toEqual(['short', dollars(less * BigInt(cheapest.hours))]);
          found += 1;
        },
      ),
      { numRuns: Number(process.env['AWARD_ROSTERS'] ?? '150') },
    );
    expect(found).toBeGreaterThanOrEqual(asked ? 500 : 50);
  });

  test('pay above the required rate covers no other hour unless the contract sets off', () => {
    const [award, employee] = employees[0]!;
    const shifts = asShifts([
      { day: 3, start: 9, length: 8 },
      { day: 9, start: 9, length: 4 },
    ]);
    const lines = atTheAward(award, employee, shifts);
    const { rows, amounts } = asRows(lines);
    const [dear, cheap] = rows.toSorted((a, b) => Number(b.rate - a.rate)) as [(typeof rows)[0], (typeof rows)[0]];
    const paid = [
      { ...dear, rate: dear.rate + 5_000n },
      { ...cheap, rate: cheap.rate - 100n },
    ].map(asPaid);
    const input = {
      minimum: { kind: 'award' as const, award, employee },
      payPeriod: fortnight,
      work: { kind: 'shifts' as const, state: 'NSW' as const, shifts },
      paid: [...paid, ...amounts],
    };
    const apart = check({ ...input, setOff: false });
    expect([apart.verdict, toFixed(apart.shortBy, 2)]).toEqual(['short', dollars(100n * BigInt(cheap.hours))]);
    expect(check({ ...input, setOff: true }).verdict).toBe('met');
  });
});
