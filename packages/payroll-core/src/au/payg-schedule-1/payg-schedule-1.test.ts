import { civilDate } from '../../calendar';
import { aud } from '../../money';
import { inForce } from '../../statutory';
import { explainAsText, parametersUsed } from '../../trace';
import { formulaRow, schedule1, weeklyEarnings, withholdUnderScale, withholdWithoutTaxFileNumber } from '.';

function edition(on: string) {
  const found = inForce(schedule1, civilDate(on));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

describe('weekly earnings, x (ATO Schedule 1, "Working out the weekly earnings")', () => {
  test.each([
    ['467.59 and an allowance of 9.50, the example of the schedule', '477.09', 'weekly', '477.99'],
    ['whole dollars already', '1052', 'weekly', '1052.99'],
    ['nothing', '0', 'weekly', '0.99'],
    ['an odd fortnight', '2105.99', 'fortnightly', '1052.99'],
    ['an even fortnight', '2106', 'fortnightly', '1053.99'],
    ['a month', '5400.32', 'monthly', '1246.99'],
    ['a month that ends in 33 cents is a third of a dollar', '4333.33', 'monthly', '1000.99'],
    ['a month that ends in 32 cents is not', '4333.32', 'monthly', '999.99'],
    ['a month that ends in 34 cents', '4333.34', 'monthly', '1000.99'],
    ['a quarter', '13000', 'quarterly', '1000.99'],
    ['a quarter a cent short', '12999.99', 'quarterly', '999.99'],
  ] as const)('%s', (_what, earnings, frequency, x) => {
    expect(weeklyEarnings(aud(earnings), frequency).value.toString()).toBe(x);
  });

  test.each([
    ['weekly', '1052.40', 'whole dollars of 1052.4 plus 99 cents = 1052.99'],
    ['fortnightly', '2105', 'whole dollars of 2105 ÷ 2 plus 99 cents = 1052.99'],
    ['monthly', '4333.33', 'whole dollars of (4333.33 + 0.01) × 3 ÷ 13 plus 99 cents = 1000.99'],
    ['quarterly', '13000', 'whole dollars of 13000 ÷ 13 plus 99 cents = 1000.99'],
  ] as const)('says how a %s amount became weekly', (frequency, earnings, says) => {
    expect(weeklyEarnings(aud(earnings), frequency).says()).toBe(says);
  });
});

describe('the line of a table', () => {
  const rows = edition('2026-07-01').values.scales[2];

  test.each([
    ['-5', '0'],
    ['0.99', '0'],
    ['361.99', '0'],
    ['362', '362'],
    ['362.99', '362'],
    ['537.99', '362'],
    ['538.99', '538'],
    ['3652.99', '2596'],
    ['3653.99', '3653'],
    ['999999.99', '3653'],
  ])('for x = %s begins at %s', (x, edge) => {
    expect(formulaRow(rows, aud(x)).edge).toBe(edge);
  });
});

describe('an explained amount', () => {
  test('names every number, the rounding and the printed line', () => {
    const withheld = withholdUnderScale(weeklyEarnings(aud('1052.40'), 'weekly'), 'weekly', 2, edition('2025-06-30'));
    expect(explainAsText(withheld)).toBe(
      [
        'au.payg-schedule-1.withhold-weekly: 0.3227 × 1052.99 − 180.0385 = 159.761373, to the nearest dollar 160',
        '  au.payg-schedule-1.weekly-earnings: whole dollars of 1052.4 plus 99 cents = 1052.99',
        '    given.earnings: earnings 1052.4',
        '  au.payg-schedule-1/scale2/865: a 0.3227, b 180.0385 (since 2024-07-01; ATO Schedule 1, Coefficients to use in ' +
          'formulas for withholding from weekly payments, published 16 June 2024 (F2024L00664))',
      ].join('\n'),
    );
    expect(parametersUsed(withheld)).toEqual(['au.payg-schedule-1/scale2/865@2024-07-01']);
  });

  test.each([
    ['fortnightly', '2104', '160 a week × 2 = 320 a fortnight'],
    ['monthly', '4562', '160 a week × 13 ÷ 3, to the nearest dollar, = 693 a month'],
    ['monthly', '4572', '161 a week × 13 ÷ 3, to the nearest dollar, = 698 a month'],
    ['quarterly', '13676', '160 a week × 13 = 2080 a quarter'],
  ] as const)('says how the week became the %s period', (frequency, earnings, says) => {
    const x = weeklyEarnings(aud(earnings), frequency);
    const withheld = withholdUnderScale(x, frequency, 2, edition('2024-07-01'));
    expect(withheld.rule).toBe('au.payg-schedule-1.for-pay-period');
    expect(withheld.says()).toBe(says);
    expect(withheld.because).toHaveLength(1);
  });

  test('without a tax file number names the rate', () => {
    const withheld = withholdWithoutTaxFileNumber(aud('1001.99'), 'foreign', edition('2026-07-01'));
    expect(explainAsText(withheld)).toBe(
      [
        'au.payg-schedule-1.withhold-without-tax-file-number: 0.45 × 1001, cents ignored, = 450',
        '  given.payment: payment 1001.99',
        '  au.payg-schedule-1/noTaxFileNumber/foreign: no tax file number: 0.45 (since 2026-07-01; ATO Schedule 1, ' +
          'Coefficients to use in formulas for withholding from weekly payments, published 17 June 2026 (F2026L00716))',
      ].join('\n'),
    );
  });
});

test('nothing is ever withheld from nothing, or from less', () => {
  for (const on of ['2024-07-01', '2026-07-01']) {
    for (const scale of [1, 2, 3, 5, 6] as const) {
      for (const earnings of ['0', '-0.01', '-1', '-5000']) {
        const x = weeklyEarnings(aud(earnings), 'weekly');
        expect(withholdUnderScale(x, 'weekly', scale, edition(on)).value.toString()).toBe('0');
      }
    }
    expect(withholdWithoutTaxFileNumber(aud('-100'), 'resident', edition(on)).value.toString()).toBe('0');
  }
});
