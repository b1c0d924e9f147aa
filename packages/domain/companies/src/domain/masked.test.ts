import { masked } from './masked';

test.each([
  ['123456782', '******782'],
  ['123456', '***456'],
  ['12345', '*****'],
  // Inland Revenue's example of an account: most end in 00, which tells nobody which account it is.
  ['01-902-0068389-00', '***********389-00'],
  ['01-0902-0068389-000', '************389-000'],
  ['010902006838900', '**********38900'],
  ['01 0902 00068389 0', '*************389 0'],
  ['12345678', '*****678'],
  ['1', '*'],
  ['', ''],
  [null, null],
])('%s is shown as %s', (number, shown) => {
  expect(masked(number)).toBe(shown);
});
