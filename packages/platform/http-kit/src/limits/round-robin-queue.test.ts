import { roundRobinQueue } from './round-robin-queue';

test('the keys take turns, and within a key whoever came first goes first', () => {
  const waiting = roundRobinQueue<string>();
  for (const one of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) waiting.add(one[0]!, one);
  expect({ size: waiting.size, keys: waiting.keys, ofA: waiting.waitingOf('a') }).toEqual({ size: 6, keys: 3, ofA: 3 });
  waiting.remove('a', 'a2');
  waiting.remove('a', 'a2');
  expect(waiting.next((key) => key !== 'a')).toBe('b1');
  expect(Array.from({ length: 5 }, () => waiting.next(() => true))).toEqual(['a1', 'c1', 'a3', 'c2', undefined]);
  expect({ size: waiting.size, keys: waiting.keys, all: waiting.all() }).toEqual({ size: 0, keys: 0, all: [] });
});
