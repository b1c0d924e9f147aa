import { civilDate } from '../../calendar';
import { decimal, nzd } from '../../money';
import { explainAsText } from '../../trace';
import { nzRulesInForce, type NzRules } from '../rules';
import { taxCodeOf } from '../tax-codes';
import { treatContributionAsPay, upliftPay } from '.';

function rulesOn(day: string): NzRules {
  const rules = nzRulesInForce(civilDate(day));
  if (!rules.ok) throw new Error(rules.error.message);
  return rules.value;
}

const weekly = { taxCode: taxCodeOf('M'), frequency: 'weekly' as const };
const rachel = nzd('500.03');

describe('Rachel: 500.03 a week and 15.00 of contribution', () => {
  // Specification 2025 V1.3, 5.21.2 (2024-25, after 31 July) and 2026 V1.0, 5.20.2.
  test.each([
    ['2024-08-07', '74.5', '77.36', '2.62', '12.38'],
    ['2025-10-15', '74.85', '77.72', '2.62', '12.38'],
  ])('on %s', (day, without, withIt, tax, toFund) => {
    const asPay = treatContributionAsPay(rachel, upliftPay(nzd('15'), decimal('1')), 'net', weekly, rulesOn(day));
    expect(asPay.payeWithout.value.toString()).toBe(without);
    expect(asPay.payeWith.value.toString()).toBe(withIt);
    expect(asPay.taxOnContribution.value.toString()).toBe(tax);
    expect(asPay.toFund.toString()).toBe(toFund);
    expect(asPay.uplift.value.toString()).toBe('15');
  });

  test('under the gross option all of it goes to the fund', () => {
    const asPay = treatContributionAsPay(
      rachel,
      upliftPay(nzd('15'), decimal('1')),
      'gross',
      weekly,
      rulesOn('2025-10-15'),
    );
    expect(asPay.toFund.toString()).toBe('15');
    expect(asPay.taxOnContribution.value.toString()).toBe('2.62');
    expect(asPay.taxOnContribution.says()).toBe('77.72 − 74.85 − levy 0.25 = 2.62');
    expect(asPay.taxOnContribution.because).toEqual([asPay.payeWith, asPay.payeWithout]);
  });
});

test('a fraction of the contribution, truncated', () => {
  const uplift = upliftPay(nzd('15.01'), decimal('0.333'));
  expect(uplift.value.toString()).toBe('4.99');
  expect(uplift.says()).toBe('15.01 × 0.333, truncated to cents 4.99');
  expect(uplift.because).toHaveLength(2);
});

test('over the levy maximum the difference holds no levy, and the fund never gets more than the contribution', () => {
  const asPay = treatContributionAsPay(
    nzd('20'),
    upliftPay(nzd('0.05'), decimal('1')),
    'net',
    weekly,
    rulesOn('2026-10-15'),
  );
  expect(asPay.taxOnContribution.value.toString()).toBe('0');
  expect(asPay.toFund.toString()).toBe('0.05');
});

test('the traces name rule and inputs', () => {
  const uplift = upliftPay(nzd('15'), decimal('0.5'));
  expect(explainAsText(uplift).split('\n')).toEqual([
    'nz.employer-contribution-as-pay.uplift: 15 × 0.5, truncated to cents 7.5',
    '  given.employer contribution: employer contribution 15',
    '  given.fraction treated as pay: fraction treated as pay 0.5',
  ]);
  const asPay = treatContributionAsPay(rachel, uplift, 'net', weekly, rulesOn('2026-10-15'));
  expect(asPay.taxOnContribution.rule).toBe('nz.employer-contribution-as-pay.tax-on-contribution');
});
