import { lineChart, niceCeiling } from './line-chart';

const label = (value: number) => String(value);
const facts = { title: 'Gross', label, dayLabel: (at: string) => at };

describe('a line chart', () => {
  test.each([
    [0, 1],
    [7, 10],
    [12, 20],
    [23_408, 25_000],
    [26_000, 50_000],
    [100, 100],
  ])('an axis up to %s ends at %s', (value, end) => expect(niceCeiling(value)).toBe(end));

  test('draws each series from its first day to its last, the largest value at the top', () => {
    const points = [
      { at: '2026-07-16', value: 0 },
      { at: '2026-08-13', value: 50 },
      { at: '2026-11-12', value: 100 },
    ];
    const { text } = lineChart({ ...facts, series: [{ name: 'Gross', points }] });
    const [, path = ''] = /points="([^"]*)"/.exec(text) ?? [];
    const drawn = path.split(' ').map((pair) => pair.split(',').map(Number));
    expect(drawn).toHaveLength(3);
    expect(drawn.map(([x]) => x)).toEqual([66, 258, 450]);
    expect(drawn.map(([, y]) => y)).toEqual([182, 97, 12]);
  });

  test('holds one point, values below zero, and hostile names', () => {
    const one = lineChart({ ...facts, series: [{ name: '<b>', points: [{ at: '2026-07-16', value: -5 }] }] }).text;
    expect(one).not.toMatch(/NaN|<b>/);
  });
});
