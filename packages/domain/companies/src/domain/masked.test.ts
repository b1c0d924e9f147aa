import { masked } from './masked';

test.each([
  ['123456782', '******782'],
  ['123456', '***456'],
  ['12345', '*****'],
  ['1', '*'],
  ['', ''],
  [null, null],
])('%s is shown as %s', (number, shown) => {
  expect(masked(number)).toBe(shown);
});
