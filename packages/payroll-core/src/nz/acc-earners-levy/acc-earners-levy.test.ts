import { civilDate } from '../../calendar';
import { nzd, toFixed } from '../../money';
import { inForce } from '../../statutory';
import { explainAsText, type Step } from '../../trace';
import { nzRulesInForce } from '../rules';
import { parseTaxCode } from '../tax-codes';
import type { NzPayFrequency } from '../pay-frequency';
import { withholdPaye } from '../paye';
import { accEarnersLevy, levyAnnualIncome, levyInPay } from '.';
import from2024 from './vectors/2024-04-01.json';
import from2025 from './vectors/2025-04-01.json';
import from2026 from './vectors/2026-04-01.json';
import { firstUnconfirmedDay } from '../../testing/first-unconfirmed-day';

function levyOn(day: string) {
  const found = inForce(accEarnersLevy, civilDate(day));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

describe.each([
  ['2024-04-01', from2024],
  ['2025-04-01', from2025],
  ['2026-04-01', from2026],
] as const)('PAYE with the levy of %s', (day, { rows }) => {
  test.each(rows.map((row) => [row.taxCode, row.frequency, row.pay, row.paye]))(
    '%s, %s, %s: %s',
    (taxCode, frequency, pay, paye) => {
      const rules = nzRulesInForce(civilDate(day));
      const parsed = parseTaxCode(taxCode);
      if (!rules.ok || !parsed.ok) throw new Error('unreadable');
      const basis = { taxCode: parsed.value, frequency: frequency as NzPayFrequency };
      expect(toFixed(withholdPaye(nzd(pay), basis, rules.value).value, 2)).toBe(paye);
    },
  );
});

describe('a year', () => {
  // The maximum is printed: 2025 truncates 142,283 × 1.6 %, 2027 rounds 156,641 × 1.75 % up.
  test.each([
    ['2024-04-01', '142282', '2276.512'],
    ['2024-04-01', '142283', '2276.52'],
    ['2024-04-01', '999999', '2276.52'],
    ['2025-04-01', '152789', '2551.5763'],
    ['2025-04-01', '152790', '2551.59'],
    ['2026-04-01', '156640', '2741.2'],
    ['2026-04-01', '156641', '2741.22'],
    ['2026-04-01', '0', '0'],
  ])('on %s, %s bears %s', (day, income, levy) => {
    expect(levyAnnualIncome(nzd(income), levyOn(day)).value.toString()).toBe(levy);
  });

  test('says which side of the maximum it is on', () => {
    expect(levyAnnualIncome(nzd('52000'), levyOn('2026-04-01')).says()).toBe('52000 × 0.0175 = 910');
    expect(levyAnnualIncome(nzd('156641'), levyOn('2026-04-01')).says()).toBe(
      '156641 reaches the maximum 156641, so the levy is 2741.22',
    );
    expect(levyAnnualIncome(nzd('156641'), levyOn('2026-04-01')).because).toMatchObject([
      { parameter: 'nz.acc-earners-levy/maximumLevy' },
    ]);
  });
});

describe('the levy inside a pay', () => {
  test.each([
    // casebook 3.1, 3.4, 3.5: earnings times the rate, truncated
    ['926.28', 'weekly', true, '2024-08-07', '14.82'],
    ['1923.04', 'four-weekly', true, '2025-01-30', '30.76'],
    ['923.56', 'fortnightly', true, '2024-08-21', '14.77'],
    // a week's share of 2,741.22 is 52.7157…
    ['5000', 'weekly', true, '2026-10-01', '52.71'],
    ['5000', 'weekly', false, '2026-10-01', '87.5'],
    ['20000', 'monthly', true, '2026-10-01', '228.43'],
  ] as const)('%s %s, main income %s, on %s: %s', (earnings, frequency, isMain, day, levy) => {
    expect(levyInPay(nzd(earnings), frequency, isMain, levyOn(day)).value.toString()).toBe(levy);
  });

  test('says when the maximum cut it', () => {
    expect(levyInPay(nzd('5000'), 'weekly', true, levyOn('2026-10-01')).says()).toBe(
      '5000 × 0.0175, truncated to cents 87.5, at most 52.71 of a weekly pay',
    );
    expect(levyInPay(nzd('5000'), 'weekly', false, levyOn('2026-10-01')).says()).toBe(
      '5000 × 0.0175, truncated to cents 87.5',
    );
    const plain = levyInPay(nzd('1000'), 'weekly', true, levyOn('2026-10-01'));
    expect(plain.says()).toBe('1000 × 0.0175, truncated to cents 17.5');
    expect(plain.because).toMatchObject([{ given: 'earnings' }, { parameter: 'nz.acc-earners-levy/rate' }]);
  });
});

test.each(['2024-03-31', firstUnconfirmedDay(accEarnersLevy)])('on %s there is no answer', (day) => {
  expect(inForce(accEarnersLevy, civilDate(day)).ok).toBe(false);
});

/** A trace without the names of the publications, which the parameter files hold. */
const lines = (root: Step): string[] =>
  explainAsText(root)
    .split('\n')
    .map((line) => line.split(' (since')[0] ?? '');

test('traces name the rule, the figures and the line of law', () => {
  const levy = levyOn('2026-10-01');
  expect(lines(levyAnnualIncome(nzd('52000'), levy))).toEqual([
    'nz.acc-earners-levy.levy-annual-income: 52000 × 0.0175 = 910',
    '  nz.acc-earners-levy/rate: 0.0175',
  ]);
  expect(lines(levyAnnualIncome(nzd('200000'), levy))).toEqual([
    'nz.acc-earners-levy.levy-annual-income: 200000 reaches the maximum 156641, so the levy is 2741.22',
    '  nz.acc-earners-levy/maximumLevy: 2741.22 on 156641 or more',
  ]);
  expect(lines(levyInPay(nzd('1000'), 'weekly', true, levy))).toEqual([
    'nz.acc-earners-levy.levy-in-pay: 1000 × 0.0175, truncated to cents 17.5',
    '  given.earnings: earnings 1000',
    '  nz.acc-earners-levy/rate: 0.0175, at most 2741.22 a year',
  ]);
});
