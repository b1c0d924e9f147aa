import { atLeast, atMost, figure, figureLine, pairRatios, withoutBars } from './figures';

test('a figure is the median of its runs, with their range', () => {
  expect(figure('reads', 'a second', [30, 10, 20])).toEqual({
    ...{ name: 'reads', unit: 'a second' },
    ...{ median: 20, least: 10, most: 30 },
  });
});

test.each([
  [atLeast(0.6), [0.6, 0.5, 0.7], true],
  [atLeast(0.6), [0.59, 0.58, 0.9], false],
  [atMost(1.25), [1.25], true],
  [atMost(1.25), [1.26], false],
])('the bar %j is judged by the median of %j', (bar, values, met) => {
  expect(figure('ratio', 'ratio', values, bar)).toMatchObject({ bar, met });
});

test('nothing measured is no figure', () => {
  expect(() => figure('reads', 'a second', [])).toThrow('reads');
  expect(() => figure('reads', 'a second', [Number.NaN])).toThrow('reads');
  expect(() => figure('reads', 'a second', [1 / 0])).toThrow('reads');
});

test('sides are compared pair by pair', () => {
  expect(pairRatios([10, 30], [20, 10])).toEqual([0.5, 3]);
});

test('a line says what was measured and whether it is enough', () => {
  expect(figureLine(figure('over bare', 'ratio', [0.5, 0.7, 0.61], atLeast(0.6)))).toBe(
    'over bare: 0.61 (0.50 to 0.70); the bar is at least 0.6: met',
  );
  expect(figureLine(figure('pays', 'a second', [2831.7]))).toBe('pays: 2,832 a second');
});

test('what judges no speed shows figures without their bars', () => {
  const figures = [figure('over bare', 'ratio', [0.5], atLeast(0.6))];
  expect(withoutBars({ figures, lines: figures.map(figureLine) })).toEqual({
    figures: [{ name: 'over bare', unit: 'ratio', median: 0.5, least: 0.5, most: 0.5 }],
    lines: ['over bare: 0.50'],
  });
});
