import { requestIdOf } from './request-id';

test.each(['r-1', 'abc', 'x'.repeat(128)])('%s of a caller is kept', (sent) => {
  expect(requestIdOf(sent)).toBe(sent);
});

test.each(['admin-7f3c', 'ADMIN-7f3c', 'operator', 'operator-1', 'service-2', '', 'a b', 'x'.repeat(129), 'ä'])(
  '%s is replaced: it is unusable, or looks like one of the command line',
  (sent) => {
    expect(requestIdOf(sent)).toMatch(/^[0-9a-f-]{36}$/);
  },
);
