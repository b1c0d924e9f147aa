import { inspect } from 'node:util';
import Big from 'big.js';
import fc from 'fast-check';
import { add, aud, compare, decimal, divide, multiply, round, subtract, toFixed, type Rounding } from '.';

/** Digits of every size that the fast and the wide form meet: pay amounts, rates, and numbers past 2^53. */
const digits = fc
  .tuple(
    fc.boolean(),
    fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 6n }), fc.bigInt({ min: 0n, max: 10n ** 12n - 1n })),
    fc.oneof(fc.constant(''), fc.stringMatching(/^\d{1,4}$/), fc.stringMatching(/^\d{5,10}$/)),
  )
  .map(([minus, whole, fraction]) => `${minus ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`);

const mode: Record<Rounding, Big.RoundingMode> = { truncate: 0, 'half-up': 1, up: 3 };
const rounding = fc.constantFrom<Rounding>('truncate', 'half-up', 'up');

describe('a decimal has the digits big.js gives it', () => {
  test('sum, difference, product', () => {
    fc.assert(
      fc.property(digits, digits, (a, b) => {
        const [x, y] = [new Big(a), new Big(b)];
        expect(add(decimal(a), decimal(b)).toString()).toBe(plain(x.plus(y)));
        expect(subtract(decimal(a), decimal(b)).toString()).toBe(plain(x.minus(y)));
        expect(multiply(decimal(a), decimal(b)).toString()).toBe(plain(x.times(y)));
        expect(Math.sign(compare(decimal(a), decimal(b)))).toBe(x.cmp(y));
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['0', '0.00', '-0'])('%s changes no sum', (nothing) => {
    for (const text of ['0', '12.34', '-0.0000000001', '999999999999.9999999999']) {
      const [zero, amount] = [decimal(nothing), decimal(text)];
      const sums = [add(zero, amount), add(amount, zero), subtract(amount, zero)];
      expect(sums.map(String)).toEqual([text, text, text]);
      expect(subtract(zero, amount).toString()).toBe(plain(new Big(text).neg()));
    }
  });

  test('products of three, which pass 2^53 and come back', () => {
    fc.assert(
      fc.property(digits, digits, digits, (a, b, c) => {
        const product = multiply(multiply(decimal(a), decimal(b)), decimal(c));
        const exact = new Big(a).times(b).times(c);
        expect(product.toString()).toBe(plain(exact));
        expect(round(product, 2, 'half-up').toString()).toBe(plain(exact.round(2, 1)));
      }),
    );
  });

  test('rounding to any place, each way', () => {
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 8 }), rounding, (a, places, way) => {
        expect(round(decimal(a), places, way).toString()).toBe(plain(new Big(a).round(places, mode[way])));
      }),
      { numRuns: 2000 },
    );
  });

  test('a quotient is rounded once, from the exact fraction', () => {
    const Wide = Big();
    Wide.DP = 60;
    fc.assert(
      fc.property(digits, digits, fc.integer({ min: 0, max: 6 }), rounding, (a, b, places, way) => {
        fc.pre(!new Big(b).eq(0));
        const exact = new Wide(a).div(b);
        expect(divide(decimal(a), decimal(b), places, way).toString()).toBe(plain(exact.round(places, mode[way])));
      }),
      { numRuns: 2000 },
    );
  });

  test('text in, the same digits out', () => {
    fc.assert(fc.property(digits, (a) => expect(decimal(a).toString()).toBe(plain(new Big(a)))));
    expect(toFixed(decimal('1234567.8901'), 4)).toBe('1234567.8901');
    expect(toFixed(decimal('-0.5'), 2)).toBe('-0.50');
    expect(() => toFixed(decimal('0.125'), 2)).toThrow(RangeError);
  });
});

/** big.js keeps a minus on zero; an amount of nothing has no sign. */
function plain(value: Big): string {
  return value.eq(0) ? '0' : value.toFixed();
}

test('amounts print as amounts, and are text in JSON', () => {
  const pay = { net: aud('1099.50'), rate: decimal('0.12') };
  expect(inspect(pay)).toBe('{ net: 1099.5, rate: 0.12 }');
  expect(String(pay.net)).toBe('1099.5');
  expect(JSON.stringify(pay)).toBe('{"net":"1099.5","rate":"0.12"}');
});
