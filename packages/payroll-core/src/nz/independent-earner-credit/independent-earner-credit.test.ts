import { civilDate } from '../../calendar';
import { nzd, toFixed } from '../../money';
import { inForce } from '../../statutory';
import { withholdPaye } from '../paye';
import { nzRulesInForce } from '../rules';
import { taxCodeOf } from '../tax-codes';
import type { NzPayFrequency } from '../pay-frequency';
import { creditAnnualIncome, independentEarnerCredit } from '.';
import april2024 from './vectors/2024-04-01.json';
import july2024 from './vectors/2024-07-31.json';

function creditOn(day: string) {
  const found = inForce(independentEarnerCredit, civilDate(day));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

describe.each([
  ['2024-04-01', april2024],
  ['2024-07-31', july2024],
] as const)('code ME under the credit of %s', (day, { rows }) => {
  test.each(rows.map((row) => [row.frequency, row.pay, row.paye]))('%s, %s: %s', (frequency, pay, paye) => {
    const rules = nzRulesInForce(civilDate(day));
    if (!rules.ok) throw new Error(rules.error.message);
    const basis = { taxCode: taxCodeOf('ME'), frequency: frequency as NzPayFrequency };
    expect(toFixed(withholdPaye(nzd(pay), basis, rules.value).value, 2)).toBe(paye);
  });
});

// Specification 5.3 step 4: nothing below 24,000; 520 up to the abatement; less 13 cents a dollar; nothing from the end.
test.each([
  ['2024-07-30', '23999', '0', 'none on 23999'],
  ['2024-07-30', '24000', '520', '520 on 24000'],
  ['2024-07-30', '44000', '520', '520 on 44000'],
  ['2024-07-30', '44001', '519.87', '520 − (44001 − 44000) × 0.13 = 519.87'],
  ['2024-07-30', '47999', '0.13', '520 − (47999 − 44000) × 0.13 = 0.13'],
  ['2024-07-30', '48000', '0', 'none on 48000'],
  ['2024-07-31', '66000', '520', '520 on 66000'],
  ['2024-07-31', '66001', '519.87', '520 − (66001 − 66000) × 0.13 = 519.87'],
  ['2024-07-31', '69999', '0.13', '520 − (69999 − 66000) × 0.13 = 0.13'],
  ['2024-07-31', '70000', '0', 'none on 70000'],
  ['2027-03-31', '24000', '520', '520 on 24000'],
])('on %s a year of %s earns %s', (day, income, credit, says) => {
  const found = creditAnnualIncome(nzd(income), creditOn(day));
  expect(found.value.toString()).toBe(credit);
  expect(found.says()).toBe(says);
  expect(found.rule).toBe('nz.independent-earner-credit.credit-annual-income');
  expect(found.because).toMatchObject([{ parameter: 'nz.independent-earner-credit' }]);
});

test('the line of law it stands on', () => {
  const [line] = creditAnnualIncome(nzd('24000'), creditOn('2026-10-01')).because;
  expect(line !== undefined && 'parameter' in line && line.says()).toBe(
    '520 from 24000, less 0.13 a dollar over 66000, nil from 70000',
  );
});
