import { toFixed } from '../../../money';
import type { Award } from '../award';
import type { AwardEmployee } from '../award-employee';
import { MA000002 } from '../MA000002';
import { MA000022 } from '../MA000022';
import { minimumRate } from '../minimum-rate';
import { civilDate } from '../../../calendar';
import type { AwardShift } from './award-shift';
import { interpretShifts, type AwardInterpretation } from './interpret-shifts';

function priced(award: Award, employee: AwardEmployee, shifts: readonly AwardShift[]): AwardInterpretation {
  const result = interpretShifts({ award, employee, state: 'NSW', payPeriodStart: '2026-08-03', shifts });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const linesOf = ({ lines }: AwardInterpretation): readonly string[] =>
  lines.map(({ kind, hours, rate }) => `${kind} ${hours.toString()} × ${toFixed(rate!, 2)}`);

describe('Cleaning Services', () => {
  const cleaner = (employmentType: AwardEmployee['employmentType'], worker = 'day'): AwardEmployee => ({
    employmentType,
    classification: 'Level 1',
    worker,
  });

  test('the example of clause 20: part-time, level 1, 6pm to 11pm on Friday, Saturday and Sunday', () => {
    const result = priced(
      MA000022,
      cleaner('part-time'),
      ['2026-08-07', '2026-08-08', '2026-08-09'].map((date) => ({ date, start: '18:00', end: '23:00' })),
    );
    expect(linesOf(result)).toEqual(['shift 5 × 35.20', 'penalty 5 × 44.68', 'penalty 5 × 58.22']);
    expect(toFixed(result.total, 2)).toBe('690.50');
    expect(result.certainty).toBe('transcribed');
  });

  // Table 7 at 27.08: day, early or late, permanent night, Saturday, Sunday; public holiday on Labour Day.
  test.each<[AwardEmployee['employmentType'], readonly string[]]>([
    ['full-time', ['27.08', '31.14', '31.14', '35.20', '40.62', '54.16', '67.70']],
    ['part-time', ['31.14', '35.20', '35.20', '35.20', '44.68', '58.22', '71.76']],
    ['casual', ['33.85', '37.91', '37.91', '41.97', '47.39', '60.93', '74.47']],
  ])('%s', (employment, expected) => {
    const one = (worker: string, shift: AwardShift): string =>
      toFixed(priced(MA000022, cleaner(employment, worker), [shift]).lines[0]!.rate!, 2);
    expect([
      one('day', { date: '2026-08-04', start: '06:00', end: '13:00' }),
      one('day', { date: '2026-08-04', start: '05:30', end: '12:00' }),
      one('day', { date: '2026-08-04', start: '12:00', end: '18:30' }),
      one('permanent-night', { date: '2026-08-04', start: '23:00', end: '+1 05:00' }),
      one('day', { date: '2026-08-08', start: '08:00', end: '12:00' }),
      one('day', { date: '2026-08-09', start: '08:00', end: '12:00' }),
      one('day', { date: '2026-10-05', start: '08:00', end: '12:00' }),
    ]).toEqual(expected);
  });

  test('over 7.6 hours on a day is overtime without the 15 per cent, and so is a sixth day (19.2(b))', () => {
    expect(
      linesOf(priced(MA000022, cleaner('part-time'), [{ date: '2026-08-04', start: '06:00', end: '17:00' }])),
    ).toEqual(['ordinary 7.6 × 31.14', 'overtime 2 × 40.62', 'overtime 1.4 × 54.16']);
    const week = ['03', '04', '05', '06', '07', '08'].map((day) => ({
      date: `2026-08-${day}`,
      start: '08:00',
      end: '11:00',
    }));
    const lines = linesOf(priced(MA000022, cleaner('casual'), week));
    expect(lines.slice(-3)).toEqual(['ordinary 3 × 33.85', 'overtime 2 × 47.39', 'overtime 1 × 60.93']);
  });

  // Saturday, the sixth day of work: overtime of 40.62 (150 %), below the 44.68 of a part-timer's ordinary Saturday.
  test('what fills the hour of a part-timer’s sixth day is paid as overtime, so that a later finish never pays less', () => {
    const saturdayUntil = (end: string) => {
      const days = ['03', '04', '05', '06', '07'].map((day) => ({
        date: `2026-08-${day}`,
        start: '08:00',
        end: '10:00',
      }));
      const week = [...days, { date: '2026-08-08', start: '08:00', end }];
      return linesOf(priced(MA000022, cleaner('part-time'), week)).slice(5);
    };
    expect(saturdayUntil('08:20')).toEqual(['overtime 1 × 40.62']);
    expect(saturdayUntil('08:21')).toEqual(['overtime 1 × 40.62']);
    // A first day is ordinary, and so is the time that fills it.
    const first = priced(MA000022, cleaner('part-time'), [{ date: '2026-08-08', start: '08:00', end: '08:20' }]);
    expect(linesOf(first)).toEqual(['penalty 1 × 44.68']);
  });

  test('the broken shift allowance stops at its weekly maximum (17.2)', () => {
    const week = ['03', '04', '05', '06', '07', '08'].map((day): AwardShift => ({
      date: `2026-08-${day}`,
      periods: [
        ['06:00', '08:00'],
        ['14:00', '16:00'],
      ],
    }));
    const paid = priced(MA000022, cleaner('full-time'), week).lines.filter(({ kind }) => kind === 'allowance');
    expect(paid.map(({ amount }) => toFixed(amount, 2))).toEqual(['4.71', '4.71', '4.71', '4.71', '4.71', '0.01']);
  });

  test('only juniors of trolley collection contractors have rates by age (15.2)', () => {
    const at = (stream?: string) =>
      minimumRate(
        MA000022,
        { employmentType: 'casual', classification: 'Level 1', age: 19, ...(stream === undefined ? {} : { stream }) },
        civilDate('2026-08-03'),
      );
    // 80 per cent of 1,028.90 a week, over 38.
    expect(at('Trolley collection')).toMatchObject({ ok: true, value: { junior: true, certainty: 'published' } });
    expect(at('Cleaning')).toMatchObject({ ok: true, value: { junior: false, certainty: 'published' } });
    // Nobody said which of both the employer is.
    expect(at()).toMatchObject({ ok: true, value: { junior: false, certainty: 'secondary' } });
    const rate = at('Trolley collection');
    expect(rate.ok && toFixed(rate.value.hourly, 2)).toBe('21.66');
    const adult = minimumRate(
      MA000022,
      { employmentType: 'casual', classification: 'Level 1', age: 30, stream: 'Trolley collection' },
      civilDate('2026-08-03'),
    );
    expect(adult.ok && toFixed(adult.value.hourly, 2)).toBe('27.08');
  });
});

describe('Clerks', () => {
  const clerk = (employmentType: AwardEmployee['employmentType']): AwardEmployee => ({
    employmentType,
    classification: 'Level 3',
  });

  // Clause 24 and table 5 at 31.11: Saturday 125/150, Sunday 200/225, public holiday 250/275; overtime 150/175, then 200/225.
  test.each<[string, AwardShift, readonly string[], readonly string[]]>([
    [
      'Saturday within and beyond the span',
      { date: '2026-08-08', start: '08:30', end: '15:00' },
      ['penalty 4 × 38.89', 'overtime 2 × 46.67', 'overtime 0.5 × 62.22'],
      ['penalty 4 × 46.67', 'overtime 2 × 54.44', 'overtime 0.5 × 70.00'],
    ],
    [
      'a weekday of eleven and a half hours from 7am',
      { date: '2026-08-04', start: '07:00', end: '18:30' },
      ['ordinary 10 × 31.11', 'overtime 1.5 × 46.67'],
      ['ordinary 10 × 38.89', 'overtime 1.5 × 54.44'],
    ],
    [
      'an hour of a Sunday without ordinary hours there: four hours (21.4)',
      { date: '2026-08-09', start: '10:00', end: '11:00' },
      ['overtime 4 × 62.22'],
      ['overtime 4 × 70.00'],
    ],
    [
      'an ordinary hour of a Sunday, where clause 13.5 applies: four hours (24.3(c))',
      { date: '2026-08-09', start: '10:00', end: '11:00', facts: ['weekendOrdinaryHoursAgreed'] },
      ['penalty 4 × 62.22'],
      ['penalty 4 × 70.00'],
    ],
    [
      'two hours of a public holiday: four hours (24.4(d))',
      { date: '2026-10-05', start: '09:00', end: '11:00' },
      ['penalty 4 × 77.78'],
      ['penalty 4 × 85.55'],
    ],
  ])('%s', (_name, shift, permanent, casual) => {
    expect(linesOf(priced(MA000002, clerk('full-time'), [shift]))).toEqual(permanent);
    expect(linesOf(priced(MA000002, clerk('casual'), [shift]))).toEqual(casual);
  });

  test('Saturday overtime after 38 hours from Monday to Friday is at least three hours (21.4)', () => {
    const week = ['03', '04', '05', '06'].map((day) => ({ date: `2026-08-${day}`, start: '08:00', end: '17:30' }));
    const saturday = { date: '2026-08-08', start: '09:00', end: '10:00' };
    expect(linesOf(priced(MA000002, clerk('full-time'), [...week, saturday])).slice(-2)).toEqual([
      'overtime 2 × 46.67',
      'overtime 1 × 62.22',
    ]);
    // Outside the span with hours of the week left, the sentence does not apply.
    expect(linesOf(priced(MA000002, clerk('full-time'), [{ ...saturday, start: '13:00', end: '14:00' }]))).toEqual([
      'overtime 1 × 46.67',
    ]);
  });

  test('the engagement of three hours is one weak source: a line of its own that says so', () => {
    const { lines, certainty } = priced(MA000002, clerk('casual'), [
      { date: '2026-08-04', start: '09:00', end: '10:00' },
    ]);
    expect(lines.map(({ minutes, certainty: line }) => [minutes, line])).toEqual([
      [60, 'transcribed'],
      [120, 'secondary'],
    ]);
    expect(certainty).toBe('secondary');
  });

  test('the allowance for an own car ends at 400 kilometres a week, and begins anew on Monday (19.6(b))', () => {
    const driven = (date: string, quantity: string): AwardShift => ({
      ...{ date, start: '09:00', end: '12:00' },
      allowances: [{ id: 'vehicle', quantity }],
    });
    const { lines } = priced(MA000002, clerk('full-time'), [
      driven('2026-08-04', '250'),
      driven('2026-08-05', '180.5'),
      driven('2026-08-06', '30'),
      driven('2026-08-10', '400'),
    ]);
    const paid = lines.filter(({ kind }) => kind === 'allowance');
    expect(paid.map(({ shiftDate, hours, amount }) => [shiftDate, hours.toString(), toFixed(amount, 2)])).toEqual([
      ['2026-08-04', '250', '250.00'],
      ['2026-08-05', '150', '150.00'],
      ['2026-08-10', '400', '400.00'],
    ]);
  });

  test('shiftworkers are refused: which shift is an afternoon or a night shift was not seen', () => {
    const result = interpretShifts({
      award: MA000002,
      employee: { ...clerk('full-time'), worker: 'shiftworker' },
      state: 'NSW',
      payPeriodStart: '2026-08-03',
      shifts: [{ date: '2026-08-04', start: '14:00', end: '22:00' }],
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'code/unknown' } });
    expect(priced(MA000002, clerk('full-time'), []).notCovered.join(' ')).toContain('Shiftworkers');
  });
});
