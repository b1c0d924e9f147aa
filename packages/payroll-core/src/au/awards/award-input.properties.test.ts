import fc from 'fast-check';
import { checkUnderpayment, interpretShifts, minimumRate, publicHolidayOn, shiftMinutes } from '.';
import { compareRules, rulesInForce } from '../../rules';
import { MA000009 } from './MA000009';

const numRuns = Number(process.env['AWARD_INPUTS'] ?? '1000');

const employee = {
  employmentType: 'casual',
  classification: 'Level 2 food and beverage attendant grade 2',
  group: undefined,
  stream: undefined,
  dateOfBirth: '2008-08-05',
  age: 18,
  employedSince: '2026-01-12',
  monthsWithEmployer: 7,
  office: false,
  worker: 'day',
  disabilityServicesWork: false,
};
const shift = {
  date: '2026-08-08',
  periods: [
    ['09:00', '12:00'],
    ['17:00', '22:00'],
  ],
  start: '09:00',
  end: '22:00',
  unpaidBreaks: [['19:00', '19:30']],
  publicHoliday: true,
  facts: ['rosteredDayOff'],
  rosteredEnd: '21:00',
  rosteredHours: '7',
  guaranteedHours: '5',
  extraHoursAgreedInWriting: true,
  longDay: true,
  previousFinish: '2026-08-07T23:00',
  previousWorkWasOvertime: true,
  shorterRestAgreed: false,
  brokenShift: true,
  sleepover: ['22:00', '+1 06:00'],
  twentyFourHourCareHours: undefined,
  remoteWork: undefined,
  higherDuties: { classification: 'Introductory', start: '10:00', end: '12:00' },
  allowances: [{ id: 'meal', quantity: '1' }],
};
const roster = { weeks: 2, startsOn: '2026-08-03', ordinaryHoursBefore: '10' };
const shifts = {
  award: MA000009,
  employee,
  state: 'NSW',
  payPeriodStart: '2026-08-03',
  shifts: [{ date: '2026-08-04', start: '09:00', end: '12:00' }, shift],
  roster,
  ordinaryHourlyRate: '30',
};
const check = {
  minimum: { kind: 'award', award: MA000009, employee, ordinaryHourlyRate: '30' },
  payPeriod: { from: '2026-08-03', to: '2026-08-09' },
  work: { kind: 'shifts', state: 'NSW', shifts: [shift], roster },
  paid: [{ category: 'hours', amount: '100', hours: '3', description: 'Work', isAdjustment: false }],
  setOff: true,
};
const checkOfHours = {
  ...check,
  minimum: { kind: 'national-minimum-wage', employmentType: 'casual', dateOfBirth: '2008-08-05', age: 18 },
  work: {
    kind: 'hours',
    hours: [{ hours: '3', penalty: undefined }],
    withoutPenalties: true,
  },
};
const checkOfNothing = {
  ...check,
  minimum: { kind: 'not-covered', arrangement: 'piece-rates' },
  work: { kind: 'not-recorded' },
};

/** Every place of an input at which something else could stand, the award itself being one. */
function placesOf(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null || value === MA000009) return [[]];
  const inner = Object.entries(value).flatMap(([key, each]) => placesOf(each).map((path) => [key, ...path]));
  return [[], ...inner];
}

function withAt(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) return value.map((each, i) => (String(i) === key ? withAt(each, rest, other) : each));
  return { ...(value as object), [key]: withAt((value as Record<string, unknown>)[key], rest, other) };
}

const anything = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', 'x', 0, -1, 1.5, true, [], {}, [null], [[]], [{}], { length: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>('MA000009', 'Casual', '2026-08-03', '09:00', ['09:00'], Symbol('x'), 10n, () => 1),
);

/** README: "Out: `Result` ... whatever comes in, nothing is thrown." */
test.each<[string, object, (input: never) => { readonly ok: boolean }]>([
  ['interpretShifts', shifts, interpretShifts],
  ['checkUnderpayment of shifts', check, checkUnderpayment],
  ['checkUnderpayment of hours', checkOfHours, checkUnderpayment],
  ['checkUnderpayment of nothing', checkOfNothing, checkUnderpayment],
  ['shiftMinutes', shifts.shifts, shiftMinutes],
  [
    'minimumRate',
    [MA000009, employee, '2026-08-03', '2026-08-05'],
    (input) => minimumRate(...(input as Args<typeof minimumRate>)),
  ],
  ['publicHolidayOn', ['NSW', '2026-12-25'], (input) => publicHolidayOn(...(input as Args<typeof publicHolidayOn>))],
  ['rulesInForce', ['2026-11-12', 'AU'], (input) => rulesInForce(...(input as Args<typeof rulesInForce>))],
  [
    'compareRules',
    ['2026-06-30', '2026-07-01', 'NZ'],
    (input) => compareRules(...(input as Args<typeof compareRules>)),
  ],
])('%s answers whatever comes in', (_name, whole, answer) => {
  const places = placesOf(whole).filter((path) => !Array.isArray(whole) || path.length > 0);
  expect(answer(whole as never)).toMatchObject({ ok: true });
  fc.assert(
    fc.property(fc.constantFrom(...places), anything, (path, other) => {
      expect(typeof answer(withAt(whole, path, other) as never).ok).toBe('boolean');
    }),
    { numRuns },
  );
});

type Args<F extends (...args: never[]) => unknown> = Parameters<F>;
