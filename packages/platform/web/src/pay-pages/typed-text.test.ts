import { isoDate } from './typed-text';

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
])('%j is the day %s', (typed, day) => {
  expect(isoDate(typed)).toBe(day);
});

// Of a birthday 26 may be 1926, and a time is no day.
test.each(['1-Jul-26', '1/7/26', '1/07/2026 9:00', '46204', '1 Julember 2026'])('%j is not guessed at', (typed) => {
  expect(isoDate(typed)).toBe(typed);
});
