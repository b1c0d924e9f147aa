import {
  clockedShift,
  isForgotten,
  nextMomentAt,
  offBreak,
  onBreak,
  saysWhatWasWorked,
  type RunningClock,
} from './time-clock';

const clock = (startedAt: string, more: Partial<RunningClock> = {}): RunningClock => ({
  ...{
    id: 1,
    customerId: 1,
    companyId: 1,
    employeeId: 1,
    startedAt: Date.parse(startedAt),
    breaks: [],
    breakSince: null,
  },
  ...more,
});
const shift = (from: string, to: string, zone = 'Australia/Sydney') => clockedShift(clock(from), Date.parse(to), zone);

test('a shift has the times of the wall clock of the company', () => {
  // Brisbane keeps its time in summer, Sydney does not.
  const [from, to] = ['2026-11-15T22:00:40Z', '2026-11-16T06:30:10Z'];
  expect(shift(from, to)).toEqual({ date: '2026-11-16', start: '09:00', end: '17:30' });
  expect(shift(from, to, 'Australia/Brisbane')).toEqual({ date: '2026-11-16', start: '08:00', end: '16:30' });
});

test('a night belongs to the day on which it began, also where the clocks change', () => {
  // In Sydney 4 October 2026 has no 2:30: daylight saving begins at two.
  expect(shift('2026-10-03T12:00:00Z', '2026-10-03T19:00:00Z')).toEqual({
    date: '2026-10-03',
    start: '22:00',
    end: '06:00',
  });
});

// In New Zealand daylight saving ends on 4 April 2027 at 14:00 UTC of the day before: after 2:59 the clock shows 2:00 again.
test.each([
  ['over the hour that is shown twice', '2027-04-03T09:00:00Z', '2027-04-03T18:00:00Z', [], 'yes'],
  ['until 2:30 for the first time', '2027-04-03T09:00:00Z', '2027-04-03T13:30:00Z', [], 'yes'],
  // Five and a half hours have passed, and 22:00 to 02:30 says four and a half.
  ['until 2:30 for the second time', '2027-04-03T09:00:00Z', '2027-04-03T14:30:00Z', [], 'differs'],
  ['from 2:30 for the second time', '2027-04-03T14:30:00Z', '2027-04-03T18:00:00Z', [], 'differs'],
  [
    'with a break from 2:10 to 2:40 of the second time',
    '2027-04-03T09:00:00Z',
    '2027-04-03T18:00:00Z',
    [['2027-04-03T14:10:00Z', '2027-04-03T14:40:00Z']],
    'yes',
  ],
  ['over the hour that is skipped', '2026-09-26T09:00:00Z', '2026-09-26T18:00:00Z', [], 'yes'],
  // 02:50 to 02:10 would be a shift of more than 23 hours.
  ['from 2:50 to 2:10', '2027-04-03T13:50:00Z', '2027-04-03T14:10:00Z', [], 'not-at-all'],
  // A break from 02:30 to 02:10 would be outside the shift.
  [
    'with a break from 2:30 to 2:10',
    '2027-04-03T09:00:00Z',
    '2027-04-03T18:00:00Z',
    [['2027-04-03T13:30:00Z', '2027-04-03T14:10:00Z']],
    'not-at-all',
  ],
] as const)('a night shift %s', (_, from, to, breaks, says) => {
  const zone = 'Pacific/Auckland';
  const worked = clock(from, { breaks: breaks.map(([off, on]) => [Date.parse(off), Date.parse(on)] as const) });
  const entered = clockedShift(worked, Date.parse(to), zone);
  expect(saysWhatWasWorked(worked, Date.parse(to), entered!, zone)).toBe(says);
});

test('less than a minute, and a day and more, are no shift', () => {
  expect(shift('2026-11-16T00:00:05Z', '2026-11-16T00:00:55Z')).toBeUndefined();
  expect(shift('2026-11-16T00:00:05Z', '2026-11-17T00:00:05Z')).toBeUndefined();
  expect(shift('2026-11-16T00:00:05Z', '2026-11-16T23:59:05Z')).toMatchObject({ start: '11:00', end: '10:59' });
});

test('a break of less than a minute is none', () => {
  const at = (text: string) => Date.parse(text);
  const short = offBreak(
    onBreak(clock('2026-11-15T22:00:00Z'), at('2026-11-16T01:00:05Z')),
    at('2026-11-16T01:00:30Z'),
  );
  const lunch = offBreak(onBreak(short, at('2026-11-16T02:00:00Z')), at('2026-11-16T02:20:00Z'));
  expect(offBreak(lunch, at('2026-11-16T03:00:00Z'))).toBe(lunch);
  const worked = clockedShift(lunch, at('2026-11-16T06:00:00Z'), 'Australia/Sydney');
  expect(worked?.unpaidBreaks).toEqual([['13:00', '13:20']]);
});

test('nobody is asked when they finished before sixteen hours are over, or on a break', () => {
  const started = clock('2026-11-16T00:00:00Z');
  const after = (hours: number) => started.startedAt + hours * 3_600_000;
  expect([isForgotten(started, after(16)), isForgotten(started, after(16.1))]).toEqual([false, true]);
  expect(isForgotten({ ...started, breakSince: after(4) }, after(20))).toBe(false);
});

test('a time is the next one that the wall clock shows', () => {
  const after = Date.parse('2026-11-16T00:00:00Z');
  const at = (minutes: number) => new Date(nextMomentAt(minutes, after, 'Australia/Sydney')).toISOString();
  // It is eleven in Sydney.
  expect(at(17 * 60 + 30)).toBe('2026-11-16T06:30:00.000Z');
  expect(at(6 * 60)).toBe('2026-11-16T19:00:00.000Z');
  expect(at(11 * 60)).toBe('2026-11-17T00:00:00.000Z');
});
