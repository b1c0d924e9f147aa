import { decimal, sum, whole } from 'payroll-core';
import fc from 'fast-check';
import { shareByGross } from './share-by-gross';

const shares = (amount: string, weights: readonly string[]) =>
  shareByGross(decimal(amount), weights.map(decimal)).map(String);

describe('an amount shared by gross', () => {
  it('gives the cents that are left over to the largest cut parts', () => {
    expect(shares('100', ['1', '1', '1'])).toEqual(['33.34', '33.33', '33.33']);
    expect(shares('0.02', ['1', '1', '1'])).toEqual(['0.01', '0.01', '0']);
    expect(shares('10', ['0', '5'])).toEqual(['0', '10']);
  });

  it('falls to the first where nothing was earned', () => {
    expect(shares('5', ['0', '0'])).toEqual(['5', '0']);
  });

  it('adds up exactly, and nobody is further than a cent from the exact share', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 8 }),
        (amount, weights) => {
          const text = (count: number): string => `${Math.floor(count / 100)}.${String(count % 100).padStart(2, '0')}`;
          const parts = shareByGross(
            decimal(text(amount)),
            weights.map((weight) => decimal(text(weight))),
          );
          expect(sum(whole(0), parts).toString()).toBe(decimal(text(amount)).toString());
          const total = weights.reduce((all, weight) => all + weight, 0);
          parts.forEach((part, i) => {
            expect(Math.abs(Number(part.toString()) * 100 - (amount * weights[i]!) / total)).toBeLessThan(1.001);
          });
        },
      ),
    );
  });
});
