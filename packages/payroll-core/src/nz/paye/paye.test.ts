import { civilDate } from '../../calendar';
import { decimal, nzd, toFixed } from '../../money';
import { explainAsText, parametersUsed } from '../../trace';
import { nzRulesInForce, type NzRules } from '../rules';
import { parseTaxCode, taxCodeOf, type TaxCode } from '../tax-codes';
import type { NzPayFrequency } from '../pay-frequency';
import { annualise, periodOfWeek, taxAnnualIncome, weekOfYear, withholdPaye } from '.';
import april2024 from './vectors/2024-04-01.json';
import july2024 from './vectors/2024-07-31.json';

function rulesOn(day: string): NzRules {
  const rules = nzRulesInForce(civilDate(day));
  if (!rules.ok) throw new Error(rules.error.message);
  return rules.value;
}

function code(text: string): TaxCode {
  const parsed = parseTaxCode(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

describe.each([
  ['2024-04-01', april2024],
  ['2024-07-31', july2024],
] as const)('the edition of %s', (day, { rows }) => {
  test.each(rows.map((row) => [row.taxCode, row.frequency, row.pay, row.paye]))(
    '%s, %s, %s: %s',
    (taxCode, frequency, pay, paye) => {
      const basis = { taxCode: code(taxCode), frequency: frequency as NzPayFrequency };
      expect(toFixed(withholdPaye(nzd(pay), basis, rulesOn(day)).value, 2)).toBe(paye);
    },
  );
});

describe('the change in the middle of the 2025 year', () => {
  // Inland Revenue's casebook scenario 3.2: fortnightly 3,001.88, paid before and after 31 July 2024.
  test.each([
    ['2024-07-30', '689.4'],
    ['2024-07-31', '649.36'],
  ])('on %s a fortnight of 3,001.88 bears %s', (day, paye) => {
    const basis = { taxCode: taxCodeOf('M'), frequency: 'fortnightly' as const };
    expect(withholdPaye(nzd('3001.88'), basis, rulesOn(day)).value.toString()).toBe(paye);
  });
});

describe('each step drops digits where the specification says so', () => {
  test('annual income drops cents: 300.01 × 52 = 15,600.52', () => {
    expect(annualise(nzd('300.01'), 'weekly').value.toString()).toBe('15600');
    expect(annualise(nzd('1300.08'), 'monthly').value.toString()).toBe('15600');
  });

  test('a week of a year is truncated, never rounded', () => {
    // 36,000: 5,208 + 576 = 5,784; ÷ 52 = 111.2307…
    expect(weekOfYear(nzd('5784')).toString()).toBe('111.23');
    expect(weekOfYear(nzd('51.999')).toString()).toBe('0.99');
  });

  test("the specification's own example: a weekly 75.67 is 327.90 a month", () => {
    expect(periodOfWeek(nzd('75.67'), 'monthly').toString()).toBe('327.9');
    expect(periodOfWeek(nzd('75.67'), 'weekly').toString()).toBe('75.67');
    expect(periodOfWeek(nzd('75.67'), 'fortnightly').toString()).toBe('151.34');
    expect(periodOfWeek(nzd('75.67'), 'four-weekly').toString()).toBe('302.68');
  });

  test('tax on a year is unrounded', () => {
    expect(taxAnnualIncome(nzd('53501'), rulesOn('2026-10-01').paye).value.toString()).toBe('8270.8');
    expect(taxAnnualIncome(nzd('15600'), rulesOn('2026-10-01').paye).value.toString()).toBe('1638');
    expect(taxAnnualIncome(nzd('0'), rulesOn('2026-10-01').paye).value.toString()).toBe('0');
  });
});

describe('tailored tax codes', () => {
  test('the certificate rate on whole dollars, truncated; the levy is inside it', () => {
    // 457 × 0.233 = 106.481
    const basis = { taxCode: taxCodeOf('STC'), frequency: 'weekly' as const, certificateRate: decimal('0.233') };
    const withheld = withholdPaye(nzd('457.89'), basis, rulesOn('2026-10-01'));
    expect(withheld.value.toString()).toBe('106.48');
    expect(explainAsText(withheld)).toBe(
      [
        'nz.paye.withhold-at-certificate-rate: 457 × 0.233, truncated to cents 106.48',
        '  given.pay: pay 457.89',
        '  given.certificate rate: certificate rate 0.233',
      ].join('\n'),
    );
  });

  test('without its rate, and for schedular payments, the caller has a bug', () => {
    const rules = rulesOn('2026-10-01');
    expect(() => withholdPaye(nzd('1'), { taxCode: taxCodeOf('STC'), frequency: 'weekly' }, rules)).toThrow(
      'Code STC needs the rate of its certificate',
    );
    expect(() => withholdPaye(nzd('1'), { taxCode: taxCodeOf('WT'), frequency: 'weekly' }, rules)).toThrow(
      'Schedular payments are taxed by taxSchedularPayment',
    );
  });
});

describe('the trace', () => {
  test('main income shows each step and the lines of law it stands on', () => {
    const basis = { taxCode: taxCodeOf('ME'), frequency: 'monthly' as const };
    const withheld = withholdPaye(nzd('2000'), basis, rulesOn('2024-09-20'));
    expect(withheld.says()).toBe(
      "3108 + 384 − 520 = 2972; a week's share, truncated to cents, 57.15; monthly, truncated to cents, 247.65",
    );
    expect(
      explainAsText(withheld)
        .split('\n')
        .map((line) => line.split(' (since')[0]),
    ).toEqual([
      `nz.paye.withhold-from-main-income: ${withheld.says()}`,
      '  nz.paye.annualise: 2000 × 12, cents dropped 24000',
      '    given.pay: pay 2000',
      '    given.frequency: frequency monthly',
      '  nz.paye.tax-annual-income: 24000 × 0.175 − 1092 = 3108',
      '    nz.paye/bands/15601: rate 0.175, subtract 1092',
      '  nz.acc-earners-levy.levy-annual-income: 24000 × 0.016 = 384',
      '    nz.acc-earners-levy/rate: 0.016',
      '  nz.independent-earner-credit.credit-annual-income: 520 on 24000',
      '    nz.independent-earner-credit: 520 from 24000, less 0.13 a dollar over 66000, nil from 70000',
    ]);
    expect(parametersUsed(withheld)).toEqual([
      'nz.acc-earners-levy/rate@2024-04-01',
      'nz.independent-earner-credit@2024-07-31',
      'nz.paye/bands/15601@2024-07-31',
    ]);
  });

  test('weekly main income without credit', () => {
    const withheld = withholdPaye(nzd('1000'), { taxCode: taxCodeOf('M'), frequency: 'weekly' }, rulesOn('2026-10-01'));
    expect(withheld.says()).toBe("8008 + 910 = 8918; a week's share, truncated to cents, 171.5");
    expect(withheld.because.map((reason) => ('rule' in reason ? reason.rule : ''))).toEqual([
      'nz.paye.annualise',
      'nz.paye.tax-annual-income',
      'nz.acc-earners-levy.levy-annual-income',
    ]);
  });

  test('a flat rate shows tax and levy apart', () => {
    const withheld = withholdPaye(
      nzd('926.28'),
      { taxCode: taxCodeOf('SH'), frequency: 'weekly' },
      rulesOn('2026-10-15'),
    );
    expect(
      explainAsText(withheld)
        .split('\n')
        .map((line) => line.split(' (since')[0]),
    ).toEqual([
      'nz.paye.withhold-at-flat-rate: 926 × (0.3 + 0.0175), truncated to cents 294',
      '  given.pay: pay 926.28',
      '  nz.paye/flatRates/SH: 0.3',
      '  nz.acc-earners-levy/rate: 0.0175',
    ]);
  });
});
