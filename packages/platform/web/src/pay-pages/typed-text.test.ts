import { isoDate, plainDigits, plainHours } from './typed-text';

test.each([
  ['1/7/2026', '2026-07-01'],
  ['01.07.2026', '2026-07-01'],
  ['2026-07-01', '2026-07-01'],
  ['2026/7/1', '2026-07-01'],
  ['1-Jul-2026', '2026-07-01'],
  ['1 July 2026', '2026-07-01'],
  ['30 sept 2026', '2026-09-30'],
  ['2026-07-01T00:00:00', '2026-07-01'],
  ['1/07/2026 12:00:00 AM', '2026-07-01'],
  ['1/07/2026 0:00', '2026-07-01'],
  ['\u202a1/07/2026\u202c', '2026-07-01'],
  [' 1\u00a0July\u00a02026', '2026-07-01'],
])('%j is the day %s', (typed, day) => {
  expect(isoDate(typed)).toBe(day);
});

// Of a birthday 26 may be 1926, and a time is no day.
test.each(['1-Jul-26', '1/7/26', '1/07/2026 9:00', '46204', '1 Julember 2026'])('%j is not guessed at', (typed) => {
  expect(isoDate(typed)).toBe(typed);
});

// As phones and chat programs copy them.
test('marks that nobody sees are no part of a number', () => {
  expect([plainDigits('\u202d$1,250.00\u202c'), plainHours('\u200e7:36'), plainDigits('\ufeff12\u200b.5')]).toEqual([
    '1250.00',
    '7.6000',
    '12.5',
  ]);
});
