import Big from 'big.js';
import fc from 'fast-check';
import { fromStoredDecimal, toStoredDecimal } from './decimal-text';

const number = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 14n - 1n }), fc.stringMatching(/^\d{0,4}$/))
  .map(([minus, whole, fraction]) => `${minus ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`);

test('stored digits are the number padded to the column, as big.js pads it', () => {
  fc.assert(
    fc.property(number, (text) => {
      const exact = new Big(text);
      const stored = toStoredDecimal(text, 18, 4);
      expect(stored).toBe(exact.eq(0) ? '0.0000' : exact.toFixed(4));
      expect(fromStoredDecimal(stored)).toBe(exact.eq(0) ? '0' : exact.toFixed());
    }),
  );
});

test.each([
  ['1.50000', '1.5000'],
  ['000012.3', '12.3000'],
  ['-0.00', '0.0000'],
  ['10', '10.0000'],
])('%s is stored as %s', (text, stored) => {
  expect(toStoredDecimal(text, 18, 4)).toBe(stored);
});

test('a column without decimals keeps its zeros', () => {
  expect(toStoredDecimal('1200', 10, 0)).toBe('1200');
  expect(fromStoredDecimal('1200')).toBe('1200');
  expect(fromStoredDecimal('1200.0000')).toBe('1200');
});

test.each(['1.00001', '100000000000000', 'abc', '', '1.', '.1', '+1', '1e2', ' 1', '1 ', '--1', 'Infinity'])(
  '%p does not fit',
  (text) => {
    expect(() => toStoredDecimal(text, 18, 4)).toThrow();
  },
);

test('a float from the database is a bug, not an amount', () => {
  expect(() => fromStoredDecimal(12345678901234.568)).toThrow(TypeError);
});
