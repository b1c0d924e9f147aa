import { calculatePay } from './calculate-pay';
import type { AuPayEmployee, AuPayInput, AuTaxDeclarationInput } from './au-pay-input';

const resident: AuTaxDeclarationInput = {
  taxFileNumber: 'quoted',
  residency: 'resident',
  claimsTaxFreeThreshold: true,
};

function pay(
  declaration: Partial<AuTaxDeclarationInput>,
  earnings = '1000',
  more: Partial<AuPayInput> = {},
  employee: Partial<AuPayEmployee> = {},
) {
  const worked = calculatePay({
    payDate: '2026-08-06',
    payPeriod: 'WEEKLY',
    employee: { payRatePerHour: '1', taxDeclaration: { ...resident, ...declaration }, ...employee },
    hours: [{ description: 'Ordinary', units: 'hours', value: earnings }],
    ...more,
  });
  if (!worked.ok) throw new Error(worked.error.message);
  return {
    tax: worked.value.tax.toString(),
    warnings: worked.value.warnings.map(({ code, field }) => [code, field]),
  };
}

// ATO Schedule 1 from 1 July 2026, weekly 1,000: scale 2 is 0.3227 × 1000.99 − 185.1935 = 137.83, scale 4 is 47 %.
const SCALE_2 = '138';
const SCALE_4 = '470';

describe('a tax file number that was applied for counts for 28 days from the declaration', () => {
  test.each([
    ['the day it was signed', '2026-08-06', SCALE_2, []],
    ['the 28th day', '2026-07-09', SCALE_2, []],
    ['the 29th day', '2026-07-08', SCALE_4, [['au.withholding/application-lapsed', 'tax_file_number']]],
    ['a day nobody knows', undefined, SCALE_2, [['au.withholding/declaration-date-unknown', 'tfnd_signed_date']]],
  ])('%s', (_when, declaredOn, tax, warnings) => {
    expect(pay({ taxFileNumber: 'applied-for', ...(declaredOn === undefined ? {} : { declaredOn }) })).toEqual({
      tax,
      warnings,
    });
  });

  test('a number that was quoted does not grow old', () => {
    expect(pay({ declaredOn: '2020-01-01' })).toEqual({ tax: SCALE_2, warnings: [] });
  });
});

describe('the code for payees under 18', () => {
  const young = { taxFileNumber: 'under-18' } as const;

  test.each([
    ['17 on the pay date', '2008-08-07', '300', '0', []],
    ['18 on the pay date', '2008-08-06', '300', '141', [['au.withholding/under-18-code-of-adult', 'tax_file_number']]],
    ['of unknown age', undefined, '300', '0', [['au.withholding/under-18-age-unknown', 'date_of_birth']]],
    [
      // 0.15 × 400.99 − 54.3462 = 5.80
      'under 18 with more than 350 a week',
      '2010-01-01',
      '400',
      '6',
      [['au.withholding/under-18-above-exemption', 'tax_file_number']],
    ],
  ])('%s', (_who, dateOfBirth, earnings, tax, warnings) => {
    expect(pay(young, earnings, {}, dateOfBirth === undefined ? {} : { dateOfBirth })).toEqual({ tax, warnings });
  });
});

describe('a downward variation by notice', () => {
  const notice = { kind: 'percentage', rate: '0.1', from: '2026-07-01', lastDay: '2027-06-30' } as const;
  const used = [['au.withholding/downward-variation-used', 'downward_variation']];

  test('sets a part of the earnings, to the nearest dollar', () => {
    expect(pay({ downwardVariation: notice }, '1234.56')).toEqual({ tax: '123', warnings: used });
    expect(pay({ downwardVariation: notice, hasStudyLoan: true }, '1995')).toEqual({ tax: '200', warnings: used });
  });

  test('sets an amount, no more than the pay holds', () => {
    const amount = { ...notice, kind: 'amount', amount: '50' } as const;
    const { rate: _rate, ...named } = amount;
    expect(pay({ downwardVariation: named }).tax).toBe('50');
    expect(pay({ downwardVariation: named }, '20.50').tax).toBe('20');
  });

  test.each([
    ['before it begins', { from: '2026-08-07' }],
    ['after its last day', { lastDay: '2026-08-05' }],
  ])('the schedule holds %s', (_when, days) => {
    expect(pay({ downwardVariation: { ...notice, ...days } })).toEqual({
      tax: SCALE_2,
      warnings: [['au.withholding/downward-variation-not-in-force', 'downward_variation']],
    });
  });

  test('does not help without a tax file number', () => {
    expect(pay({ taxFileNumber: 'not-quoted', downwardVariation: notice }).tax).toBe(SCALE_4);
  });

  test('reaches a bonus only where the notice names it', () => {
    const bonuses = [{ description: 'Bonus', amount: '5200', taxMethod: 'METHOD_A_WHOLE_YEAR' }] as const;
    // Method A: 5,200 ÷ 52 = 100 on top of 1,000: (170 − 138) × 52 = 1,664. With the notice's own 10 %: 520.
    expect(pay({ downwardVariation: notice }, '1000', { bonuses }).tax).toBe('1764');
    expect(pay({ downwardVariation: { ...notice, coversAdditionalPayments: true } }, '1000', { bonuses }).tax).toBe(
      '620',
    );
  });

  test.each([
    [
      'no rate',
      { kind: 'percentage', from: '2026-07-01', lastDay: '2027-06-30' },
      'employee.taxDeclaration.downwardVariation.rate',
    ],
    [
      'no last day',
      { kind: 'percentage', rate: '0.1', from: '2026-07-01' },
      'employee.taxDeclaration.downwardVariation.lastDay',
    ],
    [
      'days the wrong way round',
      { kind: 'percentage', rate: '0.1', from: '2026-07-02', lastDay: '2026-07-01' },
      'employee.taxDeclaration.downwardVariation.lastDay',
    ],
  ])('refused: %s', (_what, downwardVariation, path) => {
    const worked = calculatePay({
      payDate: '2026-08-06',
      payPeriod: 'WEEKLY',
      employee: { taxDeclaration: { ...resident, downwardVariation } },
    } as unknown as AuPayInput);
    expect(worked).toMatchObject({ ok: false, error: { path } });
  });
});
