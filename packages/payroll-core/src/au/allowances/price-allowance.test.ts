import fc from 'fast-check';
import { add, aud, sum, whole } from '../../money';
import { explainAsText } from '../../trace';
import { InputReader } from '../../input/input-reader';
import { readPayAllowance, type PayAllowanceInput } from './pay-allowance';
import { allowanceLaw } from './allowance-law';
import { explainAllowance, priceAllowance } from './price-allowance';

const law = allowanceLaw.editions.at(-1);

function priced(row: Partial<PayAllowanceInput>) {
  const reader = new InputReader();
  const read = readPayAllowance(
    reader,
    { description: 'Tools', amount: '10', allowanceCategory: 'TD', ...row },
    whole(1),
  );
  expect(reader.refusal).toBeUndefined();
  return priceAllowance(read);
}

describe('an allowance line', () => {
  // API specification 2.7: units default to 1; values below 1 do not scale down; multiplication only when above 1.
  test.each<[string, Partial<PayAllowanceInput>, string]>([
    ['without units', {}, '10'],
    ['units null', { units: null }, '10'],
    ['one unit', { units: 1 }, '10'],
    ['half a unit pays the whole amount', { units: '0.5' }, '10'],
    ['a hair above one multiplies', { units: '1.01' }, '10.1'],
    ['several', { units: 3 }, '30'],
    ['12.345 × 3 = 37.035, half a cent up', { amount: '12.345', units: 3 }, '37.04'],
    ['each line rounded: 0.333 × 1', { amount: '0.333' }, '0.33'],
  ])('%s', (_name, row, total) => {
    expect(priced(row).totalAmount.toString()).toBe(total);
  });

  test('flags are as the API defaults them', () => {
    expect(priced({})).toMatchObject({ isTaxable: true, isItemised: false, isIncludedInSuperCalculations: true });
    expect(priced({ isTaxable: false, isItemised: true, isIncludedInSuperCalculations: false })).toMatchObject({
      description: 'Tools',
      allowanceCategory: 'TD',
      isTaxable: false,
      isItemised: true,
      isIncludedInSuperCalculations: false,
    });
  });

  test('splitting whole cents over lines never loses a cent', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 }), (parts) => {
        const inDollars = (cents: number): string =>
          `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        const lines = parts.map((cents) => priced({ amount: inDollars(cents) }).totalAmount);
        const together = priced({ amount: inDollars(parts.reduce((a, b) => a + b, 0)) }).totalAmount;
        expect(sum(aud('0'), lines).toString()).toBe(together.toString());
      }),
    );
  });

  test('two half cents are two cents, as printed', () => {
    expect(add(priced({ amount: '0.005' }).totalAmount, priced({ amount: '0.005' }).totalAmount).toString()).toBe(
      '0.02',
    );
  });

  test('says what was multiplied', () => {
    expect(explainAsText(explainAllowance(priced({ units: 2 }), law))).toBe(
      [
        'au.allowances.price: Tools: 10 × 2 units = 20',
        '  given.category: category tools',
        '  given.amount: amount 10',
        '  given.units: units 2',
      ].join('\n'),
    );
  });

  // ATO, Withholding for allowances: nothing is withheld from cents per kilometre up to the approved rate; tools always bear tax.
  test.each<[Partial<PayAllowanceInput>, string]>([
    [
      { allowanceCategory: 'CD', isWithinLimit: true },
      'types/CD: cents per kilometre within the limit: nothing is withheld, does not count for super',
    ],
    [
      { allowanceCategory: 'CD', isWithinLimit: false },
      'types/CD: cents per kilometre above the limit: taxed, does not count for super',
    ],
    [{ isWithinLimit: true }, 'types/TD: tools: taxed, does not count for super'],
  ])('%j says what the law makes of it', (row, says) => {
    expect(explainAsText(explainAllowance(priced(row), law))).toContain(says);
  });
});
