import { backoffMs } from './backoff';

test('pauses grow, are spread at random, and end', () => {
  const longest = [1, 2, 3, 4, 5, 6, 7, 8, 20].map((attempt) => backoffMs(attempt, 'deadlock', () => 1));
  expect(longest).toEqual([4, 8, 16, 32, 64, 128, 256, 500, 500]);
  expect(backoffMs(3, 'deadlock', () => 0)).toBe(4);
});

test('seven pauses outlast a server that needs four seconds to come back', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempt) => backoffMs(attempt, 'lost-connection', () => 1));
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(4000);
});
