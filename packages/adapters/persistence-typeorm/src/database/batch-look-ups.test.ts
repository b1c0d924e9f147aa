import { setImmediate, setTimeout } from 'node:timers/promises';
import { batchLookUps } from './batch-look-ups';

const upper = (keys: readonly string[]) =>
  new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, key.toUpperCase()]));

describe('what many look up at a time', () => {
  test('is looked up in one statement, each key once, and everybody gets what belongs to the key', async () => {
    const statements: (readonly string[])[] = [];
    const find = batchLookUps(async (keys: readonly string[]) => {
      statements.push(keys);
      return upper(keys);
    });
    expect(await Promise.all(['a', 'b', 'a', 'nobody'].map(find))).toEqual(['A', 'B', 'A', undefined]);
    expect(statements).toEqual([['a', 'b', 'nobody', 'nobody']]);
  });

  test('is read after it was asked for: a statement under way answers nobody who came later', async () => {
    let stored = 'old';
    let begin = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => (begin = resolve));
    const find = batchLookUps(async (keys: readonly string[]) => {
      const read = stored;
      begin();
      await setTimeout(20);
      return new Map(keys.map((key) => [key, read]));
    });
    const first = find('a');
    await hasBegun;
    stored = 'new';
    expect(await find('a')).toBe('new');
    expect(await first).toBe('old');
  });

  test('a long list is asked for in several statements', async () => {
    const lengths: number[] = [];
    const find = batchLookUps(async (keys: readonly number[]) => {
      lengths.push(keys.length);
      return new Map(keys.map((key) => [key, key]));
    });
    const keys = Array.from({ length: 70 }, (_, key) => key);
    expect(await Promise.all(keys.map(find))).toEqual(keys);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(32);
    expect(lengths).toEqual([32, 32, 8]);
  });

  test('a failure reaches those who asked in that statement, and the next ask goes on', async () => {
    let isAway = true;
    const find = batchLookUps(async (keys: readonly string[]) => {
      if (isAway) throw new Error('away');
      return upper(keys);
    });
    const outcomes = await Promise.allSettled([find('a'), find('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await find('a')).toBe('A');
  });

  test('one that hangs does not hold up the next, and nothing that was asked for is forgotten', async () => {
    let count = 0;
    let release: () => void = () => undefined;
    const find = batchLookUps(async (keys: readonly number[]) => {
      count += 1;
      if (count === 1) await new Promise<void>((resolve) => (release = resolve));
      return new Map(keys.map((key) => [key, key * 2]));
    });
    const hanging = find(1);
    while (count === 0) await setImmediate();
    const later: Promise<number | undefined>[] = [];
    for (let key = 2; key < 60; key++) {
      later.push(find(key));
      if (key % 7 === 0) await setTimeout(1);
    }
    expect(await Promise.all(later)).toEqual(Array.from({ length: 58 }, (_, n) => (n + 2) * 2));
    release();
    expect(await hanging).toBe(2);
  });
});
