import fc from 'fast-check';
import { eventLoopTurns } from './event-loop-turns';
import { jsonInTurns } from './json-in-turns';

test('the same text as in one go, whatever is in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(fc.jsonValue(), fc.constant(undefined))), async (items) => {
      expect((await jsonInTurns(items, eventLoopTurns())).toString()).toBe(JSON.stringify(items));
    }),
  );
});

test('a long list is the same too, and asks for a turn on the way', async () => {
  const items = Array.from({ length: 5_000 }, (_, id) => ({
    id,
    name: `Zoë ${id} 🦘`,
    none: undefined,
    at: new Date(id),
  }));
  let asked = 0;
  const turns = { next: () => (asked++, Promise.resolve()) };
  expect((await jsonInTurns(items, turns)).toString()).toBe(JSON.stringify(items));
  expect(asked).toBeGreaterThan(3);
});
