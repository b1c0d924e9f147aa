import { setImmediate } from 'node:timers/promises';
import { batchWrites } from './batch-writes';

const runner = { refuseNested: () => undefined };
const gathering = batchWrites(runner, false);

test('calls that come while others are done are done together, in their order, each with its own result', async () => {
  const works: (readonly number[])[] = [];
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const double = gathering(async (commands: readonly number[]) => {
    works.push(commands);
    await held;
    return commands.map((each) => each * 2);
  });
  const first = double(1);
  while (works.length === 0) await setImmediate();
  const rest = [2, 3, 4].map(double);
  letGo();
  expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6, 8]);
  expect(works).toEqual([[1], [2, 3, 4]]);
});

test.each([
  { name: 'a database with one writer', takesSeveralWriters: false, areIndependent: true, most: 1 },
  { name: 'batches whose order counts', takesSeveralWriters: true, areIndependent: false, most: 1 },
  { name: 'independent batches on a server', takesSeveralWriters: true, areIndependent: true, most: 2 },
])('$name: at most $most at a time', async (given) => {
  let [underWay, most] = [0, 0];
  const same = batchWrites(runner, given.takesSeveralWriters)(async (commands: readonly number[]) => {
    most = Math.max(most, (underWay += 1));
    for (let turn = 0; turn < 9; turn += 1) await setImmediate();
    underWay -= 1;
    return commands;
  }, given);
  const all = Array.from({ length: 200 }, (_, each) => each);
  const calls: Promise<number>[] = [];
  for (const each of all) {
    calls.push(same(each));
    if (each % 7 === 0) for (let turn = 0; turn < 4; turn += 1) await setImmediate();
  }
  expect(await Promise.all(calls)).toEqual(all);
  expect(most).toBe(given.most);
});

test('calls that come turn after turn wait for one another; the first quiet turn ends the waiting', async () => {
  const works: (readonly number[])[] = [];
  const same = gathering((commands: readonly number[]) => {
    works.push(commands);
    return Promise.resolve(commands);
  });
  const calls: Promise<number>[] = [];
  let turn = setImmediate();
  for (const command of [1, 2, 3]) {
    await turn;
    turn = setImmediate();
    calls.push(same(command));
  }
  await Promise.all(calls);
  expect(works).toEqual([[1, 2, 3]]);
});

test('many calls are done in pieces, none left out', async () => {
  const sizes: number[] = [];
  const same = gathering((commands: readonly number[]) => {
    sizes.push(commands.length);
    return Promise.resolve(commands);
  });
  const all = Array.from({ length: 100 }, (_, each) => each);
  expect(await Promise.all(all.map(same))).toEqual(all);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(32);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(100);
});

test('a call that fails takes nobody with it', async () => {
  const check = gathering((commands: readonly string[]) =>
    commands.includes('bad') ? Promise.reject(new Error('bad')) : Promise.resolve(commands),
  );
  const settled = await Promise.allSettled(['a', 'bad', 'c'].map(check));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await check('later')).toBe('later');
});

test('who is inside a unit of work is refused before waiting for another', async () => {
  const nested = {
    refuseNested: () => {
      throw new Error('nested');
    },
  };
  const refuse = batchWrites(nested, false);
  const call = refuse((commands: readonly number[]) => Promise.resolve(commands));
  expect(() => call(1)).toThrow('nested');
});
