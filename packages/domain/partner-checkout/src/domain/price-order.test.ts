import fc from 'fast-check';
import { billingCountries } from './billing-country';
import { priceOrder } from './price-order';

const cents = (amount: string) => BigInt(amount.replace('.', ''));
const country = fc.constantFrom('AU' as const, 'NZ' as const);
const amount = fc.integer({ min: 0, max: 99_999_999 });
const dollars = (all: number) => `${Math.trunc(all / 100)}.${String(all % 100).padStart(2, '0')}`;

describe('the figures of an order', () => {
  test('GST is 10 % in Australia and 15 % in New Zealand', () => {
    expect([billingCountries.AU.taxRate, billingCountries.NZ.taxRate].map(Number)).toEqual([0.1, 0.15]);
  });

  // By hand: 0.15 × 0.03 = 0.0045, 0.15 × 0.10 = 0.015, 0.1 × 0.05 = 0.005.
  test.each([
    ['NZ', '0.03', '0.00', '0.03'],
    ['NZ', '0.10', '0.02', '0.12'],
    ['AU', '0.05', '0.01', '0.06'],
    ['AU', '99.95', '10.00', '109.95'],
    ['NZ', '999999.99', '150000.00', '1149999.99'],
  ] as const)('%s %s: tax %s, total %s', (where, price, tax, total) => {
    expect(priceOrder(where, { price, taxRate: billingCountries[where].taxRate })).toMatchObject({ tax, total });
  });

  test('add up to the cent, tax to the nearest one with half a cent up, and never below nothing', () => {
    fc.assert(
      fc.property(country, amount, amount, (where, price, credit) => {
        const { taxRate } = billingCountries[where];
        const figures = priceOrder(where, { price: dollars(price), taxRate }, dollars(credit));
        const net = cents(figures.price) - cents(figures.credit);
        const percent = where === 'AU' ? 10n : 15n;
        expect(cents(figures.tax)).toBe((net * percent * 2n + 100n) / 200n);
        expect(cents(figures.total)).toBe(net + cents(figures.tax));
        expect(net >= 0n).toBe(true);
        expect(cents(figures.credit)).toBe(BigInt(Math.min(price, credit)));
      }),
    );
  });
});
