import fc from 'fast-check';
import { FairMutex } from './fair-mutex';

test('one at a time, in the order of asking, whoever finishes when', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(5), { minLength: 1, maxLength: 30 }), async (turns) => {
      const mutex = new FairMutex();
      const order: number[] = [];
      let inside = 0;
      await Promise.all(
        turns.map(async (waits, n) => {
          const release = await mutex.acquire();
          expect(++inside).toBe(1);
          order.push(n);
          for (let turn = 0; turn < waits; turn++) await Promise.resolve();
          inside--;
          release();
        }),
      );
      expect(order).toEqual(turns.map((_, n) => n));
    }),
  );
});

test('letting go twice lets only one in', async () => {
  const mutex = new FairMutex();
  const release = await mutex.acquire();
  const entered: string[] = [];
  const second = mutex.acquire().then((next) => (entered.push('second'), next));
  const third = mutex.acquire().then((next) => (entered.push('third'), next));
  release();
  release();
  const releaseSecond = await second;
  await new Promise((resolve) => setImmediate(resolve));
  expect(entered).toEqual(['second']);
  releaseSecond();
  await third;
  expect(entered).toEqual(['second', 'third']);
});

test('how long the one inside has been there, unless it said that it takes long', async () => {
  const mutex = new FairMutex();
  expect(mutex.heldMs()).toBe(0);
  const release = await mutex.acquire();
  expect(mutex.heldMs()).toBeLessThan(1_000);
  const next = mutex.acquire(true);
  release();
  (await next)();
  const long = await mutex.acquire(true);
  expect(mutex.heldMs()).toBe(Infinity);
  long();
  expect(mutex.heldMs()).toBe(0);
});
