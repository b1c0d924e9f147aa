import fc from 'fast-check';
import { aud, sum, type Aud } from '../../money';
import { shareWithin } from './share-within';

const share = (amount: string, weights: readonly string[], limits: readonly string[]) =>
  shareWithin(aud(amount), weights.map(aud), limits.map(aud)).map(String);

test.each([
  ['in proportion', '100', ['1', '3'], ['99', '99'], ['25', '75']],
  [
    'the cents left over go to the largest cut parts',
    '100',
    ['1', '1', '1'],
    ['99', '99', '99'],
    ['33.34', '33.33', '33.33'],
  ],
  ['what a limit cuts off goes to the others', '100', ['1', '1', '2'], ['10', '99', '99'], ['10', '30', '60']],
  [
    'to those without weight, by their room, where the others are full',
    '100',
    ['1', '0', '0'],
    ['40', '90', '30'],
    ['40', '45', '15'],
  ],
  ['no more than all limits', '100', ['1', '1'], ['30', '20.5'], ['30', '20.5']],
  ['nothing', '0', ['1', '1'], ['30', '20'], ['0', '0']],
  ['nobody', '5', [], [], []],
])('%s', (_name, amount, weights, limits, shares) => {
  expect(share(amount, weights, limits)).toEqual(shares);
});

test('shares add up to the amount or to the limits, and none passes its limit', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 }).map((n) => aud((n / 100).toFixed(2)));
  fc.assert(
    fc.property(cents, fc.array(fc.tuple(cents, cents), { minLength: 1, maxLength: 6 }), (amount, rows) => {
      const weights = rows.map(([weight]) => weight);
      const limits = rows.map(([, limit]) => limit);
      const shares = shareWithin(amount, weights, limits);
      const all = (amounts: readonly Aud[]): number => Math.round(Number(sum(aud('0'), amounts).toString()) * 100);
      expect(all(shares)).toBe(Math.min(all([amount]), all(limits)));
      shares.forEach((one, i) => expect(Number(one.toString())).toBeLessThanOrEqual(Number(limits[i]!.toString())));
      shares.forEach((one) => expect(Number(one.toString())).toBeGreaterThanOrEqual(0));
    }),
  );
});
