import { civilDate } from '../../../calendar';
import { toFixed } from '../../../money';
import type { AwardEmployee } from '../award-employee';
import { checkUnderpayment } from '../guard/check-underpayment';
import { minimumRate } from '../minimum-rate';
import { MA000010 } from '../MA000010';
import { MA000120 } from '../MA000120';
import type { AuState } from '../public-holidays/award-public-holidays';
import type { AwardShift } from './award-shift';
import { interpretShifts, type AwardInterpretation } from './interpret-shifts';

/**
 * Pay guide of 1 July 2026, level 4, experienced educator: 34.65 an hour; 110 % 38.12, 115 % 39.85, 117.5 % 40.71, 130 % 45.05, 150 % 51.98,
 * 200 % 69.30, 250 % 86.63. Casual 43.31; 135 % 46.78, 140 % 48.51, 175 % 60.64, 225 % 77.96. Conditions by the text consolidated to 1 July 2026.
 */
const educator: AwardEmployee = { employmentType: 'full-time', classification: 'Level 4 - Experienced educator' };
const casual = { employmentType: 'casual' } as const;
const partTime = { employmentType: 'part-time' } as const;

function priced(
  employee: Partial<AwardEmployee>,
  shifts: AwardShift | readonly AwardShift[],
  state: AuState = 'NSW',
): AwardInterpretation {
  const list = 'date' in shifts ? [shifts] : shifts;
  const result = interpretShifts({
    award: MA000120,
    employee: { ...educator, ...employee },
    state,
    payPeriodStart: '2026-08-03',
    shifts: list,
  });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const linesOf = ({ lines }: AwardInterpretation): readonly string[] =>
  lines.map(({ kind, hours, rate }) => `${kind} ${hours.toString()} × ${toFixed(rate!, 2)}`);

/** Tuesday 4 August 2026 unless said; Saturday 8, Sunday 9. */
describe('the day of an educator', () => {
  test.each<[string, Partial<AwardEmployee>, AwardShift, readonly string[]]>([
    [
      'work outside 6am to 6.30pm is overtime (21.3, 23.1)',
      {},
      { date: '2026-08-04', start: '11:00', end: '19:00', unpaidBreaks: [['14:00', '14:30']] },
      ['ordinary 7 × 34.65', 'overtime 0.5 × 51.98'],
    ],
    [
      'more than eight hours are overtime: two hours at 150 per cent, then 200 (21.2, 23.2(a))',
      {},
      { date: '2026-08-04', start: '06:30', end: '18:00', unpaidBreaks: [['12:00', '12:30']] },
      ['ordinary 8 × 34.65', 'overtime 2 × 51.98', 'overtime 1 × 69.30'],
    ],
    [
      'ten hours where that was agreed (21.2)',
      {},
      {
        date: '2026-08-04',
        start: '06:30',
        end: '18:00',
        unpaidBreaks: [['12:00', '12:30']],
        facts: ['longerDayAgreed'],
      },
      ['ordinary 10 × 34.65', 'overtime 1 × 51.98'],
    ],
    [
      'a part-timer has eight hours at most, whatever was agreed (10.4(f))',
      partTime,
      {
        date: '2026-08-04',
        start: '06:30',
        end: '16:00',
        unpaidBreaks: [['12:00', '12:30']],
        facts: ['longerDayAgreed'],
      },
      ['ordinary 8 × 34.65', 'overtime 1 × 51.98'],
    ],
    [
      'a casual has 175 per cent after eight hours, then 225 (10.5(e), 23.2(b))',
      casual,
      { date: '2026-08-04', start: '07:00', end: '18:00' },
      ['ordinary 8 × 43.31', 'overtime 2 × 60.64', 'overtime 1 × 77.96'],
    ],
    [
      'a casual is paid for two hours (10.5(c))',
      casual,
      { date: '2026-08-04', start: '09:00', end: '09:40' },
      ['ordinary 2 × 43.31'],
    ],
    [
      'an hour on a Saturday is paid as four, two of them at double time (23.5(a), (e))',
      partTime,
      { date: '2026-08-08', start: '10:00', end: '11:00' },
      ['overtime 2 × 51.98', 'overtime 2 × 69.30'],
    ],
    [
      'all time on a Sunday is at double time (23.5(c))',
      {},
      { date: '2026-08-09', start: '10:00', end: '16:00' },
      ['overtime 6 × 69.30'],
    ],
    [
      'a public holiday is paid at 250 per cent for at least four hours (23.5(d), (e))',
      {},
      { date: '2026-10-05', start: '09:00', end: '11:00' },
      ['penalty 4 × 86.63'],
    ],
  ])('%s', (_says, employee, shift, lines) => {
    expect(linesOf(priced(employee, shift))).toEqual(lines);
  });

  test('hours before a part-day public holiday count for its four hours (23.5(f))', () => {
    // Christmas Eve in South Australia is a public holiday from 7pm.
    const shift = { date: '2026-12-24', start: '17:30', end: '20:00' };
    expect(linesOf(priced({ worker: 'shiftworker' }, shift, 'SA'))).toEqual([
      'shift 1.5 × 39.85',
      'penalty 2.5 × 86.63',
    ]);
  });

  test('two separate shifts of a day have the allowance of 15.1, and each two hours', () => {
    const broken = {
      date: '2026-08-04',
      periods: [
        ['07:00', '08:30'],
        ['15:00', '18:00'],
      ],
    } as const;
    expect(linesOf(priced(partTime, broken))).toEqual(['ordinary 5 × 34.65', 'allowance 1 × 21.38']);
  });

  test('loadings of shiftworkers follow start and end of the shift (23.4(c), (d))', () => {
    const shift = (start: string, end: string, worker = 'shiftworker') =>
      linesOf(priced({ worker }, { date: '2026-08-04', start, end }));
    expect(shift('05:00', '12:00')).toEqual(['shift 7 × 38.12']);
    expect(shift('11:00', '18:30')).toEqual(['ordinary 7.5 × 34.65']);
    expect(shift('11:00', '19:00')).toEqual(['shift 8 × 39.85']);
    expect(shift('22:00', '06:00')).toEqual(['shift 8 × 40.71']);
    expect(shift('22:00', '06:00', 'permanent-night')).toEqual(['shift 8 × 45.05']);
    expect(linesOf(priced({ worker: 'shiftworker' }, { date: '2026-08-08', start: '08:00', end: '15:00' }))).toEqual([
      'penalty 7 × 51.98',
    ]);
  });

  test('less than ten hours off between days: overtime rates until released, eight hours by agreement (22.3)', () => {
    const late = { date: '2026-08-04', start: '10:30', end: '18:30', unpaidBreaks: [['13:00', '13:30']] } as const;
    const early = { date: '2026-08-05', start: '04:00', end: '07:00' };
    const shiftworker = { worker: 'shiftworker' };
    expect(linesOf(priced(shiftworker, [late, early])).slice(1)).toEqual(['overtime 2 × 51.98', 'overtime 1 × 69.30']);
    expect(priced(shiftworker, [late, early]).lines[1]?.says).toBe(
      'Overtime: less than 10 hours of rest before the shift (clause 22.3(b))',
    );
    const agreed = { ...early, shorterRestAgreed: true };
    expect(linesOf(priced(shiftworker, [late, agreed])).slice(1)).toEqual(['shift 3 × 40.71']);
    expect(linesOf(priced(casual, [late, { ...early, start: '04:20' }])).slice(1)).toEqual([
      'overtime 2 × 60.64',
      'overtime 0.6667 × 77.96',
    ]);
  });
});

test('what casuals have on weekends and holidays is in neither text nor pay guide, so a guard cannot call them short by it', () => {
  const sunday = priced(casual, { date: '2026-08-09', start: '10:00', end: '16:00' });
  expect([linesOf(sunday), sunday.certainty]).toEqual([['overtime 6 × 77.96'], 'secondary']);
  const checked = checkUnderpayment({
    minimum: { kind: 'award', award: MA000120, employee: { ...educator, ...casual } },
    payPeriod: { from: '2026-08-03', to: '2026-08-09' },
    work: { kind: 'shifts', state: 'NSW', shifts: [{ date: '2026-08-09', start: '10:00', end: '16:00' }] },
    // Double time without the loading: 6 × 69.30.
    paid: [{ category: 'hours', hours: '6', amount: '415.80' }],
    setOff: false,
  });
  if (!checked.ok) throw new Error(checked.error.message);
  const { verdict, possiblyShortBy } = checked.value;
  expect([verdict, toFixed(possiblyShortBy, 2)]).toEqual(['cannot-tell', '51.96']);
});

test('juniors have shares of level 2, and the adult rate from level 3 on (14.3)', () => {
  const at = (classification: string, age: number) => {
    const rate = minimumRate(MA000120, { ...partTime, classification, age }, civilDate('2026-08-03'));
    return rate.ok ? toFixed(rate.value.hourly, 2) : rate.error.message;
  };
  // 70, 80 and 90 per cent of 29.69, as the pay guide prints them; an adult of level 3 has 32.47.
  expect([16, 17, 18, 19].map((age) => at('Level 2 - Educator', age))).toEqual(['20.78', '23.75', '26.72', '29.69']);
  expect(at('Level 1 - Introductory educator', 17)).toBe('23.75');
  expect(at('Level 3 - Qualified educator', 17)).toBe('32.47');
});

/** Manufacturing: "any arrangements of ordinary hours which exceed 8 hours in any day" by agreement, to twelve hours (17.5(b)(viii), (c)). */
test('a longer day that was agreed in Manufacturing is no overtime', () => {
  const shift: AwardShift = { date: '2026-08-04', start: '06:00', end: '16:30', unpaidBreaks: [['11:00', '11:30']] };
  const worth = (facts: AwardShift['facts'] & object) => {
    const result = interpretShifts({
      award: MA000010,
      employee: {
        employmentType: 'full-time',
        classification: 'C10 - Engineering/manufacturing tradesperson - level I',
        stream: 'General manufacturing',
      },
      state: 'NSW',
      payPeriodStart: '2026-08-03',
      shifts: [{ ...shift, facts }],
    });
    if (!result.ok) throw new Error(result.error.message);
    return linesOf(result.value);
  };
  expect(worth([])).toEqual(['ordinary 8 × 29.45', 'overtime 2 × 44.18']);
  expect(worth(['longerDayAgreed'])).toEqual(['ordinary 10 × 29.45']);
});
