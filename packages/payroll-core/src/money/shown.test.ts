import { asDollars, asPercent, decimal, groupThousands } from './index';

describe('amounts as people read them', () => {
  it.each([
    ['0', '$0.00'],
    ['1176', '$1,176.00'],
    ['-1234.5', '−$1,234.50'],
    ['1234567.89', '$1,234,567.89'],
    ['999.99', '$999.99'],
    ['45.5025', '$45.5025'],
  ])('%s is %s', (amount, shown) => {
    expect(asDollars(amount)).toBe(shown);
    expect(asDollars(decimal(amount))).toBe(shown);
  });

  it.each([
    ['0.035', '3.5%'],
    ['0.1', '10%'],
    ['0.105', '10.5%'],
    ['1', '100%'],
    ['1.25', '125%'],
  ])('the fraction %s is %s', (fraction, shown) => {
    expect(asPercent(fraction)).toBe(shown);
    expect(asPercent(decimal(fraction))).toBe(shown);
  });

  it.each([
    ['7', '7'],
    ['1234567', '1,234,567'],
  ])('the digits %s are %s', (digits, shown) => {
    expect(groupThousands(digits)).toBe(shown);
  });

  it.each([[1234567], [undefined], [null]])('%p are no digits in text, which is said', (digits) => {
    expect(() => groupThousands(digits as never)).toThrow(
      new TypeError(`Not digits: ${String(digits)}. Expected text such as "1234567".`),
    );
  });

  // `asDollars('1e3')` was $1e3.00, of an empty text $.00 and of a date $2026-11-12.00.
  it.each(['', ' 12 ', '1e3', '1,000', 'abc', '2026-11-12', '１２', '5.', 'NaN'])(
    '%j is no amount and no digits',
    (text) => {
      expect(() => asDollars(text)).toThrow(`Not an amount: ${JSON.stringify(text)}.`);
      expect(() => groupThousands(text)).toThrow(`Not digits: ${JSON.stringify(text)}.`);
    },
  );

  it('groups digits below zero, and any number of them in a time that grows with their number', () => {
    expect(groupThousands('-1234567')).toBe('-1,234,567');
    const began = performance.now();
    // A hundred thousand digits took a minute: each place looked ahead to the end.
    expect(asDollars('9'.repeat(100_002))).toBe(`$${Array(33_334).fill('999').join(',')}.00`);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
