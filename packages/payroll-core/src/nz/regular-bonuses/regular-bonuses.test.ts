import { civilDate } from '../../calendar';
import { nzd } from '../../money';
import { explainAsText } from '../../trace';
import { withholdPaye } from '../paye';
import { nzRulesInForce } from '../rules';
import { taxCodeOf } from '../tax-codes';
import { monthOfPay, monthsCovered, withholdFromSpreadBonus } from '.';

const found = nzRulesInForce(civilDate('2026-10-15'));
if (!found.ok) throw new Error(found.error.message);
const rules = found.value;
const basis = { taxCode: taxCodeOf('M') };

describe('a regular bonus over months (specification 5.14)', () => {
  // Main income, 5,000 a month: 60,000 × 30 % − 7,779.50 + 1,050 = 11,270.50; ÷ 52 = 216.74; × 52 ÷ 12 = 939.20
  // 5,500 a month: 66,000 × 30 % − 7,779.50 + 1,155 = 13,175.50; ÷ 52 = 253.37; × 52 ÷ 12 = 1,097.93
  test('one month: the difference', () => {
    const tax = withholdFromSpreadBonus(nzd('500'), 1, nzd('5000'), basis, rules);
    expect(tax.value.toString()).toBe('158.73');
    expect(tax.says()).toBe('500 ÷ 1 = 500 a month; (1097.93 − 939.2) × 1 = 158.73');
  });

  test('three months: a third of it, three times', () => {
    const tax = withholdFromSpreadBonus(nzd('1500'), 3, nzd('5000'), basis, rules);
    expect(tax.value.toString()).toBe('476.19');
    expect(tax.says()).toBe('1500 ÷ 3 = 500 a month; (1097.93 − 939.2) × 3 = 476.19');
    expect(tax.because).toHaveLength(4);
  });

  test('it is the monthly rule whatever the pay cycle', () => {
    const monthly = { ...basis, frequency: 'monthly' as const };
    expect(withholdPaye(nzd('5500'), monthly, rules).value.toString()).toBe('1097.93');
    expect(withholdPaye(nzd('5000'), monthly, rules).value.toString()).toBe('939.2');
  });
});

test.each([
  ['1200', 'weekly', '5200'],
  ['1000', 'fortnightly', '2166.66'],
  ['1000', 'four-weekly', '1083.33'],
  ['5000', 'monthly', '5000'],
] as const)('a pay of %s %s is %s a month', (pay, frequency, month) => {
  expect(monthOfPay(nzd(pay), frequency).toString()).toBe(month);
});

test.each([
  ['2026-01-01', '2026-03-31', 3],
  ['2026-01-01', '2026-03-30', 2],
  ['2026-01-15', '2026-04-14', 3],
  ['2026-01-01', '2026-01-31', 1],
  ['2026-01-01', '2026-01-01', 1],
  ['2026-01-01', '2026-12-31', 12],
])('%s to %s covers %s months', (first, last, months) => {
  expect(monthsCovered(civilDate(first), civilDate(last))).toBe(months);
});

test('the trace names what it was given', () => {
  const tax = withholdFromSpreadBonus(nzd('1500'), 3, nzd('5000'), basis, rules);
  expect(explainAsText(tax).split('\n').slice(0, 3)).toEqual([
    'nz.regular-bonuses.withhold-from-spread-bonus: 1500 ÷ 3 = 500 a month; (1097.93 − 939.2) × 3 = 476.19',
    '  given.bonus: bonus 1500',
    '  given.months covered: months covered 3',
  ]);
});
