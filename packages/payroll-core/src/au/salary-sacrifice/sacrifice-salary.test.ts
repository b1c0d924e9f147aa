import { aud } from '../../money';
import { explainAsText } from '../../trace';
import { InputReader } from '../../input/input-reader';
import { readPaySacrifice, type PaySacrificeInput } from './pay-sacrifice';
import { explainSacrifice, sacrificeSalary, totalSacrificed } from './sacrifice-salary';

function sacrificed(items: readonly Partial<PaySacrificeInput>[], earnings = '1000', taxable = '1000') {
  const reader = new InputReader();
  const read = items.map((item) => readPaySacrifice(reader, { description: 'Super', ...item }));
  expect(reader.refusal).toBeUndefined();
  return sacrificeSalary(read, aud(earnings), aud(taxable));
}

describe('salary sacrifice', () => {
  test.each<[string, readonly Partial<PaySacrificeInput>[], readonly string[]]>([
    ['an amount', [{ amount: '50.005' }], ['50.01']],
    ['a percentage of the earnings', [{ percentage: '0.05' }], ['50']],
    ['capped by its limit', [{ percentage: '0.05', limit: 30 }], ['30']],
    ['a limit that is not reached', [{ amount: 20, limit: 30 }], ['20']],
    ['two percentages are of the same earnings', [{ percentage: '0.1' }, { percentage: '0.1' }], ['100', '100']],
    ['the second has what the first left', [{ amount: 700 }, { amount: 400 }], ['700', '300']],
    ['none', [], []],
  ])('%s', (_name, items, amounts) => {
    expect(sacrificed(items).map((row) => row.amount.toString())).toEqual(amounts);
  });

  test('no more than is taxed, and the shortfall is kept', () => {
    const [row] = sacrificed([{ amount: 500 }], '1000', '400');
    expect([row?.amount.toString(), row?.shortfall.toString()]).toEqual(['400', '100']);
    const [whole] = sacrificed([{ amount: 400 }], '1000', '400');
    expect([whole?.amount.toString(), whole?.shortfall.toString()]).toEqual(['400', '0']);
  });

  test('the total, and what an item is for', () => {
    const rows = sacrificed([{ amount: 50 }, { amount: 25, isSuper: false, isIncludedInSuperCalculations: false }]);
    expect(totalSacrificed(rows).toString()).toBe('75');
    expect(rows).toMatchObject([
      { description: 'Super', isSuper: true, isIncludedInSuperCalculations: true },
      { isSuper: false, isIncludedInSuperCalculations: false },
    ]);
    expect(rows.map((row) => explainAsText(explainSacrifice(row)))).toEqual([
      'au.salary-sacrifice.sacrifice: Super: 50 given up before tax, paid to super\n  given.amount: amount 50',
      'au.salary-sacrifice.sacrifice: Super: 25 given up before tax\n  given.amount: amount 25',
    ]);
  });

  test.each<[string, Partial<PaySacrificeInput>]>([
    ['neither amount nor percentage', {}],
    ['both', { amount: 1, percentage: '0.1' }],
  ])('refused: %s', (_name, item) => {
    const reader = new InputReader();
    readPaySacrifice(reader, { description: 'Super', ...item });
    expect(reader.refusal).toMatchObject({ code: 'input/conflict', path: 'amount' });
  });
});
