import { nzd } from '../../money';
import { bandOf } from '.';

const bands = [{ from: nzd('0') }, { from: nzd('100') }, { from: nzd('200') }];

test.each([
  ['0', '0'],
  ['99.99', '0'],
  ['100', '100'],
  ['199', '100'],
  ['200', '200'],
  ['1000000', '200'],
  ['-5', '0'],
])('%s falls in the band from %s', (amount, from) => {
  expect(bandOf(bands, nzd(amount)).from.toString()).toBe(from);
});
