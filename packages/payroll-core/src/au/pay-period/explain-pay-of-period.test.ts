import { calculatePay } from '../calculate-pay/calculate-pay';
import type { AuPayEmployee, AuPayInput } from '../calculate-pay/au-pay-input';
import type { Explanation } from '../../trace/explain';
import { calculatePayPeriod } from './calculate-pay-period';
import type { AuPayOfPeriod } from './pay-period-input';

const taxDeclaration = { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true } as const;

function input(dollars: string, more: Partial<AuPayInput> = {}, employee: Partial<AuPayEmployee> = {}): AuPayInput {
  return {
    payDate: '2026-08-06',
    payPeriod: 'WEEKLY',
    employee: { payRatePerHour: '1', taxDeclaration: { ...taxDeclaration, hasStudyLoan: true }, ...employee },
    hours: dollars === '0' ? [] : [{ description: 'Ordinary', units: 'hours', value: dollars }],
    ...more,
  };
}

/** What the figures of each pay that is not processed stand on. */
function explained(pays: readonly AuPayOfPeriod[], yearToDate = {}) {
  const worked = calculatePayPeriod({ pays, yearToDate });
  if (!worked.ok) throw new Error(worked.error.message);
  return worked.value.pays.flatMap((own) => {
    if (own.isProcessed) return [];
    // As it is kept: the explanation is made from the stored input.
    const again = calculatePay(JSON.parse(JSON.stringify(own.input)) as AuPayInput);
    if (!again.ok) throw new Error(again.error.message);
    const { tax, studyLoan, compulsorySuperAmount, rescSuperAmount } = again.value.trace.explain();
    return [{ tax, studyLoan, compulsorySuperAmount, rescSuperAmount }];
  });
}

function alone(whole: AuPayInput) {
  const worked = calculatePay(whole);
  if (!worked.ok) throw new Error(worked.error.message);
  const { tax, studyLoan } = worked.value.trace.explain();
  return { tax: [tax], studyLoan: [studyLoan] };
}

function lawsUnder({ law, because = [] }: Explanation): readonly string[] {
  return [...(law === undefined ? [] : [law.title]), ...because.flatMap(lawsUnder)];
}

const bonuses: AuPayInput['bonuses'] = [{ description: 'Bonus', amount: '5200', taxMethod: 'METHOD_A_WHOLE_YEAR' }];
const yearToDate = {
  gross: '4000',
  normalEarnings: '4000',
  payPeriods: 4,
  earlierPays: ['2026-07-02', '2026-07-09', '2026-07-16', '2026-07-23'].map((payDate) => ({
    payDate,
    taxableEarnings: '1000',
    tax: '138',
  })),
};
const owed = { description: 'Owed', stpCategory: 'GROSS' } as const;
const daily = { taxDeclaration: { ...taxDeclaration, schedule: { kind: 'daily-or-casual' } } } as const;

describe('each pay of a period is explained by what all of them would withhold in one pay', () => {
  test.each<[string, AuPayInput, AuPayInput, AuPayInput]>([
    ['a bonus by Method A', input('1000'), input('0', { bonuses }), input('1000', { bonuses })],
    [
      'bonuses of both pays',
      input('400', { bonuses }),
      input('600', { bonuses: [{ description: 'More', amount: '600', taxMethod: 'METHOD_B2' }] }),
      input('1000', {
        bonuses: [...bonuses, { description: 'More', amount: '600', taxMethod: 'METHOD_B2' }],
        yearToDate,
      }),
    ],
    [
      'a back payment by Method B(i) and one of earlier years',
      input('1000'),
      input('0', {
        backPayments: [
          { ...owed, amount: '400', taxMethod: 'METHOD_B1', startDate: '2026-07-02', endDate: '2026-07-16' },
          {
            ...owed,
            amount: '900',
            taxMethod: 'METHOD_A_SPECIFIC_RANGE',
            startDate: '2016-07-01',
            endDate: '2026-06-30',
          },
        ],
      }),
      input('1000', {
        yearToDate,
        backPayments: [
          { ...owed, amount: '400', taxMethod: 'METHOD_B1', startDate: '2026-07-02', endDate: '2026-07-16' },
          {
            ...owed,
            amount: '900',
            taxMethod: 'METHOD_A_SPECIFIC_RANGE',
            startDate: '2016-07-01',
            endDate: '2026-06-30',
          },
        ],
      }),
    ],
    [
      'a payment to return to work',
      input('1000'),
      input('0', { bonuses: [{ description: 'Return', amount: '500', isReturnToWork: true }] }),
      input('1000', { bonuses: [{ description: 'Return', amount: '500', isReturnToWork: true }] }),
    ],
    [
      'days',
      input('300', { daysPaid: 1 }, daily),
      input('500', { daysPaid: 2 }, daily),
      input('800', { daysPaid: 3 }, daily),
    ],
  ])('%s', (_name, one, other, whole) => {
    const year = whole.yearToDate ?? {};
    const pays = [one, other].map((pay) => ({ input: { ...pay, yearToDate: year } }));
    const parts = explained(pays, year);
    const { tax, studyLoan } = alone(whole);
    expect(parts.map((part) => part.tax.because)).toEqual([tax, tax]);
    expect(parts.map((part) => part.studyLoan.because)).toEqual([studyLoan, studyLoan]);
    for (const part of parts) expect(lawsUnder(part.tax)).not.toEqual([]);
  });

  // The period is withheld from by the record of its last pay; the pay before it is corrected by the record that it was made with.
  test.each<[string, AuPayEmployee['taxDeclaration']]>([
    ['a study loan', { ...taxDeclaration, hasStudyLoan: true }],
    ['no tax-free threshold', { ...taxDeclaration, claimsTaxFreeThreshold: false }],
    ["seniors' schedule", { ...taxDeclaration, schedule: { kind: 'seniors-and-pensioners', status: 'single' } }],
  ])('a pay of before a record that has %s', (_name, later) => {
    const earlier = input('1000', {}, { taxDeclaration });
    const last = input('500', {}, { taxDeclaration: later });
    const processed = { tax: '100', superEarnings: '500', compulsorySuperAmount: '60' };
    const parts = explained([{ input: earlier }, { input: last, processed }]);
    const { tax, studyLoan } = alone(input('1500', {}, { taxDeclaration: later }));
    expect(parts.map((part) => [part.tax.because, part.studyLoan.because])).toEqual([[tax, studyLoan]]);
  });

  test('a pay after one that was processed, and what of the tax is of that one', () => {
    const [second] = explained([
      { input: input('0', { bonuses, usualEarnings: '1000' }), processed: { tax: '1664', studyLoan: '0' } },
      { input: input('1000') },
    ]);
    expect(second?.tax.because).toEqual(alone(input('1000', { bonuses })).tax);
    expect(second?.tax.says).toMatch(/, of which 1664 is of pays that were processed before$/);
  });

  test('over the end of a year: by the tables of the later one, less what these take of the earlier pay', () => {
    const june = input('0', { payDate: '2026-06-30', bonuses });
    const [july] = explained([
      { input: june, processed: { tax: '1600' } },
      { input: input('1000', { payDate: '2026-07-01' }) },
    ]);
    expect(july?.tax.because).toEqual(alone(input('1000', { payDate: '2026-07-01', bonuses })).tax);
  });

  test('the part of the study loan is told of the loan of all pays, not of their tax', () => {
    // Schedule 8: 0.15 × 2000.99 − 200.5615 = 99.59: 100.
    const [first] = explained([{ input: input('500') }, { input: input('1500') }]);
    expect(first?.studyLoan.says).toBe('25 is the part of this pay; all pays of the period bear 100 on 2000');
  });
});

test('super of a part names the rate, its law and the maximum, as super of a pay alone does', () => {
  const [part] = explained([
    { input: input('500', {}, { superRate: '0.15' }) },
    { input: input('1500', {}, { superRate: '0.15' }) },
  ]);
  // 12 % of 500 is 60; 15 % is 75.
  expect(part?.compulsorySuperAmount.says).toBe('60 of the period is for this pay, on 500 at 0.12');
  expect(part?.rescSuperAmount.says).toBe('15 above the compulsory rate, at 0.15 in all, plus sacrificed 0 = 15');
  expect(part?.compulsorySuperAmount.because?.map(({ rule }) => rule)).toEqual([
    'au.super-guarantee.earnings',
    'given.earlier earnings of the year',
    'au.super-guarantee/rate',
    'au.super-guarantee/maximumContributionBase',
  ]);
  expect(part?.rescSuperAmount.because?.map(({ says }) => says)).toEqual([
    'super rate of the employee 0.15',
    '60 of the period is for this pay, on 500 at 0.12',
    'sacrificed to super 0',
  ]);
});

test('what is longer than a pay may be is left out, and the pay can be worked out again', () => {
  const backPayments: AuPayInput['backPayments'] = [
    { ...owed, amount: '20000', taxMethod: 'METHOD_B1', startDate: '2000-01-01', endDate: '2026-06-30' },
  ];
  const parts = explained([{ input: input('1000') }, { input: input('0', { backPayments }) }]);
  expect(parts.map(({ tax }) => tax.because)).toEqual([undefined, undefined]);
});
