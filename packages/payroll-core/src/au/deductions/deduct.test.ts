import { aud } from '../../money';
import { explainAsText } from '../../trace';
import { InputReader } from '../../input/input-reader';
import { deduct, totalDeducted, type BeforeDeductions } from './deduct';
import { explainDeductions } from './explain-deductions';
import { readPayDeduction, type PayDeductionInput } from './pay-deduction';

interface Before {
  readonly gross?: string;
  readonly afterTax?: string;
  readonly kept?: string;
}

function read(items: readonly Partial<PayDeductionInput>[]) {
  const reader = new InputReader();
  const found = items.map((item) =>
    readPayDeduction(reader, { description: 'Item', classification: 'NORMAL', ...item }),
  );
  expect(reader.refusal).toBeUndefined();
  return found;
}

function left(before: Before): BeforeDeductions {
  return {
    gross: aud(before.gross ?? '1000'),
    afterTax: aud(before.afterTax ?? '800'),
    protectedEarnings: before.kept === undefined ? undefined : aud(before.kept),
  };
}

const deducted = (items: readonly Partial<PayDeductionInput>[], before: Before = {}) =>
  deduct(read(items), left(before));

/** The words of each deduction, without the rules. */
const explained = (items: readonly Partial<PayDeductionInput>[], before: Before = {}) =>
  explainDeductions(read(items), left(before)).map((row) =>
    explainAsText(row)
      .split('\n')
      .map((line) => line.replace(/^ *[^:]+: /, '')),
  );

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
    expect(explained([{ amount: 500 }, { amount: 500, isIncludedInSuperCalculations: false }])).toEqual([
      ['Item: 500 taken after tax', 'classification ordinary', 'amount 500'],
      [
        'Item: 300 taken after tax, 200 less than asked: no more was left of the pay',
        'classification ordinary',
        'amount 500',
        'left of the pay 300',
      ],
    ]);
  });
});

describe('the explanation starts from what the item asks for', () => {
  test.each<[string, readonly Partial<PayDeductionInput>[], Before, readonly (readonly string[])[]]>([
    [
      'a percentage of net with a limit',
      [{ percentage: '0.015', basis: 'NET', limit: 10 }],
      { afterTax: '812.50' },
      [
        [
          'Item: 10 taken after tax',
          'classification ordinary',
          'gross without tax of 812.5 × 0.015 = 12.1875, to the nearest cent 12.19',
          'percentage 0.015',
          'limit 10',
        ],
      ],
    ],
    // Child Support Guide 1.1.P.120: 500 a week, 33 tax, 60 asked, 429.98 protected: only 37.02 can be deducted.
    [
      'child support above the protected earnings',
      [{ classification: 'CHILD_SUPPORT_DEDUCTION', amount: 60 }],
      { gross: '500', afterTax: '467', kept: '429.98' },
      [
        [
          'Item: 37.02 taken after tax, 22.98 less than asked: protected earnings stay with the employee',
          'classification child support deduction',
          'amount 60',
          '467 left of the pay, of which 429.98 are protected: at most 37.02',
          'left of the pay 467',
          'protected earnings 429.98',
        ],
      ],
    ],
  ])('%s', (_name, items, before, expected) => {
    expect(explained(items, before)).toEqual(expected);
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
