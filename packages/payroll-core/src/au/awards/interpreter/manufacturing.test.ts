import { toFixed } from '../../../money';
import type { AwardEmployee } from '../award-employee';
import { MA000010 } from '../MA000010';
import type { AuState } from '../public-holidays/award-public-holidays';
import { inForce } from '../../../statutory';
import { civilDate } from '../../../calendar';
import type { AwardShift } from './award-shift';
import { interpretShifts, type AwardInterpretation } from './interpret-shifts';
import { timeOffFor } from './time-off';

/**
 * Pay guide of 1 July 2026, C10: 29.45 an hour; 115 % 33.87, 150 % 44.18, 200 % 58.90, 250 % 73.63. Conditions by the text
 * consolidated to 23 January 2026.
 */
const fitter: AwardEmployee = {
  employmentType: 'full-time',
  classification: 'C10 - Engineering/manufacturing tradesperson - level I',
  stream: 'General manufacturing',
};

function priced(employee: Partial<AwardEmployee>, shift: AwardShift, state: AuState = 'NSW'): AwardInterpretation {
  const result = interpretShifts({
    award: MA000010,
    employee: { ...fitter, ...employee },
    state,
    payPeriodStart: shift.date,
    shifts: [shift],
  });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const linesOf = ({ lines }: AwardInterpretation): readonly string[] =>
  lines.map(({ kind, hours, rate }) => `${kind} ${hours.toString()} × ${toFixed(rate!, 2)}`);

/** "Must be paid 200% … until the employee is relieved from duty with a minimum payment of 3 hours." */
describe('overtime on a Sunday (32.6) and on a public holiday (32.7)', () => {
  test.each<[string, AwardShift, readonly string[]]>([
    [
      'an hour before midnight is three hours of the Sunday, not one and two of a Monday',
      { date: '2026-08-09', start: '23:00', end: '24:00' },
      ['overtime 3 × 58.90'],
    ],
    [
      'what goes on into Monday stays at 200 per cent until the employee is relieved, into the ordinary hours of the day',
      { date: '2026-08-09', start: '22:00', end: '+1 07:00' },
      ['overtime 9 × 58.90'],
    ],
    [
      'half an hour that a Saturday of overtime goes past midnight is three hours: 32.6 has no exception, as 32.5 has',
      { date: '2026-08-08', start: '20:00', end: '+1 00:30' },
      ['overtime 3 × 44.18', 'overtime 1 × 58.90', 'overtime 3 × 58.90'],
    ],
    [
      'a Friday of overtime that goes into Saturday has no minimum of the Saturday (32.5)',
      { date: '2026-08-07', start: '22:00', end: '+1 00:30' },
      ['overtime 2 × 44.18', 'overtime 0.5 × 44.18'],
    ],
    [
      'a Monday of overtime that goes into Australia Day',
      { date: '2027-01-25', start: '22:00', end: '+1 00:30' },
      ['overtime 2 × 44.18', 'overtime 3 × 73.63'],
    ],
    [
      'Labour Day until the employee is relieved on Tuesday',
      { date: '2026-10-05', start: '22:00', end: '+1 07:00' },
      ['overtime 9 × 73.63'],
    ],
  ])('%s', (_name, shift, expected) => {
    expect(linesOf(priced({}, shift))).toEqual(expected);
  });

  test('before a part-day public holiday: hours of the same shift count for its minimum (32.7(d))', () => {
    // Christmas Eve in South Australia from 7pm.
    const eve: AwardShift = { date: '2026-12-24', start: '18:00', end: '20:00' };
    expect(linesOf(priced({}, eve, 'SA'))).toEqual(['overtime 1 × 44.18', 'overtime 2 × 73.63']);
  });

  test('a day worker with an ordinary hour on a public holiday is paid for three (17.2(h), 33.1(b))', () => {
    expect(linesOf(priced({}, { date: '2026-10-05', start: '10:00', end: '11:00' }))).toEqual(['penalty 3 × 73.63']);
  });
});

describe('shiftworkers', () => {
  test('a shift that begins between 11pm and midnight on a Sunday is none of the Sunday (33.2(j)(iv))', () => {
    const night: AwardShift = { date: '2026-08-09', start: '23:00', end: '+1 07:00' };
    expect(linesOf(priced({ worker: 'shiftworker' }, night))).toEqual(['shift 8 × 33.87']);
    // One that begins an hour earlier has two hours of the Sunday.
    const earlier: AwardShift = { date: '2026-08-09', start: '22:00', end: '+1 06:00' };
    expect(linesOf(priced({ worker: 'shiftworker' }, earlier))).toEqual(['penalty 2 × 58.90', 'shift 6 × 33.87']);
  });

  // Labour Day, Monday 5 October 2026: two hours of the Sunday, six of the holiday.
  test('a shift partly on a public holiday is rated by the day of each hour, and the result says that 33.2(j)(v) is not covered', () => {
    const night: AwardShift = { date: '2026-10-04', start: '22:00', end: '+1 06:00' };
    const result = priced({ worker: 'shiftworker' }, night);
    expect(linesOf(result)).toEqual(['penalty 2 × 58.90', 'penalty 6 × 73.63']);
    expect(result.notCovered.filter((line) => line.includes('33.2(j)(v)'))).toHaveLength(1);
  });

  test('one that begins on Saturday is time worked on the Sunday after midnight', () => {
    const night: AwardShift = { date: '2026-08-08', start: '23:00', end: '+1 07:00' };
    expect(linesOf(priced({ worker: 'shiftworker' }, night))).toEqual(['penalty 1 × 44.18', 'penalty 7 × 58.90']);
  });
});

test('a part-time employee beyond the agreed hours is on overtime (10.8, 32.1(c)), unless the agreement was varied in writing', () => {
  const day: AwardShift = { date: '2026-08-04', start: '08:00', end: '16:00', guaranteedHours: '6' };
  const partTime = { employmentType: 'part-time' } as const;
  expect(linesOf(priced(partTime, day))).toEqual(['ordinary 6 × 29.45', 'overtime 2 × 44.18']);
  expect(linesOf(priced(partTime, { ...day, extraHoursAgreedInWriting: true }))).toEqual(['ordinary 8 × 29.45']);
});

test.each([
  ['14:00', ['ordinary 2 × 30.38', 'ordinary 6 × 29.45']],
  ['14:01', ['ordinary 8 × 30.38']],
])('higher duties from noon to %s: more than two hours are the whole shift (20.2)', (end, expected) => {
  const result = priced(
    {},
    {
      date: '2026-08-04',
      start: '08:00',
      end: '16:00',
      higherDuties: { classification: 'C9 - Engineering/manufacturing tradesperson - level II', start: '12:00', end },
    },
  );
  expect(linesOf(result).toSorted()).toEqual(expected.toSorted());
});

test('time off instead of overtime pay is hour for hour, within six months (32.8)', () => {
  const rules = inForce(MA000010.rules, civilDate('2026-08-04'));
  const overtime = priced({}, { date: '2026-08-04', start: '08:00', end: '18:00' }).lines[1]!;
  if (!rules.ok) throw new Error(rules.error.message);
  expect(timeOffFor(rules.value.values, overtime)).toMatchObject({
    ok: true,
    value: { withinMonths: 6, clause: '32.8' },
  });
  const off = timeOffFor(rules.value.values, overtime);
  expect(off.ok && off.value.hours.toString()).toBe('2');
});
