import type { AuPayInput } from 'payroll-core/au';
import { civilDate } from 'payroll-core/calendar';
import { aud, sum } from 'payroll-core/money';
import { auPay } from '../../testing';
import { auFiledPays } from '../filed-pay';
import { amountsOfPay } from './amounts-of-pay';
import type { KeptAuTermination } from './kept-au-pay';
import { paymentTotals } from './payment-totals';
import { splitByFinancialYear } from './split-by-financial-year';

const payDate = '2026-11-12';

function filed(input: Partial<AuPayInput>, termination: KeptAuTermination | null = null) {
  return auFiledPays([auPay({ id: 1, employeeId: 7 }, { payDate, ...input }, termination)])[0]!;
}

const boxes = (input: Partial<AuPayInput>, termination: KeptAuTermination | null = null): Record<string, string> =>
  Object.fromEntries([...amountsOfPay(filed(input, termination))].map(([box, amount]) => [box, amount.toString()]));

const ordinary = { description: 'Ordinary', units: 'hours', value: '10', rate: '30' };

// ATO, STP Phase 2 employer reporting guidelines: what is reported apart from gross.
describe('each kind of payment in its own box', () => {
  test.each<[string, Partial<AuPayInput>, Record<string, string>]>([
    ['ordinary hours are gross', { hours: [ordinary] }, { gross: '300' }],
    [
      'overtime',
      { hours: [ordinary, { ...ordinary, rate: '45', isOvertime: true }] },
      { gross: '300', overtime: '450' },
    ],
    [
      'annual leave and its loading',
      { leave: [{ description: 'AL', leaveType: 'HOLIDAY', date: payDate, hours: '2', leaveLoadingAmount: '12.50' }] },
      { 'paid-leave/O': '83.5' },
    ],
    [
      'sick leave',
      { leave: [{ description: 'SL', leaveType: 'SICK', date: payDate, hours: '2' }] },
      { 'paid-leave/O': '71' },
    ],
    [
      'leave that is cashed out, with its loading',
      {
        leave: [
          {
            ...{ description: 'AL', leaveType: 'HOLIDAY', date: payDate, hours: '2' },
            ...{ leaveLoadingAmount: '12.50', isCashUp: true },
          },
        ],
      },
      { 'paid-leave/C': '83.5' },
    ],
    [
      'parental leave',
      { leave: [{ description: 'PPL', leaveType: 'PAID_PARENTAL', date: payDate, hours: '2', rate: '24' }] },
      { 'paid-leave/P': '48' },
    ],
    [
      'workers compensation',
      { leave: [{ description: 'WC', leaveType: 'WORKERS_COMP', date: payDate, hours: '2', rate: '20' }] },
      { 'paid-leave/W': '40' },
    ],
    [
      'jury service',
      { leave: [{ description: 'Jury', leaveType: 'ANCILLARY', date: payDate, hours: '2', rate: '20' }] },
      { 'paid-leave/A': '40' },
    ],
    [
      'a public holiday is gross',
      { leave: [{ description: 'PH', leaveType: 'PAID_PUBLIC_HOLIDAY', date: payDate, hours: '2', rate: '20' }] },
      { gross: '40' },
    ],
    [
      'allowances by type',
      {
        hours: [ordinary],
        allowances: [
          { description: 'Km', amount: '0.88', units: '100', allowanceCategory: 'CD', isTaxable: false },
          { description: 'Tools', amount: '10', allowanceCategory: 'TD' },
        ],
      },
      { gross: '300', 'allowance/CD': '88', 'allowance/TD': '10' },
    ],
    // ATO, Withholding for allowances: up to the reasonable amount neither withheld from nor reported; above it, reported whole.
    [
      'overtime meals and travel within the reasonable amount',
      {
        hours: [ordinary],
        allowances: [
          { description: 'Meal', amount: '30', allowanceCategory: 'MD', isWithinLimit: true },
          { description: 'Sydney', amount: '200', allowanceCategory: 'RD', isTaxable: false },
          { description: 'Laundry', amount: '3', allowanceCategory: 'LD', isWithinLimit: true },
          { description: 'Fares', amount: '4', allowanceCategory: 'AD', isWithinLimit: true },
        ],
      },
      { gross: '300', 'allowance/AD': '4', 'allowance/LD': '3' },
    ],
    [
      'travel that is above it in part',
      {
        hours: [ordinary],
        allowances: [
          { description: 'Meal', amount: '30', allowanceCategory: 'MD', isWithinLimit: true },
          { description: 'Sydney', amount: '200', allowanceCategory: 'RD', isWithinLimit: true },
          { description: 'Sydney, above', amount: '50', allowanceCategory: 'RD', isWithinLimit: false },
        ],
      },
      { gross: '300', 'allowance/RD': '250' },
    ],
    ['a bonus', { bonuses: [{ description: 'B', amount: '500' }] }, { 'bonuses-and-commissions': '500' }],
    [
      "directors' fees",
      { bonuses: [{ description: 'B', amount: '500', isDirectorsFees: true }] },
      { 'directors-fees': '500' },
    ],
    [
      'return to work',
      { bonuses: [{ description: 'B', amount: '500', isReturnToWork: true }] },
      { 'lump-sum/W': '500' },
    ],
    [
      'gross is before sacrifice',
      {
        hours: [ordinary],
        paySacrifices: [
          { description: 'S', amount: '50' },
          { description: 'Car', amount: '20', isSuper: false },
        ],
      },
      { gross: '300', 'salary-sacrifice/S': '50', 'salary-sacrifice/O': '20' },
    ],
    [
      'back pay of this year where it belongs',
      {
        backPayments: [
          {
            description: 'BP',
            amount: '90',
            stpCategory: 'OVERTIME',
            startDate: '2026-09-01',
            endDate: '2026-09-30',
            taxMethod: 'METHOD_A_WHOLE_YEAR',
          },
          { description: 'BP2', amount: '10', stpCategory: 'LEAVEO' },
          { description: 'BP3', amount: '5', stpCategory: 'ITEMISED_ALLOWANCESTD' },
        ],
      },
      { overtime: '90', 'paid-leave/O': '10', 'allowance/TD': '5' },
    ],
    [
      'back pay older than a year is lump sum E by year',
      {
        backPayments: [
          {
            description: 'BP',
            amount: '100',
            stpCategory: 'GROSS',
            startDate: '2024-06-01',
            endDate: '2024-07-30',
            taxMethod: 'METHOD_A_WHOLE_YEAR',
          },
        ],
      },
      { 'lump-sum/E/2023-24': '50', 'lump-sum/E/2024-25': '50' },
    ],
    [
      // Paid on 12 November 2026: of 20 days the ten to 11 November 2025 are more than twelve months ago.
      'back pay on both sides of a year ago is lump sum E for the days before',
      {
        backPayments: [
          {
            description: 'BP',
            amount: '100',
            stpCategory: 'OVERTIME',
            startDate: '2025-11-02',
            endDate: '2025-11-21',
            taxMethod: 'METHOD_B2',
          },
        ],
      },
      { 'lump-sum/E/2025-26': '50', overtime: '50' },
    ],
    [
      // 1 July 2023 to 30 June 2026 has 1,096 days, 865 of them to 11 November 2025: 366, 365 and 134 of three financial years.
      'also where it began years before',
      {
        backPayments: [
          {
            description: 'BP',
            amount: '1096',
            stpCategory: 'GROSS',
            startDate: '2023-07-01',
            endDate: '2026-06-30',
            taxMethod: 'METHOD_B2',
          },
        ],
      },
      { 'lump-sum/E/2023-24': '366', 'lump-sum/E/2024-25': '365', 'lump-sum/E/2025-26': '134', gross: '231' },
    ],
  ])('%s', (_name, input, expected) => {
    const { 'payg-withheld': _tax, ...rest } = boxes(input);
    const reported = Object.fromEntries(Object.entries(rest).filter(([box]) => !box.startsWith('super/')));
    expect(reported).toEqual(expected);
  });

  test.each([
    ['UNION_FEES', 'deduction/F'],
    ['CHARITY', 'deduction/W'],
    ['CHILD_SUPPORT_GARNISHEE', 'deduction/G'],
    ['CHILD_SUPPORT_DEDUCTION', 'deduction/D'],
  ] as const)('%s is %s', (classification, box) => {
    const hours = [{ ...ordinary, value: '38' }];
    expect(boxes({ hours, deductions: [{ description: 'D', amount: '7', classification }] })[box]).toBe('7');
  });

  test('other deductions are nobody’s business', () => {
    const normal = boxes({
      hours: [ordinary],
      deductions: [{ description: 'D', amount: '7', classification: 'NORMAL' }],
    });
    expect(Object.keys(normal).filter((box) => box.startsWith('deduction/'))).toEqual([]);
  });
});

describe('super', () => {
  const hours = [{ ...ordinary, rate: '100' }];
  // From 1 July 2026 12 % of qualifying earnings; before it, of ordinary time earnings.
  test('liability and qualifying earnings from 1 July 2026', () => {
    expect(boxes({ hours })).toMatchObject({ 'super/L': '120', 'super/Q': '1000' });
    expect(boxes({ hours })).not.toHaveProperty('super/O');
  });
  test('ordinary time earnings before it', () => {
    expect(boxes({ payDate: '2026-06-25', hours })).toMatchObject({ 'super/L': '120', 'super/O': '1000' });
  });
  test('what is sacrificed is reportable', () => {
    expect(boxes({ hours, paySacrifices: [{ description: 'S', amount: '50' }] })).toMatchObject({ 'super/R': '50' });
  });
});

describe('a termination', () => {
  const ending: KeptAuTermination = {
    terminationDate: civilDate(payDate),
    cessationTypeCode: 'R',
    totalAmount: '31000',
    lumpSumD: '20000',
    etpTaxWithheld: '1600',
    etpTaxFreeComponent: '0',
    reportedAmounts: [
      { label: 'lump-sum', code: 'R', amount: '6000' },
      { label: 'lump-sum', code: 'D', amount: '20000' },
    ],
    taxSummaries: [
      { etpCode: 'R', taxWithheld: '1600', taxableComponent: '5000', taxFreeComponent: '0' },
      { etpCode: 'O', taxWithheld: '0', taxableComponent: '0', taxFreeComponent: '0' },
    ],
  };
  const input = { hours: [ordinary], termination: { totalAmount: '31000', taxAmount: '3520' } };

  test('lump sums and ETP rows apart; tax on the ETP is in its row alone', () => {
    const reported = boxes(input, ending);
    expect(reported).toMatchObject({
      gross: '300',
      'lump-sum/R': '6000',
      'lump-sum/D': '20000',
      'etp/R/2026-11-12/taxable': '5000',
      'etp/R/2026-11-12/withheld': '1600',
    });
    expect(Object.keys(reported).some((box) => box.startsWith('etp/O'))).toBe(false);
    const { pay } = filed(input, ending);
    expect(sum(aud('0'), [aud(reported['payg-withheld']!), aud('1600')]).toString()).toBe(pay.tax);
  });

  test('W1 leaves out what is never taxed, W2 holds everything withheld', () => {
    const totals = paymentTotals([filed(input, ending)]);
    expect(totals.gross.toString()).toBe('11300');
    expect(totals.withheld.toString()).toBe(filed(input, ending).pay.tax);
  });

  // Taxation Administration Act 1953 Sch 1 s 12-90: only from what is assessable income of the payee; unused leave after a death is not.
  test('W1 leaves out unused leave that is paid after a death', () => {
    const death: KeptAuTermination = {
      ...{ ...ending, cessationTypeCode: 'D', totalAmount: '6000', lumpSumD: '0', reportedAmounts: [] },
      taxSummaries: [{ etpCode: 'N', taxWithheld: '1600', taxableComponent: '5000', taxFreeComponent: '0' }],
    };
    const withLeave = filed({ hours: [ordinary], termination: { totalAmount: '6000', taxAmount: '1600' } }, death);
    expect(paymentTotals([withLeave]).gross.toString()).toBe('5300');
  });

  test('what a normal ending pays for leave is paid leave U, and other payouts are gross', () => {
    const normal = boxes(input, {
      ...ending,
      reportedAmounts: [
        { label: 'paid-leave', code: 'U', amount: '900' },
        { label: 'gross', code: null, amount: '100' },
      ],
      taxSummaries: [],
    });
    expect(normal).toMatchObject({ 'paid-leave/U': '900', gross: '400' });
  });
});

test('everything earned is in exactly one box', () => {
  const pay = filed({
    hours: [ordinary, { ...ordinary, isOvertime: true }],
    leave: [{ description: 'AL', leaveType: 'HOLIDAY', date: payDate, hours: '7.6', leaveLoadingAmount: '3.33' }],
    allowances: [{ description: 'Tools', amount: '10.01', units: '3', allowanceCategory: 'TD' }],
    bonuses: [{ description: 'B', amount: '99.99' }],
    backPayments: [{ description: 'BP', amount: '5.55', stpCategory: 'UNCLASSIFIED' }],
    paySacrifices: [{ description: 'S', amount: '20' }],
  });
  const earned = [...amountsOfPay(pay)].filter(([box]) => !/^(super|salary-sacrifice|payg|deduction)/.test(box));
  expect(
    sum(
      aud('0'),
      earned.map(([, amount]) => amount),
    ).toString(),
  ).toBe(pay.pay.grossBeforeSacrifice);
});

test.each([
  ['2025-07-01', '2026-06-30', [['2025-26', '365']]],
  [
    '2024-07-01',
    '2026-06-30',
    [
      ['2024-25', '182.5'],
      ['2025-26', '182.5'],
    ],
  ],
  [
    '2024-06-30',
    '2024-07-02',
    [
      ['2023-24', '121.67'],
      ['2024-25', '243.33'],
    ],
  ],
])('365 dollars accrued from %s to %s', (from, to, shares) => {
  const split = splitByFinancialYear(aud('365'), civilDate(from), civilDate(to));
  expect(split.map(({ year, amount }) => [year, amount.toString()])).toEqual(shares);
});
