import { toFixed } from '../../../money';
import { explainAsText } from '../../../trace';
import type { Award } from '../award';
import type { AwardEmployee } from '../award-employee';
import { MA000003 } from '../MA000003';
import { MA000004 } from '../MA000004';
import { MA000009 } from '../MA000009';
import { MA000010 } from '../MA000010';
import { MA000018 } from '../MA000018';
import { MA000020 } from '../MA000020';
import { MA000100 } from '../MA000100';
import { MA000119 } from '../MA000119';
import type { AuState } from '../public-holidays/award-public-holidays';
import type { AwardShift } from './award-shift';
import { interpretShifts, type AwardInterpretation, type InterpretShiftsInput } from './interpret-shifts';

const level1: AwardEmployee = { employmentType: 'full-time', classification: 'Retail employee level 1' };

function interpret(
  award: Award,
  employee: AwardEmployee,
  shifts: readonly AwardShift[],
  more: Partial<InterpretShiftsInput> = {},
): AwardInterpretation {
  const result = interpretShifts({
    award,
    employee,
    state: 'NSW',
    payPeriodStart: shifts[0]?.date ?? '2026-08-03',
    shifts,
    ...more,
  });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** `kind hours × rate` of each line. */
function lines(result: AwardInterpretation): readonly string[] {
  return result.lines.map(
    ({ kind, hours, rate }) => `${kind} ${hours.toString()} × ${rate === undefined ? '–' : toFixed(rate, 2)}`,
  );
}

function refusal(input: Partial<InterpretShiftsInput>): string {
  const result = interpretShifts({
    award: MA000004,
    employee: level1,
    state: 'NSW',
    payPeriodStart: '2026-08-03',
    shifts: [{ date: '2026-08-03', start: '09:00', end: '12:00' }],
    ...input,
  });
  return result.ok ? 'accepted' : result.error.code;
}

describe('Retail', () => {
  test('a junior has a birthday within the pay period', () => {
    const casual: AwardEmployee = {
      employmentType: 'casual',
      classification: 'Retail employee level 1',
      dateOfBirth: '2008-08-05',
    };
    const shifts = ['2026-08-04', '2026-08-05'].map((date): AwardShift => ({ date, start: '10:00', end: '14:00' }));
    // Pay guide of 1 July 2026: casual of 17 20.86, of 18 24.34.
    expect(lines(interpret(MA000004, casual, shifts))).toEqual(['ordinary 4 × 20.86', 'ordinary 4 × 24.34']);
  });

  test('a part-day public holiday in South Australia begins at 7pm on Christmas Eve', () => {
    const shift: AwardShift = { date: '2025-12-24', start: '17:00', end: '21:00' };
    expect(refusal({ shifts: [shift], payPeriodStart: '2025-12-22' })).toBe('statutory/not-covered');
    const hotel: AwardEmployee = {
      employmentType: 'full-time',
      classification: 'Level 2 food and beverage attendant grade 2',
    };
    const eve: AwardShift = { date: '2026-12-24', start: '17:00', end: '21:00' };
    const at = (state: AuState): readonly string[] => lines(interpret(MA000009, hotel, [eve], { state }));
    // 225 % of 27.08 is 60.93; no evening amount on a public holiday.
    expect(at('SA')).toEqual(['ordinary 2 × 27.08', 'penalty 2 × 60.93']);
    expect(at('NSW')).toEqual(['ordinary 4 × 27.08', 'loading 2 × 2.95']);
  });

  test('higher duties of more than two hours are paid for the whole shift, else for their time (17.5)', () => {
    const shift = (end: string): AwardShift => ({
      date: '2026-08-04',
      start: '09:00',
      end: '15:00',
      higherDuties: { classification: 'Retail employee level 6', start: '10:00', end },
    });
    expect(lines(interpret(MA000004, level1, [shift('12:30')]))).toEqual(['ordinary 6 × 31.11']);
    expect(lines(interpret(MA000004, level1, [shift('12:00')]))).toEqual(['ordinary 4 × 27.81', 'ordinary 2 × 31.11']);
  });

  test('allowances are priced by their quantity, and know whom they are for', () => {
    const shift: AwardShift = {
      date: '2026-08-04',
      start: '09:00',
      end: '12:00',
      allowances: [
        { id: 'vehicle', quantity: '12.5' },
        { id: 'cold', quantity: '3' },
      ],
    };
    const result = interpret(MA000004, level1, [shift]);
    expect(result.lines.slice(1).map(({ amount, expense }) => [toFixed(amount, 2), expense === true])).toEqual([
      ['12.50', true],
      ['1.14', false],
    ]);
    expect(refusal({ shifts: [{ ...shift, allowances: [{ id: 'unheard-of', quantity: '1' }] }] })).toBe('code/unknown');
  });

  test('the averaging of hours follows the roster cycle', () => {
    const shifts = Array.from({ length: 5 }, (_, i): AwardShift => ({
      date: `2026-08-0${3 + i}`,
      start: '09:00',
      end: '17:00',
    }));
    expect(interpret(MA000004, level1, shifts).lines.filter(({ kind }) => kind === 'overtime')).toHaveLength(1);
    expect(
      interpret(MA000004, level1, shifts, { roster: { weeks: 2 } }).lines.filter(({ kind }) => kind === 'overtime'),
    ).toEqual([]);
  });

  test('every line explains itself down to the clause', () => {
    const [line] = interpret(MA000004, level1, [{ date: '2026-08-09', start: '10:00', end: '14:00' }]).lines;
    expect(explainAsText(line!.because)).toBe(
      [
        'au.awards.MA000004.sunday: Sunday: 4 hours × 41.72 (150%) = 166.88',
        '  au.awards.MA000004.rules/sunday: clause 22.1 Table 12: 150% (since 2024-07-05; General Retail Industry Award 2020 (MA000004))',
        '  au.awards.MA000004.pay-guide/Retail employee level 1: Retail employee level 1: 27.81 an hour (since 2026-07-01; General Retail Industry Award 2020 (MA000004), pay guide)',
      ].join('\n'),
    );
  });

  // Clause 17.2 at level 1 of 1,056.80 a week: 16.69 an hour at 17, 19.47 at 18. Level 4 of 1,119.10 has 29.45 (17.1).
  test('a line explains the rate that it is paid on: of the age, of higher duties, of the person', () => {
    const young: AwardEmployee = { ...level1, dateOfBirth: '2008-08-05' };
    const shiftOf = (date: string, more: object = {}): AwardShift => ({ date, start: '10:00', end: '14:00', ...more });
    const bases = (employee: AwardEmployee, shifts: readonly AwardShift[], more = {}) =>
      interpret(MA000004, employee, shifts, more).lines.map(
        ({ because }) => /: (Retail employee level \d: \d.*) \(since/.exec(explainAsText(because))?.[1],
      );
    expect(bases(young, [shiftOf('2026-08-04'), shiftOf('2026-08-05')])).toEqual([
      'Retail employee level 1: 16.69 an hour',
      'Retail employee level 1: 19.47 an hour',
    ]);
    const higherDuties = { start: '10:00', end: '14:00', classification: 'Retail employee level 4' };
    expect(bases(level1, [shiftOf('2026-08-04', { higherDuties })])).toEqual([
      'Retail employee level 4: 29.45 an hour',
    ]);
    expect(bases(level1, [shiftOf('2026-08-04')], { ordinaryHourlyRate: '30' })).toEqual([
      'Retail employee level 1: 27.81 an hour, paid on 30.00',
    ]);
  });

  test('says which text was read, how certain it is and what it does not cover', () => {
    const result = interpret(MA000004, level1, [{ date: '2026-08-04', start: '10:00', end: '14:00' }]);
    expect(result).toMatchObject({
      certainty: 'published',
      editions: ['au.awards.MA000004.rules@2024-07-05', 'au.awards.MA000004.pay-guide@2026-07-01'],
    });
    expect(result.notCovered.some((line) => line.includes('Enterprise agreements'))).toBe(true);
  });

  test('is refused past 30 June 2027, when the dollars change', () => {
    const shiftOf = (date: string) =>
      refusal({ payPeriodStart: date, shifts: [{ date, start: '09:00', end: '12:00' }] });
    expect([shiftOf('2026-12-01'), shiftOf('2027-06-30'), shiftOf('2027-07-01')]).toEqual([
      'accepted',
      'accepted',
      'statutory/unconfirmed',
    ]);
  });
});

describe('other awards', () => {
  const carer: AwardEmployee = {
    employmentType: 'casual',
    classification: 'Level 2 - pay point 1',
    stream: 'Social and community services',
    disabilityServicesWork: true,
  };

  test('SCHADS: a stream counts however its capitals are written, and one that is none is refused with those there are', () => {
    const carer = (stream: string): AwardEmployee => ({
      employmentType: 'part-time',
      classification: 'BR93040',
      stream,
    });
    const broken: AwardShift = {
      date: '2026-08-04',
      periods: [
        ['09:00', '11:00'],
        ['14:00', '16:00'],
      ],
    };
    // One unpaid break of a broken shift in home care: 21.81 (20.12, 25.6).
    expect(lines(interpret(MA000100, carer('home Care'), [broken])).at(-1)).toBe('allowance 1 × 21.81');
    const strange = interpretShifts({
      ...{ award: MA000100, employee: carer('Homecare'), state: 'NSW', payPeriodStart: '2026-08-03' },
      shifts: [broken],
    });
    expect(strange).toMatchObject({
      ok: false,
      error: {
        code: 'code/unknown',
        message:
          'MA000100 has no stream called Homecare. Its streams are Social and community services, Crisis accommodation, Family day care, Home care.',
      },
    });
  });

  describe('SCHADS: work during a sleepover', () => {
    const carer = (employmentType: AwardEmployee['employmentType']): AwardEmployee => ({
      employmentType,
      classification: 'Level 1 - pay point 1',
      stream: 'Social and community services',
      worker: 'shiftworker',
    });
    const night: AwardShift = {
      date: '2026-08-04',
      periods: [
        ['18:00', '22:00'],
        ['+1 06:00', '+1 10:00'],
      ],
      sleepover: ['22:00', '+1 06:00'],
    };
    const called = (start: string, end: string): AwardShift => ({ date: '2026-08-05', start, end });

    test('is overtime, for an hour at least (25.7(e))', () => {
      // Pay guide of 1 July 2026: 27.55 an hour; overtime of 150 per cent, casuals 175.
      const plain = lines(interpret(MA000100, carer('part-time'), [night]));
      const more = (shift: AwardShift, type: AwardEmployee['employmentType'] = 'part-time') =>
        lines(interpret(MA000100, carer(type), [night, shift])).slice(plain.length);
      expect(more(called('02:00', '02:20'))).toEqual(['overtime 1 × 41.33']);
      expect(more(called('02:00', '05:00'))).toEqual(['overtime 2 × 41.33', 'overtime 1 × 55.10']);
      expect(more(called('02:00', '02:20'), 'casual')).toEqual(['overtime 1 × 48.21']);
      // The next shift has had its rest since the end of the one with the sleepover.
      const next: AwardShift = { date: '2026-08-05', start: '20:00', end: '23:00' };
      expect(lines(interpret(MA000100, carer('part-time'), [night, called('02:00', '03:00'), next])).at(-1)).toBe(
        'shift 3 × 30.99',
      );
    });

    test('one of the periods beside it is paid for four hours at least (25.7(f))', () => {
      // “must roster the employee or pay the employee for at least four hours’ work for at least one of these periods of work”: 27.55 an
      // hour, an afternoon shift 112.5 per cent (30.99), casuals 125 and 137.5 per cent (34.44 and 37.88).
      const around = (before: string, after: string): AwardShift => ({
        date: '2026-08-04',
        periods: [
          [before, '22:00'],
          ['+1 06:00', after],
        ],
        sleepover: ['22:00', '+1 06:00'],
      });
      const paid = (shift: AwardShift, type: AwardEmployee['employmentType'] = 'part-time') =>
        lines(interpret(MA000100, carer(type), [shift]));
      const slept = 'allowance 1 × 62.87';
      expect(paid(around('19:00', '+1 09:00'))).toEqual(['shift 4 × 30.99', slept, 'ordinary 3 × 27.55']);
      expect(paid(around('20:30', '+1 09:30'), 'full-time')).toEqual([
        'shift 1.5 × 30.99',
        slept,
        'ordinary 4 × 27.55',
      ]);
      expect(paid(around('18:00', '+1 07:00'), 'full-time')).toEqual(['shift 4 × 30.99', slept, 'ordinary 1 × 27.55']);
      const before: AwardShift = {
        date: '2026-08-04',
        periods: [['20:00', '22:00']],
        sleepover: ['22:00', '+1 06:00'],
      };
      expect(paid(before, 'casual')).toEqual(['shift 4 × 37.88', slept]);
    });

    test('a record from the first to the last hour holds no work while it lasts', () => {
      const { periods: _periods, ...times } = night;
      const whole: AwardShift = { ...times, start: '18:00', end: '+1 10:00' };
      const paid = (shift: AwardShift) => lines(interpret(MA000100, carer('part-time'), [shift]));
      expect(paid(whole)).toEqual(paid(night));
      expect(paid({ ...whole, end: '+1 06:00' })).toEqual(['shift 4 × 30.99', 'allowance 1 × 62.87']);
      // Work that reaches into a part of it stays work.
      expect(paid({ ...whole, end: '23:00' })).toEqual(['shift 5 × 30.99', 'allowance 1 × 62.87']);
    });

    test('is refused where it reaches beyond the sleepover, and where the award is not known to say what it is', () => {
      const input = { award: MA000100, employee: carer('part-time'), payPeriodStart: '2026-08-03' };
      expect(refusal({ ...input, shifts: [night, called('05:00', '07:00')] })).toBe('input/conflict');
      const aged: AwardEmployee = { employmentType: 'part-time', classification: 'BR90193' };
      expect(refusal({ ...input, award: MA000018, employee: aged, shifts: [night, called('02:00', '03:00')] })).toBe(
        'input/not-allowed',
      );
    });
  });

  test('SCHADS: work beyond eight hours of 24-hour care is overtime (25.8)', () => {
    // Pay guide of 1 July 2026: 28.86 an hour, eight hours at 155 per cent 357.84. Time and a half for two hours, then double time; double
    // time on a Sunday.
    const paid = (date: string, hours: string) =>
      lines(
        interpret(
          MA000100,
          {
            employmentType: 'part-time',
            stream: 'Home care',
            classification: 'Disability care - Level 2 - pay point 1',
          },
          [{ date, start: '08:00', end: '+1 08:00', twentyFourHourCareHours: hours }],
        ),
      ).slice(1);
    expect(paid('2026-08-04', '8')).toEqual([]);
    expect(paid('2026-08-04', '9.5')).toEqual(['overtime 1.5 × 43.29']);
    expect(paid('2026-08-04', '11')).toEqual(['overtime 2 × 43.29', 'overtime 1 × 57.72']);
    expect(paid('2026-08-08', '9')).toEqual(['overtime 1 × 57.72']);
  });

  test('what is paid by the week is paid once in a week, however many shifts state it', () => {
    const shift = (date: string, quantity = '1'): AwardShift => ({
      date,
      start: '09:00',
      end: '12:00',
      allowances: [{ id: 'first-aid', quantity }],
    });
    const level1: AwardEmployee = { employmentType: 'full-time', classification: 'Retail employee level 1' };
    const paid = (...shifts: AwardShift[]) =>
      lines(interpret(MA000004, level1, shifts)).filter((line) => line.startsWith('allowance'));
    const [monday, friday, nextMonday] = ['2026-08-03', '2026-08-07', '2026-08-10'] as const;
    expect(paid(shift(monday), shift(friday))).toEqual(['allowance 1 × 14.55']);
    expect(paid(shift(monday), shift(friday), shift(nextMonday))).toEqual([
      'allowance 1 × 14.55',
      'allowance 1 × 14.55',
    ]);
    // Two weeks that one shift states stay two.
    expect(paid(shift(monday, '2'))).toEqual(['allowance 2 × 14.55']);
  });

  test('SCHADS: work beyond the span of 12 hours of a broken shift is double time (25.6)', () => {
    const shift: AwardShift = {
      date: '2026-08-05',
      periods: [
        ['06:00', '09:00'],
        ['16:00', '19:00'],
      ],
    };
    const found = interpret(MA000100, carer, [shift]).lines.map(
      ({ kind, hours, percent }) => `${kind} ${hours.toString()} ${percent ?? ''}`,
    );
    expect(found).toEqual(['ordinary 5 125', 'overtime 1 225', 'allowance 1 ']);
  });

  test('SCHADS: the uniform allowance stops at its weekly maximum', () => {
    const shifts = Array.from({ length: 6 }, (_, i): AwardShift => ({
      date: `2026-08-0${3 + i}`,
      start: '09:00',
      end: '12:00',
      allowances: [{ id: 'uniform', quantity: '1' }],
    }));
    const paid = interpret(MA000100, carer, shifts)
      .lines.filter(({ rule }) => rule === 'uniform')
      .map(({ amount }) => toFixed(amount, 2));
    // 5 × 1.26 = 6.30, and 0.11 to the maximum of 6.41.
    expect(paid).toEqual(['1.26', '1.26', '1.26', '1.26', '1.26', '0.11']);
  });

  test('Manufacturing: casual percentages multiply the rounded casual rate', () => {
    const fitter: AwardEmployee = {
      employmentType: 'casual',
      classification: 'C14 - Engineering/manufacturing employee - level I',
    };
    // Pay guide of 1 July 2026, C14 casual: 32.18; overtime 48.27 and 64.36.
    expect(lines(interpret(MA000010, fitter, [{ date: '2026-08-04', start: '06:00', end: '18:00' }]))).toEqual([
      'ordinary 8 × 32.18',
      'overtime 3 × 48.27',
      'overtime 1 × 64.36',
    ]);
    // Two hours on a Sunday: at least three hours of overtime (32.6), and four of a casual (11.2).
    expect(lines(interpret(MA000010, fitter, [{ date: '2026-08-09', start: '08:00', end: '10:00' }]))).toEqual([
      'overtime 3 × 64.36',
      'penalty 1 × 64.36',
    ]);
  });

  test('Aged Care: the casual loading is multiplied into overtime (25.1(c))', () => {
    const carerOfAged: AwardEmployee = { employmentType: 'casual', classification: 'BR90190' };
    // 27.77: ordinary 125 % 34.71; 187.5 % 52.07; 250 % 69.43.
    expect(lines(interpret(MA000018, carerOfAged, [{ date: '2026-08-04', start: '06:00', end: '19:00' }]))).toEqual([
      'ordinary 10 × 34.71',
      'overtime 2 × 52.07',
      'overtime 1 × 69.43',
    ]);
  });
});

/** Cases by the abstracts of the clauses, priced by hand from the published hourly rates. */
describe('points of the texts', () => {
  const carer = (employmentType: AwardEmployee['employmentType'], worker = 'day'): AwardEmployee => ({
    employmentType,
    classification: 'BR90190',
    worker,
  });
  const waiter = (employmentType: AwardEmployee['employmentType']): AwardEmployee => ({
    employmentType,
    classification: 'Level 2 food and beverage attendant grade 2',
  });

  test('Aged Care: over ten hours on a Saturday is 150 per cent, beyond the week 200 (25.1(b), 25.1(c))', () => {
    const saturday: AwardShift = { date: '2026-08-08', start: '07:00', end: '18:00' };
    expect(lines(interpret(MA000018, carer('part-time'), [saturday]))).toEqual([
      'penalty 10 × 41.66',
      'overtime 1 × 41.66',
    ]);
    expect(lines(interpret(MA000018, carer('casual'), [saturday]))).toEqual([
      'penalty 10 × 48.60',
      'overtime 1 × 52.07',
    ]);
    const beyondWeek = { roster: { ordinaryHoursBefore: '38' } };
    expect(lines(interpret(MA000018, carer('part-time'), [saturday], beyondWeek))).toEqual(['overtime 11 × 55.54']);
  });

  test.each<[string, Award, readonly string[], string]>([
    // Casuals up to level 2 have 150 per cent of 27.08 on a Sunday, those above 175 (24.2).
    ['Restaurant', MA000119, ['BR93438', 'Level 2', 'level 2', 'Level 2 - cook grade 1'], 'penalty 4 × 40.62'],
    ['Restaurant', MA000119, ['BR93439', 'Level 3'], 'penalty 4 × 48.95'],
    // Casuals of level 1 have 150 per cent of 27.81, those above 175 of 29.45 (21).
    ['Fast Food', MA000003, ['BR89786', 'Fast food employee level 1', 'Level 1'], 'penalty 4 × 41.72'],
    ['Fast Food', MA000003, ['BR89787', 'Fast food employee level 2'], 'penalty 4 × 51.54'],
  ])('%s: a Sunday follows the level, however it is named', (_name, award, names, expected) => {
    for (const classification of names) {
      const sunday = [{ date: '2026-08-09', start: '10:00', end: '14:00' }];
      expect(lines(interpret(award, { employmentType: 'casual', classification }, sunday))).toEqual([expected]);
    }
  });

  // Base 27.77 (BR90190): 110 % 30.55, 112.5 % 31.24, 115 % 31.94. Shifts that start before 6am or end after 6pm have it without being called shiftwork.
  test.each([
    ['22:00', '+1 06:00', 'shift 8 × 31.94'],
    ['16:00', '22:00', 'shift 6 × 31.94'],
    ['14:00', '20:00', 'shift 6 × 31.24'],
    ['12:00', '19:00', 'shift 7 × 30.55'],
    ['02:00', '08:00', 'shift 6 × 31.94'],
    ['05:00', '11:00', 'shift 6 × 30.55'],
    ['12:00', '18:00', 'ordinary 6 × 27.77'],
    ['06:00', '14:00', 'ordinary 8 × 27.77'],
  ])('Aged Care: a part-timer from %s to %s (26)', (start, end, expected) => {
    const { worker: _worker, ...unstated } = carer('part-time');
    expect(lines(interpret(MA000018, unstated, [{ date: '2026-08-04', start, end }]))).toEqual([expected]);
  });

  test('Hospitality: a part of a broken shift without a meal break within six hours has half on top, whichever part it is', () => {
    const waiter: AwardEmployee = {
      employmentType: 'casual',
      classification: 'Level 2 food and beverage attendant grade 2',
    };
    const late: AwardShift = {
      date: '2026-08-04',
      periods: [
        ['08:00', '10:00'],
        ['12:00', '19:00'],
      ],
    };
    // 27.08 an hour: one hour at 13.54 beside nine hours at 33.85 (16.5, 16.6).
    expect(lines(interpret(MA000009, waiter, [late]))).toEqual(['ordinary 9 × 33.85', 'loading 1 × 13.54']);
  });

  test('an allowance that is stated twice for a shift is due twice', () => {
    const overtime: AwardShift = {
      date: '2026-08-04',
      start: '08:00',
      end: '21:00',
      allowances: [
        { id: 'meal', quantity: '1' },
        { id: 'meal', quantity: '1' },
      ],
    };
    const meals = lines(interpret(MA000018, { employmentType: 'full-time', classification: 'BR90193' }, [overtime]));
    expect(meals.filter((line) => line.startsWith('allowance'))).toEqual(['allowance 2 × 17.30']);
  });

  test('Restaurant: each period of two hours or more of a split shift has its allowance, not for casuals (21)', () => {
    const waiter = (employmentType: AwardEmployee['employmentType']): AwardEmployee => ({
      employmentType,
      classification: 'Level 2 - cook grade 1',
    });
    const split = (...periods: [string, string][]): AwardShift => ({ date: '2026-08-04', periods });
    const paid = (type: AwardEmployee['employmentType'], shift: AwardShift) =>
      lines(interpret(MA000119, waiter(type), [shift])).filter((line) => line.startsWith('allowance'));
    const lunchAndDinner = split(['11:00', '14:00'], ['18:00', '21:00']);
    expect(paid('full-time', lunchAndDinner)).toEqual(['allowance 2 × 5.60']);
    expect(paid('part-time', split(['11:00', '12:30'], ['18:00', '20:00']))).toEqual(['allowance 1 × 5.60']);
    expect(paid('part-time', split(['08:00', '09:30'], ['18:00', '19:30']))).toEqual([]);
    expect(paid('casual', lunchAndDinner)).toEqual([]);
    // Whoever states the number of periods has it once.
    const stated = { ...lunchAndDinner, allowances: [{ id: 'split-shift', quantity: '2' }] };
    expect(paid('full-time', stated)).toEqual(['allowance 2 × 5.60']);
  });

  test('Aged Care: a broken shift that ends after 6pm has the loading of its start on each part (22.8, 26)', () => {
    const periods: AwardShift['periods'] = [
      ['10:00', '13:00'],
      ['16:30', '19:00'],
    ];
    const broken: AwardShift = { date: '2026-08-04', periods };
    expect(lines(interpret(MA000018, carer('part-time'), [broken]))).toEqual(['shift 5.5 × 30.55']);
  });

  // Three hours are paid at least in social and community services, two in home care (10.5); 36.22 and 34.42 an hour.
  test.each([
    [{ classification: 'BR120687' }, 'ordinary 3 × 36.22'],
    [{ classification: 'Pay point 1', group: 'Social and community services employee level 2' }, 'ordinary 3 × 36.22'],
    [{ classification: 'Level 2 - pay point 1', stream: 'Social and community services' }, 'ordinary 3 × 36.22'],
    [{ classification: 'Home care employee level 2—aged care' }, 'ordinary 2 × 34.42'],
  ])('Social and community services: the stream follows the classification %j', (named, expected) => {
    const hour: AwardShift = { date: '2026-08-04', start: '09:00', end: '10:00' };
    expect(lines(interpret(MA000100, { employmentType: 'part-time', ...named }, [hour]))).toEqual([expected]);
  });

  test('Aged Care: each part of a broken shift meets the minimum, and the loading follows the start of the shift (22.8)', () => {
    const broken: AwardShift = {
      date: '2026-08-04',
      periods: [
        ['10:00', '11:00'],
        ['13:30', '16:30'],
      ],
    };
    expect(lines(interpret(MA000018, carer('part-time', 'shiftworker'), [broken]))).toEqual(['shift 5 × 30.55']);
  });

  test.each([
    ['2026-10-05', '12:00', '13:00', ['penalty 4 × 60.93'], ['penalty 2 × 67.70']],
    // The hour before the holiday counts; what is left follows on the holiday.
    [
      '2026-10-04',
      '23:00',
      '+1 01:00',
      ['penalty 1 × 40.62', 'penalty 3 × 60.93'],
      ['penalty 1 × 47.39', 'penalty 1 × 67.70'],
    ],
  ])(
    'Hospitality on %s from %s: four hours of a public holiday, casuals two (29.4)',
    (date, start, end, permanent, casual) => {
      expect(lines(interpret(MA000009, waiter('full-time'), [{ date, start, end }]))).toEqual(permanent);
      expect(lines(interpret(MA000009, waiter('casual'), [{ date, start, end }]))).toEqual(casual);
    },
  );
});

describe('work before the pay period', () => {
  const casual: AwardEmployee = { employmentType: 'casual', classification: 'Retail employee level 1' };
  const day = (date: string): AwardShift => ({ date, start: '08:00', end: '17:00' });
  const period = [day('2026-10-01'), day('2026-10-02')];
  const shiftsBefore = [day('2026-09-28'), day('2026-09-29'), day('2026-09-30')];
  /** 27 hours before, so 11 ordinary ones are left of 38; 27.81 an hour for casuals at 125, 175 and 225 per cent. */
  const overtime = ['ordinary 9 × 34.76', 'ordinary 2 × 34.76', 'overtime 3 × 48.67', 'overtime 4 × 62.57'];

  test('shifts of the same week count for its overtime and make no line', () => {
    expect(lines(interpret(MA000004, casual, period, { shiftsBefore }))).toEqual(overtime);
    expect(lines(interpret(MA000004, casual, period, { shiftsBefore: [day('2026-09-27')] }))).toEqual([
      'ordinary 9 × 34.76',
      'ordinary 9 × 34.76',
    ]);
  });

  test('hours before count for the cycle of the first shift, whichever cycle is named', () => {
    for (const startsOn of ['2026-09-28', '2026-07-06', '2026-12-07']) {
      const roster = { startsOn, ordinaryHoursBefore: '27' };
      expect(lines(interpret(MA000004, casual, period, { roster }))).toEqual(overtime);
    }
  });

  test('the rest before the first shift is counted from the last one before the period (16.6)', () => {
    const late: AwardShift = { date: '2026-08-02', start: '14:00', end: '23:00', facts: ['tradesBeyondSpan'] };
    const early: AwardShift = { date: '2026-08-03', start: '07:00', end: '11:00' };
    expect(lines(interpret(MA000004, casual, [early], { shiftsBefore: [late] }))).toEqual(['rest-break 4 × 62.57']);
    // What goes on past midnight of the last day is no shift after too short a rest.
    const baker: AwardEmployee = { ...casual, worker: 'shiftworker' };
    const goesOn = interpret(MA000004, baker, [{ date: '2026-08-04', start: '00:00', end: '04:00' }], {
      shiftsBefore: [{ date: '2026-08-03', start: '20:00', end: '24:00' }],
    });
    expect(lines(goesOn)).toEqual(['shift 4 × 43.11']);
  });

  test('a shift before the period that the award does not price is named, and the others are priced', () => {
    const result = interpret(MA000004, casual, [day('2026-10-01')], {
      shiftsBefore: [{ ...day('2026-09-30'), remoteWork: 'on-call-day' }],
    });
    expect(lines(result)).toEqual(['ordinary 9 × 34.76']);
    expect(result.notCovered).toContain(
      'The shift of 2026-09-30 does not count: MA000004 has no rule for remote work.',
    );
  });

  test('a shift before the period ends before the first of it begins', () => {
    expect(refusal({ shiftsBefore: [{ date: '2026-08-03', start: '08:00', end: '09:01' }] })).toBe('input/conflict');
    expect(refusal({ shiftsBefore: [{ date: '2026-08-03', start: '08:00', end: '09:00' }] })).toBe('accepted');
  });
});

describe('refusals', () => {
  test.each<[string, Partial<InterpretShiftsInput>, string]>([
    [
      'an award without conditions',
      { award: MA000020, employee: { ...level1, classification: 'BR90203' } },
      'statutory/not-covered',
    ],
    ['an unknown kind of worker', { employee: { ...level1, worker: 'volunteer' } }, 'code/unknown'],
    ['an unknown classification', { employee: { ...level1, classification: 'Level 99' } }, 'code/unknown'],
    ['a wrong time', { shifts: [{ date: '2026-08-03', start: '9', end: '12:00' }] }, 'date/malformed'],
    ['a wrong date', { shifts: [{ date: '2026-02-30', start: '09:00', end: '12:00' }] }, 'date/malformed'],
    ['no times', { shifts: [{ date: '2026-08-03' }] }, 'date/malformed'],
    [
      'two shifts at the same time',
      {
        shifts: [
          { date: '2026-08-03', start: '09:00', end: '12:00' },
          { date: '2026-08-03', start: '11:00', end: '15:00' },
        ],
      },
      'input/conflict',
    ],
    [
      'a break outside the shift',
      { shifts: [{ date: '2026-08-03', start: '09:00', end: '12:00', unpaidBreaks: [['12:30', '13:00']] }] },
      'input/conflict',
    ],
    ['a cycle of five weeks', { roster: { weeks: 5 } }, 'input/not-allowed'],
    [
      'remote work where the award has none',
      { shifts: [{ date: '2026-08-03', start: '09:00', end: '12:00', remoteWork: 'not-on-call' }] },
      'input/not-allowed',
    ],
  ])('%s', (_name, input, code) => {
    expect(refusal(input)).toBe(code);
  });

  const shift = { date: '2026-08-03', start: '09:00', end: '12:00' };
  test.each<[string, object, string, string]>([
    [
      'Casual for casual',
      { employee: { ...level1, employmentType: 'Casual' } },
      'code/unknown',
      'employee.employmentType',
    ],
    ['no employment type', { employee: { classification: 'BR89795' } }, 'code/unknown', 'employee.employmentType'],
    ['no employee', { employee: undefined }, 'input/missing', 'employee'],
    ['the code of an award', { award: 'MA000004' }, 'input/missing', 'award'],
    ['a misspelt member', { ordinaryHourlyrate: '30' }, 'input/not-allowed', 'ordinaryHourlyrate'],
    ['a misspelt member of the person', { employee: { ...level1, ages: 17 } }, 'input/not-allowed', 'employee.ages'],
    ['a misspelt member of the roster', { roster: { week: 2 } }, 'input/not-allowed', 'roster.week'],
    [
      'hours below zero in the cycle',
      { roster: { ordinaryHoursBefore: -1 } },
      'amount/negative',
      'roster.ordinaryHoursBefore',
    ],
    ['a rate below zero', { ordinaryHourlyRate: -5 }, 'amount/negative', 'ordinaryHourlyRate'],
    ['no shifts', { shifts: null }, 'input/missing', 'shifts'],
    ['a shift that is null', { shifts: [null] }, 'input/missing', 'shifts[0]'],
    [
      'a misspelt member of a shift',
      { shifts: [{ ...shift, unpaidBreak: [] }] },
      'input/not-allowed',
      'shifts[0].unpaidBreak',
    ],
    ['an unknown fact', { shifts: [{ ...shift, facts: ['nope'] }] }, 'code/unknown', 'shifts[0].facts'],
    ['a fact that is no list', { shifts: [{ ...shift, facts: 'newsagency' }] }, 'input/missing', 'shifts[0].facts'],
    ['a word for a flag', { shifts: [{ ...shift, publicHoliday: 'no' }] }, 'code/unknown', 'shifts[0].publicHoliday'],
    [
      'periods by names',
      { shifts: [{ date: shift.date, periods: [shift] }] },
      'date/malformed',
      'shifts[0].periods[0].start',
    ],
    [
      'an unknown kind of remote work',
      { shifts: [{ ...shift, remoteWork: 'home' }] },
      'code/unknown',
      'shifts[0].remoteWork',
    ],
    [
      'an allowance below zero',
      { shifts: [{ ...shift, allowances: [{ id: 'cold', quantity: '-1' }] }] },
      'amount/negative',
      'shifts[0].allowances[0].quantity',
    ],
    [
      'higher duties without a classification',
      { shifts: [{ ...shift, higherDuties: { start: '09:00', end: '10:00' } }] },
      'input/missing',
      'shifts[0].higherDuties.classification',
    ],
    ['a shift of last year', { shifts: [shift, { ...shift, date: '2025-08-09' }] }, 'input/conflict', 'shifts[1].date'],
    [
      'a shift that ends as the pay period begins',
      { shifts: [{ date: '2026-08-02', start: '16:00', end: '24:00' }] },
      'input/conflict',
      'shifts[0].date',
    ],
  ])('%s is refused by its code and place', (_name, change, code, path) => {
    const input = { award: MA000004, employee: level1, state: 'NSW', payPeriodStart: '2026-08-03', shifts: [shift] };
    const result = interpretShifts({ ...input, ...change } as InterpretShiftsInput);
    expect(result).toMatchObject({ ok: false, error: { code, path } });
  });

  test('a shift that begins on the evening before reaches into the pay period, and a month has all its days', () => {
    const overnight: AwardShift = { date: '2026-08-02', start: '22:00', end: '06:00' };
    expect(refusal({ shifts: [overnight, { ...shift, date: '2026-09-02' }] })).toBe('accepted');
  });

  test('members that are null are absent', () => {
    const nothing = Object.fromEntries(
      ['periods', 'unpaidBreaks', 'publicHoliday', 'facts', 'rosteredHours', 'higherDuties'].map((name) => [
        name,
        null,
      ]),
    );
    // A public holiday in every state: 225 % of 27.08, and at least four hours (29.4).
    const christmas = { ...shift, date: '2026-12-25' };
    const price = (of: object) => {
      const hotel: AwardEmployee = {
        employmentType: 'full-time',
        classification: 'Level 2 food and beverage attendant grade 2',
      };
      return lines(interpret(MA000009, hotel, [of as AwardShift], { roster: null as never }));
    };
    expect(price({ ...christmas, ...nothing })).toEqual(price(christmas));
    expect(price(christmas)).toEqual(['penalty 4 × 60.93']);
  });
});

/**
 * Pay guide of 1 July 2026, C10: 44.18 and 58.90 for overtime on a Saturday, 58.90 on a Sunday. Clause 32.5 asks for four hours of a
 * Saturday, 32.6 for three of a Sunday; 10.2 engages a part-timer for four consecutive hours, so that the fourth follows the third.
 */
test.each([
  ['2026-08-08', ['overtime 3 × 44.18', 'overtime 1 × 58.90'], '191.44'],
  ['2026-08-09', ['overtime 3 × 58.90', 'penalty 1 × 58.90'], '235.60'],
] as const)('an hour of overtime on %s is paid to the minimum of its clause', (date, asked, total) => {
  const result = interpret(
    MA000010,
    {
      employmentType: 'part-time',
      classification: 'C10 - Engineering/manufacturing tradesperson - level I',
      stream: 'General manufacturing',
      worker: 'day',
    },
    [{ date, start: '10:00', end: '11:00' }],
    { payPeriodStart: '2026-08-03' },
  );
  expect([lines(result), toFixed(result.total, 2)]).toEqual([asked, total]);
});

test('what fills an engagement is the rest of its rounded whole: twenty minutes never cost more than the three hours', () => {
  const total = (minutes: number) =>
    toFixed(
      interpret(MA000004, { ...level1, employmentType: 'part-time' }, [
        { date: '2026-08-05', start: '10:00', end: `10:${String(minutes).padStart(2, '0')}` },
      ]).total,
      2,
    );
  // Three hours (clause 10.9) at the published rate of level 1, 27.81.
  expect([1, 7, 20, 31, 59].map(total)).toEqual(Array.from({ length: 5 }, () => '83.43'));
});
