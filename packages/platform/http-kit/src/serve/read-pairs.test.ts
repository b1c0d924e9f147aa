import { readPairs } from './read-pairs';

test('a name that is sent a million times is refused in a hundred lines', () => {
  const refused = readPairs('a&'.repeat(1_000_000), 'body');
  expect(refused).toMatchObject({ ok: false, error: { problem: 'invalid-request' } });
  expect(refused.ok ? [] : refused.error.faults).toHaveLength(100);
});

test('a name of lists takes them all, and __proto__ is a name like any other', () => {
  expect(readPairs('id=1&id=2&__proto__=3', 'body', ['id'])).toEqual({
    ok: true,
    value: Object.assign(Object.create(null), { id: ['1', '2'], ['__proto__']: '3' }) as object,
  });
});
