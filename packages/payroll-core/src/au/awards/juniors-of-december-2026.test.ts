import { civilDate } from '../../calendar';
import { toFixed } from '../../money';
import { explainAsText } from '../../trace';
import type { Award } from './award';
import type { AwardEmployee } from './award-employee';
import { checkUnderpayment } from './guard/check-underpayment';
import type { CheckUnderpaymentInput } from './guard/check-underpayment-input';
import { interpretShifts, type AwardInterpretation } from './interpreter/interpret-shifts';
import type { AwardShift } from './interpreter/award-shift';
import { MA000003 } from './MA000003';
import { MA000004 } from './MA000004';
import { MA000012 } from './MA000012';
import { minimumRate, type MinimumRate } from './minimum-rate';

/**
 * Determinations PR813655 (Retail, clause 17.2), PR813654 (Fast Food, 15.2) and PR813656 (Pharmacy, 16.2) of 26 August 2026. For level 1, of 1,056.80 a week, they
 * print 20.86 at 18 and 23.64 at 19 after more than six months with the employer, and Fast Food 26.42 at 20.
 */
const retail = 'Retail employee level 1';
const fastFood = 'Fast food employee level 1';
const pharmacy = 'Pharmacy assistant level 1';

function rate(award: Award, employee: Partial<AwardEmployee>, on = '2026-12-01', at = on): MinimumRate | string {
  const person = { employmentType: 'full-time', classification: '', ...employee } as const;
  const found = minimumRate(award, person, civilDate(on), civilDate(at));
  return found.ok ? found.value : found.error.code;
}

function hourly(...asked: Parameters<typeof rate>): string {
  const found = rate(...asked);
  return typeof found === 'string' ? found : toFixed(found.hourly, 2);
}

describe('from the first full pay period on or after 1 December 2026', () => {
  test.each<[string, Award, string, readonly string[], readonly string[]]>([
    [
      'Retail',
      MA000004,
      retail,
      ['12.51', '13.91', '16.69', '20.86', '23.64', '27.81', '27.81'],
      ['12.51', '13.91', '16.69', '19.47', '22.25', '25.03', '27.81'],
    ],
    [
      'Fast Food',
      MA000003,
      fastFood,
      ['11.12', '13.91', '16.69', '20.86', '23.64', '26.42', '27.81'],
      ['11.12', '13.91', '16.69', '19.47', '22.25', '25.03', '27.81'],
    ],
    // The pay guide of 1 July 2026 prints 12.51, 13.91, 16.69, 19.47, 22.25 and 25.03.
    [
      'Pharmacy',
      MA000012,
      pharmacy,
      ['12.51', '13.91', '16.69', '20.86', '23.64', '26.42', '27.81'],
      ['12.51', '13.91', '16.69', '19.47', '22.25', '25.03', '27.81'],
    ],
  ])('%s pays 15 to 21 by age and service', (_name, award, classification, afterSix, untilSix) => {
    const of = (monthsWithEmployer: number) =>
      [15, 16, 17, 18, 19, 20, 21].map((age) => hourly(award, { classification, age, monthsWithEmployer }));
    expect([of(7), of(6)]).toEqual([afterSix, untilSix]);
  });

  test('the other levels have the same percentages of their own weekly rates', () => {
    const long = { monthsWithEmployer: 12 };
    // 75 per cent of 1,097.80 is 823.35, 95 per cent of 1,150.40 is 1,092.88, 85 per cent of 1,081.00 is 918.85.
    expect(rate(MA000004, { ...long, classification: 'Retail employee level 3', age: 18 })).toMatchObject({
      junior: true,
      certainty: 'transcribed',
    });
    expect(hourly(MA000004, { ...long, classification: 'Retail employee level 3', age: 18 })).toBe('21.67');
    const inCharge = 'Fast food employee level 3—in charge of 2 or more people';
    expect(hourly(MA000003, { ...long, classification: inCharge, age: 20 })).toBe('28.76');
    expect(hourly(MA000012, { ...long, classification: 'Pharmacy assistant level 2', age: 19 })).toBe('24.18');
    // Juniors are of levels 1 to 3 in Retail, of assistants of levels 1 and 2 in Pharmacy.
    expect(hourly(MA000004, { ...long, classification: 'Retail employee level 4', age: 18 })).toBe('29.45');
    expect(hourly(MA000012, { ...long, classification: 'Pharmacy assistant level 3', age: 18 })).toBe('29.45');
  });

  test('a pay period that began before keeps the old rates to its end, and the next one has the new', () => {
    const eighteen = { classification: retail, age: 18, monthsWithEmployer: 12 };
    expect(hourly(MA000004, eighteen, '2026-11-30', '2026-12-06')).toBe('19.47');
    expect(hourly(MA000004, eighteen, '2026-12-01', '2026-12-14')).toBe('20.86');
    expect(hourly(MA000003, { ...eighteen, classification: fastFood }, '2026-11-30', '2026-12-13')).toBe('19.47');
    expect(hourly(MA000004, eighteen, '2027-07-01')).toBe('statutory/unconfirmed');
  });

  test('six months are over by the day of the work', () => {
    const since = { classification: fastFood, dateOfBirth: '2007-03-01', employedSince: '2026-06-10' };
    const on = (at: string) => hourly(MA000003, since, '2026-12-07', at);
    expect([on('2026-12-09'), on('2026-12-10')]).toEqual(['22.25', '23.64']);
  });

  test('the rate id of an age leads to the rate of the service', () => {
    // BR99917 is level 1 at 18 in Retail, BR99198 level 1 at 20 in Fast Food.
    const of = (award: Award, classification: string, age: number) =>
      [3, 9].map((monthsWithEmployer) => hourly(award, { classification, age, monthsWithEmployer }));
    expect(of(MA000004, 'BR99917', 18)).toEqual(['19.47', '20.86']);
    expect(of(MA000004, 'BR99917', 19)).toEqual(['22.25', '23.64']);
    expect(of(MA000004, 'BR99917', 20)).toEqual(['25.03', '27.81']);
    expect(of(MA000003, 'BR99198', 20)).toEqual(['25.03', '26.42']);
    expect(of(MA000003, 'BR99198', 17)).toEqual(['16.69', '16.69']);
  });

  test('what nobody doubted stays published', () => {
    const certaintyOf = (found: MinimumRate | string) => (typeof found === 'string' ? found : found.certainty);
    expect(certaintyOf(rate(MA000004, { classification: retail }))).toBe('published');
    expect(certaintyOf(rate(MA000004, { classification: retail, age: 17 }))).toBe('published');
    expect(certaintyOf(rate(MA000003, { classification: fastFood, age: 18 }))).toBe('transcribed');
  });
});

describe('shifts of juniors in December 2026', () => {
  function priced(award: Award, employee: AwardEmployee, shifts: readonly AwardShift[]): AwardInterpretation {
    const result = interpretShifts({ award, employee, state: 'VIC', payPeriodStart: '2026-12-07', shifts });
    if (!result.ok) throw new Error(result.error.message);
    return result.value;
  }
  const linesOf = ({ lines }: AwardInterpretation): readonly string[] =>
    lines.map(({ kind, hours, rate: paid }) => `${kind} ${hours.toString()} × ${toFixed(paid!, 2)}`);
  const eighteen = { dateOfBirth: '2008-02-01', employedSince: '2026-01-15' } as const;
  const days: readonly AwardShift[] = [
    { date: '2026-12-09', start: '10:00', end: '20:00', unpaidBreaks: [['14:00', '15:00']] },
    { date: '2026-12-12', start: '10:00', end: '14:00' },
    { date: '2026-12-13', start: '10:00', end: '14:00' },
    { date: '2026-12-25', start: '10:00', end: '14:00' },
  ];

  test('Retail: evening, Saturday, Sunday and Christmas are percentages of 20.86 (22.1 Table 12)', () => {
    const person = (employmentType: AwardEmployee['employmentType']): AwardEmployee => ({
      ...eighteen,
      employmentType,
      classification: retail,
    });
    expect(linesOf(priced(MA000004, person('full-time'), days))).toEqual([
      'ordinary 7 × 20.86',
      'penalty 2 × 26.08',
      'penalty 4 × 26.08',
      'penalty 4 × 31.29',
      'penalty 4 × 46.94',
    ]);
    expect(linesOf(priced(MA000004, person('casual'), days))).toEqual([
      'ordinary 7 × 26.08',
      'penalty 2 × 31.29',
      'penalty 4 × 31.29',
      'penalty 4 × 36.51',
      'penalty 4 × 52.15',
    ]);
    // One day of the week may have 11 hours; overtime beyond it is 150 per cent, of casuals 175 (15.5, 21.2(c) Table 11).
    const long: readonly AwardShift[] = [{ date: '2026-12-10', start: '08:00', end: '20:00' }];
    const overtime = (['part-time', 'casual'] as const).map((employmentType) =>
      linesOf(priced(MA000004, person(employmentType), long)).at(-1),
    );
    expect(overtime).toEqual(['overtime 1 × 31.29', 'overtime 1 × 36.51']);
  });

  test('Fast Food: Saturday, Sunday and Christmas of level 1 are percentages of 20.86 (21 Table 6)', () => {
    const person: AwardEmployee = { ...eighteen, employmentType: 'casual', classification: fastFood };
    const result = priced(MA000003, person, days.slice(1));
    expect(linesOf(result)).toEqual(['penalty 4 × 31.29', 'penalty 4 × 31.29', 'penalty 4 × 52.15']);
    expect(result.certainty).toBe('transcribed');
  });

  test('the explanation names the determination', () => {
    const { lines, editions, certainty } = priced(
      MA000004,
      { ...eighteen, employmentType: 'part-time', classification: retail },
      days.slice(1, 2),
    );
    expect(editions).toContain('au.awards.MA000004.pay-guide@2026-12-01');
    expect(certainty).toBe('transcribed');
    expect(explainAsText(lines[0]!.because)).toContain(
      'Retail employee level 1: 20.86 an hour (since 2026-12-01; General Retail Industry Award 2020 (MA000004), pay guide of 1 July 2026 with the junior rates of PR813655)',
    );
  });

  test('an adult is priced in December as in November', () => {
    const adult: AwardEmployee = { employmentType: 'full-time', classification: retail };
    expect(linesOf(priced(MA000004, adult, days.slice(2)))).toEqual(['penalty 4 × 41.72', 'penalty 4 × 62.57']);
  });
});

describe('the check of a pay in December 2026', () => {
  const verdict = (award: Award, classification: string, from: string, to: string, paid: string) => {
    const input: CheckUnderpaymentInput = {
      minimum: {
        kind: 'award',
        award,
        employee: {
          employmentType: 'part-time',
          classification,
          dateOfBirth: '2008-02-01',
          employedSince: '2026-01-15',
        },
      },
      payPeriod: { from, to },
      work: { kind: 'hours', hours: [{ hours: '10' }], withoutPenalties: true },
      paid: [{ category: 'ordinary', amount: paid }],
      setOff: false,
    };
    const result = checkUnderpayment(input);
    if (!result.ok) throw new Error(result.error.message);
    return [result.value.verdict, toFixed(result.value.shortBy, 2)].join(' ');
  };

  test.each([
    [MA000004, retail],
    [MA000003, fastFood],
    [MA000012, pharmacy],
  ])('the rate of November is short by 13.90 for ten hours of somebody of 18: %#', (award, classification) => {
    // A fortnight that began on 30 November is one of before.
    expect(verdict(award, classification, '2026-11-30', '2026-12-13', '194.70')).toBe('met 0.00');
    expect(verdict(award, classification, '2026-12-07', '2026-12-13', '194.70')).toBe('short 13.90');
    expect(verdict(award, classification, '2026-12-07', '2026-12-13', '208.60')).toBe('met 0.00');
  });

  test('a student of 18 in a pharmacy has the rate of an adult, without doubt (16.2)', () => {
    expect(verdict(MA000012, 'Pharmacy student—1st year of course', '2026-12-07', '2026-12-13', '278.09')).toBe(
      'short 0.01',
    );
  });
});
