import { decimal, parseDecimal } from '.';

describe('digits in one pass, and the long way round', () => {
  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['0.00', '0'],
    ['-0.50', '-0.5'],
    ['007.10', '7.1'],
    ['100', '100'],
    ['100.0', '100'],
    ['123456789012', '123456789012'],
    ['12345.6789012345', '12345.6789012345'],
    ['-12345.678901234', '-12345.678901234'],
    ['123456789012.12', '123456789012.12'],
    ['999999999999.9999999999', '999999999999.9999999999'],
    [' 12.5 ', '12.5'],
    ['0000000000000000001', '1'],
    ['0.0000000001', '0.0000000001'],
    ['1.00000000000', '1'],
  ])('%s is %s', (text, digits) => {
    expect(decimal(text).toString()).toBe(digits);
  });

  test.each([
    [65000 / 1976, '32.8947368421'],
    [0.1 + 0.2, '0.3'],
    [-1 / 3, '-0.3333333333'],
    [1e-7, '0.0000001'],
    [123456789012.12, '123456789012.12'],
    [1.005, '1.005'],
    [38, '38'],
  ])('the number %p means %s', (value, digits) => {
    expect(decimal(value as unknown as string).toString()).toBe(digits);
  });

  test.each([1e21, -1e300, Number.NaN, Infinity])('the number %p is no amount', (value) => {
    expect(parseDecimal(value).ok).toBe(false);
  });

  test.each(['', '-', '.', '.5', '5.', '-.5', '1.2.3', '1-2', '+1', '1 2', '1e5', '0x1', '１２', '1,5', '--1', '-5.'])(
    '%p is no number',
    (text) => {
      expect(parseDecimal(text)).toMatchObject({ ok: false, error: { code: 'amount/not-a-number' } });
    },
  );

  test.each([
    ['1234567890123', 'amount/too-large'],
    ['123456789012345', 'amount/too-large'],
    ['1234567890123456', 'amount/too-large'],
    ['0.00000000001', 'amount/too-precise'],
    ['1.23456789012', 'amount/too-precise'],
  ])('%s is refused as %s', (text, code) => {
    expect(parseDecimal(text)).toMatchObject({ ok: false, error: { code } });
  });
});
