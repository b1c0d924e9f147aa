import { cellChange } from './run-cells';

const period = { start: '2026-11-09', end: '2026-11-15' };

test('what is below zero is refused under the title of its column', () => {
  expect(cellChange('AU', 'hours', '38', '-5', period)).toEqual({
    problem: 'Hours Ordinary: “-5” is below zero. Enter zero or more.',
  });
});

// A browser sends cells that cannot be typed into, too: a share of the pay, or hours that take back those of an earlier one.
test.each([
  ['deduction:NORMAL:Union', '0.02%', '0.02%'],
  ['hours', '-5', '-5'],
  ['allowance:TD:Tools', '-12', '-12.00'],
])('%s that stands at %s is no change', (key, was, shown) => {
  expect(cellChange('AU', key, was, shown, period)).toMatchObject({ change: { was, now: was } });
});
