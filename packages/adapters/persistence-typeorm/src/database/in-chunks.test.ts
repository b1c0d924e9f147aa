import fc from 'fast-check';
import { inChunks } from './in-chunks';

test('every item once, in order, in pieces of at most the size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat()), fc.integer({ min: 1, max: 7 }), async (items, size) => {
      const pieces: (readonly number[])[] = [];
      await inChunks(items, size, (chunk, from) => {
        expect(from).toBe(pieces.flat().length);
        pieces.push(chunk);
        return Promise.resolve();
      });
      expect(pieces.flat()).toEqual(items);
      expect(pieces).toHaveLength(Math.ceil(items.length / size));
      expect(Math.max(0, ...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(size);
    }),
  );
});

test('timers get their turn between the pieces', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  await inChunks(
    Array.from({ length: 50 }, (_, n) => n),
    1,
    () => {
      const until = performance.now() + 2;
      while (performance.now() < until);
      return Promise.resolve();
    },
  );
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

test('a size of nothing would never end', async () => {
  await expect(inChunks([1], 0, () => Promise.resolve())).rejects.toThrow(RangeError);
});
