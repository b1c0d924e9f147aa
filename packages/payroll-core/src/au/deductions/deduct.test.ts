import { aud } from '../../money';
import { explainAsText } from '../../trace';
import { InputReader } from '../../input/input-reader';
import { deduct, explainDeduction, totalDeducted } from './deduct';
import { readPayDeduction, type PayDeductionInput } from './pay-deduction';

interface Before {
  readonly gross?: string;
  readonly afterTax?: string;
  readonly kept?: string;
}

function deducted(items: readonly Partial<PayDeductionInput>[], before: Before = {}) {
  const reader = new InputReader();
  const read = items.map((item) =>
    readPayDeduction(reader, { description: 'Item', classification: 'NORMAL', ...item }),
  );
  expect(reader.refusal).toBeUndefined();
  return deduct(read, {
    gross: aud(before.gross ?? '1000'),
    afterTax: aud(before.afterTax ?? '800'),
    protectedEarnings: before.kept === undefined ? undefined : aud(before.kept),
  });
}

const amounts = (...args: Parameters<typeof deducted>) => deducted(...args).map((row) => row.amount.toString());

describe('deductions after tax', () => {
  test.each<[string, readonly Partial<PayDeductionInput>[], readonly string[]]>([
    ['none', [], []],
    ['an amount, to the cent', [{ amount: '10.005' }], ['10.01']],
    ['a percentage of gross', [{ percentage: '0.02' }], ['20']],
    ['a percentage of net: of gross less tax', [{ percentage: '0.02', basis: 'NET' }], ['16']],
    ['capped by its limit', [{ percentage: '0.02', limit: 15 }], ['15']],
    ['a limit that is not reached', [{ amount: 10, limit: 15 }], ['10']],
    [
      'two percentages of net have the same base',
      [
        { percentage: '0.5', basis: 'NET' },
        { percentage: '0.1', basis: 'NET' },
      ],
      ['400', '80'],
    ],
    ['no pay goes below zero', [{ amount: 500 }, { amount: 500 }], ['500', '300']],
  ])('%s', (_name, items, expected) => {
    expect(amounts(items)).toEqual(expected);
  });

  test('what could not be taken is kept, with the reason', () => {
    const rows = deducted([{ amount: 500 }, { amount: 500, isIncludedInSuperCalculations: false }]);
    expect(rows).toMatchObject([
      {
        description: 'Item',
        classification: 'NORMAL',
        isIncludedInSuperCalculations: true,
        shortfallBecause: undefined,
      },
      { isIncludedInSuperCalculations: false, shortfallBecause: 'nothing-left' },
    ]);
    expect(rows.map((row) => row.shortfall.toString())).toEqual(['0', '200']);
    expect(totalDeducted(rows).toString()).toBe('800');
    expect(rows.map((row) => explainAsText(explainDeduction(row)))).toEqual([
      'au.deductions.deduct: Item: 500 taken after tax\n  given.classification: classification NORMAL\n  given.amount: amount 500',
      'au.deductions.deduct: Item: 300 taken after tax, 200 less than asked: no more was left of the pay\n' +
        '  given.classification: classification NORMAL\n  given.amount: amount 300',
    ]);
  });
});

describe('child support', () => {
  const support = { classification: 'CHILD_SUPPORT_DEDUCTION' } as const;
  const garnishee = { classification: 'CHILD_SUPPORT_GARNISHEE' } as const;

  // Child Support Guide 1.1.P.120: 500 a week, 33 tax, 60 asked, 429.98 protected: only 37.02 can be deducted.
  test("the guide's example", () => {
    const [row] = deducted([{ ...support, amount: 60 }], { gross: '500', afterTax: '467', kept: '429.98' });
    expect(row).toMatchObject({ shortfallBecause: 'protected-earnings' });
    expect([row?.amount.toString(), row?.shortfall.toString()]).toEqual(['37.02', '22.98']);
  });

  test.each<[string, readonly Partial<PayDeductionInput>[], string, readonly string[]]>([
    ['enough is left', [{ ...support, amount: 60 }], '700', ['60']],
    ['just enough is left', [{ ...support, amount: 60 }], '740', ['60']],
    ['a cent too little', [{ ...support, amount: 60 }], '740.01', ['59.99']],
    ['nothing above the protected earnings', [{ ...support, amount: 60 }], '800', ['0']],
    ['less than the protected earnings', [{ ...support, amount: 60 }], '900', ['0']],
    ['a garnishee knows no protected earnings', [{ ...garnishee, amount: 60 }], '800', ['60']],
    [
      'a garnishee comes first wherever it stands',
      [
        { ...support, amount: 60 },
        { ...garnishee, amount: 50 },
      ],
      '700',
      ['50', '50'],
    ],
    ['child support comes before the rest', [{ amount: 790 }, { ...support, amount: 60 }], '700', ['740', '60']],
    [
      'the rest does not lower what child support may take',
      [{ amount: 90 }, { ...support, amount: 60 }],
      '740',
      ['90', '60'],
    ],
    [
      'two notices share what is free',
      [
        { ...support, amount: 60 },
        { ...support, amount: 60 },
      ],
      '700',
      ['60', '40'],
    ],
  ])('%s', (_name, items, kept, expected) => {
    expect(amounts(items, { kept })).toEqual(expected);
  });
});

test.each<[string, Partial<PayDeductionInput>]>([
  ['neither amount nor percentage', {}],
  ['both', { amount: 1, percentage: '0.1' }],
])('refused: %s', (_name, item) => {
  const reader = new InputReader();
  readPayDeduction(reader, { description: 'Item', classification: 'NORMAL', ...item });
  expect(reader.refusal).toMatchObject({ code: 'input/conflict', path: 'amount' });
});
