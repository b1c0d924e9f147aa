import { calculatePay } from './calculate-pay';
import type { AuPayInput } from './au-pay-input';

const base: AuPayInput = {
  payDate: '2026-08-06',
  payPeriod: 'WEEKLY',
  employee: {
    payRatePerHour: '25',
    taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
    holidayLeaveHours: '10',
  },
  hours: [{ description: 'Ordinary', units: 'hours', value: '40' }],
};

function pay(more: Partial<AuPayInput>) {
  const worked = calculatePay({ ...base, ...more });
  if (!worked.ok) throw new Error(worked.error.message);
  return worked.value;
}

const figures = (more: Partial<AuPayInput>) => {
  const { gross, tax, net, super: paid, warnings } = pay(more);
  return [gross, tax, net, paid].map(String).concat(warnings.map(({ code }) => code));
};
const TOLD = 'au.adjustments/agreement-needed';

// 1,000 a week bears 138; 800 bears 0.1790 × 800.99 − 60.8377 = 82.54: 83. Super is 12 %.
describe('rows below zero that are marked as adjustments', () => {
  const ordinary = { description: 'Ordinary', units: 'hours', value: '40' };

  test.each<[string, Partial<AuPayInput>, readonly string[]]>([
    [
      'hours paid too many',
      { hours: [ordinary, { description: 'Overpaid', units: 'hours', value: '-8', isAdjustment: true }] },
      ['800', '83', '717', '96', TOLD],
    ],
    [
      'an allowance reversed',
      { allowances: [{ description: 'Site', amount: '-200', allowanceCategory: 'KN', isAdjustment: true }] },
      ['800', '83', '717', '96', TOLD],
    ],
    [
      'a bonus taken back comes off the normal earnings, whatever its tax method',
      { bonuses: [{ description: 'Bonus', amount: '-200', taxMethod: 'METHOD_A_WHOLE_YEAR', isAdjustment: true }] },
      ['800', '83', '717', '96', TOLD],
    ],
    [
      'a back payment taken back',
      { backPayments: [{ description: 'Back pay', amount: '-200', stpCategory: 'GROSS', isAdjustment: true }] },
      ['800', '83', '717', '96', TOLD],
    ],
    [
      'an adjustment above zero needs no agreement',
      { hours: [ordinary, { description: 'Missed', units: 'dollars', value: '0', rate: '1', isAdjustment: true }] },
      ['1000', '138', '862', '120'],
    ],
  ])('%s', (_name, more, expected) => {
    expect(figures(more)).toEqual(expected);
  });

  test('leave taken back returns to the balance, and hours take back what they earned', () => {
    const worked = pay({
      leave: [
        { description: 'Wrongly taken', leaveType: 'HOLIDAY', date: '2026-08-01', hours: '-7.6', isAdjustment: true },
      ],
      hours: [ordinary, { description: 'Overpaid', units: 'hours', value: '-0.4', isAdjustment: true }],
    });
    const holiday = worked.leaveBalanceRows.find(({ leaveType }) => leaveType === 'HOLIDAY');
    // 40 − 0.4 − 7.6 = 32 hours × 0.076923 = 2.461536; 10 + 2.461536 + 7.6.
    expect(String(holiday?.hours)).toBe('20.061536');
  });

  test('normal earnings below zero come off a bonus', () => {
    const worked = pay({
      hours: [{ description: 'Overpaid', units: 'hours', value: '-8', isAdjustment: true }],
      bonuses: [{ description: 'Bonus', amount: '1200' }],
    });
    expect([worked.taxableGross, worked.tax].map(String)).toEqual(['1000', '138']);
  });

  test('a pay never goes below zero', () => {
    const worked = calculatePay({
      ...base,
      hours: [{ description: 'Overpaid', units: 'hours', value: '-8', isAdjustment: true }],
    });
    expect(worked).toMatchObject({ ok: false, error: { code: 'amount/negative' } });
  });

  test('without the mark they are refused', () => {
    const worked = calculatePay({ ...base, hours: [{ description: 'Overpaid', units: 'hours', value: '-8' }] });
    expect(worked).toMatchObject({ ok: false, error: { code: 'amount/negative', path: 'hours[0].value' } });
  });
});

describe('allowances know what they are', () => {
  const allowance = (own: object) => ({
    allowances: [{ description: 'Allowance', amount: '200', allowanceCategory: 'CD', ...own }] as NonNullable<
      AuPayInput['allowances']
    >,
  });

  test.each<[string, object, readonly string[]]>([
    ['kilometres within the rate: neither tax nor super', { isWithinLimit: true }, ['1200', '138', '1062', '120']],
    // 1,200 bears 0.3227 × 1200.99 − 185.1935 = 202.37.
    ['kilometres above it: tax, no super', { isWithinLimit: false }, ['1200', '202', '998', '120']],
    ['tools: tax, no super', { allowanceCategory: 'TD', isWithinLimit: true }, ['1200', '202', '998', '120']],
    ['tasks: both', { allowanceCategory: 'KN', isWithinLimit: true }, ['1200', '202', '998', '144']],
    ['a uniform', { allowanceCategory: 'OD', otherType: 'U1', isWithinLimit: true }, ['1200', '202', '998', '120']],
    ['nothing said: the API’s defaults', {}, ['1200', '202', '998', '144']],
    [
      'a flag that takes the limit for granted',
      { isTaxable: false, isIncludedInSuperCalculations: false },
      ['1200', '138', '1062', '120', 'au.allowances/limit-assumed'],
    ],
    [
      'flags against the law',
      { allowanceCategory: 'KN', isTaxable: false, isIncludedInSuperCalculations: false },
      ['1200', '138', '1062', '120', 'au.allowances/not-taxed', 'au.allowances/not-in-super'],
    ],
  ])('%s', (_name, own, expected) => {
    expect(figures(allowance(own))).toEqual(expected);
  });

  // ATO, Withholding for allowances: tax is withheld from the excess over the approved rate of 88 cents, and from laundry beyond the
  // 150 dollars of a financial year (Income Tax Assessment Act 1997 s 900-40). Scale 2 of 2026-27: 1,034 bears 0.3227 × 1034.99 −
  // 185.1935 = 148.80, 1,210 bears 0.3227 × 1210.99 − 185.1935 = 205.59, 1,005 bears 0.3227 × 1005.99 − 185.1935 = 139.44.
  test.each<[string, object, object, readonly string[]]>([
    [
      'kilometres at 1.05: 17 cents of 200 are taxed',
      { amount: '1.05', units: '200', isWithinLimit: false },
      {},
      ['1210', '149', '1061', '120'],
    ],
    [
      'a payer who says that they are taxed taxes them whole',
      { amount: '1.05', units: '200', isWithinLimit: false, isTaxable: true },
      {},
      ['1210', '206', '1004', '120'],
    ],
    [
      'kilometres at the rate and above the limit are too many: all are taxed',
      { amount: '0.88', units: '100', isWithinLimit: false },
      {},
      // 1,088 bears 0.3227 × 1088.99 − 185.1935 = 166.22.
      ['1088', '166', '922', '120'],
    ],
    [
      'kilometres above the rate that say they are within it are told',
      { amount: '1.05', units: '200', isWithinLimit: true },
      {},
      ['1210', '138', '1072', '120', 'au.allowances/above-limit'],
    ],
    [
      'the first laundry of a year',
      { allowanceCategory: 'LD', amount: '6.25', isWithinLimit: false },
      {},
      ['1006.25', '138', '868.25', '120'],
    ],
    [
      'laundry with 145 dollars before it: five are left',
      { allowanceCategory: 'LD', amount: '10', isWithinLimit: false },
      { laundryAllowances: '145' },
      ['1010', '139', '871', '120'],
    ],
    [
      'laundry after 150 dollars is taxed whole',
      { allowanceCategory: 'LD', amount: '210', isWithinLimit: false },
      { laundryAllowances: '150' },
      ['1210', '206', '1004', '120'],
    ],
    [
      'laundry that goes beyond the year and says it does not is told',
      { allowanceCategory: 'LD', amount: '10', isWithinLimit: true },
      { laundryAllowances: '145' },
      ['1010', '138', '872', '120', 'au.allowances/above-limit'],
    ],
  ])('%s', (_name, own, yearToDate, expected) => {
    expect(figures({ ...allowance(own), yearToDate })).toEqual(expected);
  });

  test('two rows of laundry in a pay have one threshold, and the steps say what is taxed', () => {
    const row = (description: string) => ({
      ...{ description, amount: '100', allowanceCategory: 'LD' as const, isWithinLimit: false },
    });
    const worked = calculatePay({ ...base, allowances: [row('Whites'), row('Aprons')] });
    if (!worked.ok) throw new Error(worked.error.message);
    // 1,050 bears 0.3227 × 1050.99 − 185.1935 = 153.96.
    expect(worked.value.tax.toString()).toBe('154');
    expect(worked.value.allowances.map(({ untaxedAmount }) => untaxedAmount?.toString())).toEqual(['100', '50']);
    expect(JSON.stringify(worked.value.trace.explain().gross)).toContain(
      'laundry: nothing is withheld up to 150 a year, which is 50; 50 is taxed, does not count for super',
    );
  });

  test('only OD has another type', () => {
    expect(calculatePay({ ...base, ...allowance({ otherType: 'U1' }) })).toMatchObject({
      ok: false,
      error: { path: 'allowances[0].otherType' },
    });
  });
});
