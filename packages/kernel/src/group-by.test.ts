import { groupBy } from './group-by';

test('keys and items keep the order in which they came, and nothing is lost', () => {
  const words = ['pay', 'run', 'leave', 'tax', 'super', 'net'];
  const groups = groupBy(words, ({ length }) => length);
  expect([...groups]).toEqual([
    [3, ['pay', 'run', 'tax', 'net']],
    [5, ['leave', 'super']],
  ]);
  expect(groupBy([], String).size).toBe(0);
});
