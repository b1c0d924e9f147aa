import { civilDate } from '../../calendar';
import { decimal, nzd, toFixed } from '../../money';
import { inForce } from '../../statutory';
import { explainAsText, type Step } from '../../trace';
import { parseTaxCode } from '../tax-codes';
import type { NzPayFrequency } from '../pay-frequency';
import { deductCompulsoryExtra, deductStandard, deductVoluntary, liablePay, studentLoan } from '.';
import { rows } from './vectors/2024-04-01.json';

const found = inForce(studentLoan, civilDate('2024-04-01'));
if (!found.ok) throw new Error(found.error.message);
const loan = found.value;

describe('published deductions', () => {
  test.each(rows.map((row) => [row.taxCode, row.frequency, row.pay, row] as const))(
    '%s, %s, %s',
    (text, frequency, pay, row) => {
      const code = parseTaxCode(text);
      if (!code.ok) throw new Error(code.error.message);
      const threshold = code.value.kind === 'main' ? (frequency as NzPayFrequency) : 'none';
      const liable = liablePay(nzd(pay), threshold, loan);
      if (row.compulsoryExtra !== undefined) {
        const extra = { rate: decimal(row.compulsoryExtraRate) };
        expect(toFixed(deductCompulsoryExtra(liable, extra, false).value, 2)).toBe(row.compulsoryExtra);
      } else {
        expect(toFixed(deductStandard(liable, undefined, loan).value, 2)).toBe(row.deduction);
      }
    },
  );
});

describe('what is liable', () => {
  test.each([
    ['464.99', 'weekly', '0'],
    ['465', 'weekly', '1'],
    ['928', 'fortnightly', '0'],
    ['929.5', 'fortnightly', '1'],
    ['1857', 'four-weekly', '1'],
    // the monthly threshold is printed with cents, so a whole dollar over it leaves 34 cents
    ['2010.99', 'monthly', '0'],
    ['2011', 'monthly', '0.34'],
    ['7500.75', 'none', '7500'],
  ] as const)('%s %s: %s', (pay, threshold, liable) => {
    expect(liablePay(nzd(pay), threshold, loan).value.toString()).toBe(liable);
  });

  test('says so', () => {
    expect(liablePay(nzd('926.28'), 'weekly', loan).says()).toBe('whole dollars 926 over 464: 462');
    expect(liablePay(nzd('926.28'), 'weekly', loan).because).toMatchObject([
      { given: 'pay' },
      { parameter: 'nz.student-loan/thresholds/weekly' },
    ]);
    expect(liablePay(nzd('926.28'), 'none', loan).says()).toBe('whole dollars of 926.28: 926, no threshold');
    expect(liablePay(nzd('926.28'), 'none', loan).because).toHaveLength(1);
  });
});

describe('certificates and notices', () => {
  const liable = liablePay(nzd('989.34'), 'none', loan);

  test('a special rate takes the place of the standard one, on the same base', () => {
    // 989 × 8 % = 79.12
    const special = deductStandard(liable, decimal('0.08'), loan);
    expect(special.value.toString()).toBe('79.12');
    expect(special.because[1]).toMatchObject({ given: 'special deduction rate' });
    expect(deductStandard(liable, decimal('0'), loan).value.toString()).toBe('0');
    expect(deductStandard(liable, undefined, loan).because[1]).toMatchObject({ parameter: 'nz.student-loan/rate' });
    expect(deductStandard(liable, undefined, loan).says()).toBe('989 × 0.12, truncated to cents 118.68');
  });

  test('compulsory extra deductions stop at what is left to recover', () => {
    const rate = decimal('0.05');
    expect(deductCompulsoryExtra(liable, { rate }, false).value.toString()).toBe('49.45');
    expect(deductCompulsoryExtra(liable, { rate, remaining: nzd('49.45') }, false).value.toString()).toBe('49.45');
    const last = deductCompulsoryExtra(liable, { rate, remaining: nzd('10') }, false);
    expect(last.value.toString()).toBe('10');
    expect(last.says()).toBe('989 × 0.05, truncated to cents 49.45, at most 10 still to recover');
    expect(deductCompulsoryExtra(liable, { rate }, false).says()).toBe('989 × 0.05, truncated to cents 49.45');
  });

  test('a special rate cancels them', () => {
    const cancelled = deductCompulsoryExtra(liable, { rate: decimal('0.05') }, true);
    expect(cancelled.value.toString()).toBe('0');
    expect(cancelled.says()).toBe('cancelled by the special deduction rate');
  });

  test('the specification truncates 49.467 to 49.46; the casebook filed 49.47', () => {
    const month = liablePay(nzd('3000'), 'monthly', loan);
    expect(month.value.toString()).toBe('989.34');
    expect(deductCompulsoryExtra(month, { rate: decimal('0.05') }, false).value.toString()).toBe('49.46');
  });

  test("the borrower's own extra: dollars, or a share of the whole pay", () => {
    expect(deductVoluntary(nzd('200'), { amount: nzd('80') }).value.toString()).toBe('80');
    expect(deductVoluntary(nzd('200'), { amount: nzd('80') }).says()).toBe('80 as asked');
    expect(deductVoluntary(nzd('333.33'), { rate: decimal('0.02') }).value.toString()).toBe('6.66');
    expect(deductVoluntary(nzd('333.33'), { rate: decimal('0.02') }).says()).toBe(
      '333.33 × 0.02, truncated to cents 6.66',
    );
  });
});

/** A trace without the names of the publications, which the parameter files hold. */
const lines = (root: Step): string[] =>
  explainAsText(root)
    .split('\n')
    .map((line) => line.split(' (since')[0] ?? '');

test('traces in full', () => {
  const liable = liablePay(nzd('926.28'), 'weekly', loan);
  const base = [
    'nz.student-loan.liable-pay: whole dollars 926 over 464: 462',
    '  given.pay: pay 926.28',
    '  nz.student-loan/thresholds/weekly: 464',
  ];
  const indented = base.map((line) => `  ${line}`);
  expect(lines(liable)).toEqual(base);
  expect(lines(liablePay(nzd('926.28'), 'none', loan))).toEqual([
    'nz.student-loan.liable-pay: whole dollars of 926.28: 926, no threshold',
    '  given.pay: pay 926.28',
  ]);
  expect(lines(deductStandard(liable, undefined, loan))).toEqual([
    'nz.student-loan.deduct-standard: 462 × 0.12, truncated to cents 55.44',
    ...indented,
    '  nz.student-loan/rate: 0.12',
  ]);
  expect(lines(deductStandard(liable, decimal('0.05'), loan)).at(-1)).toBe(
    '  given.special deduction rate: special deduction rate 0.05',
  );
  expect(lines(deductCompulsoryExtra(liable, { rate: decimal('0.05') }, false))).toEqual([
    'nz.student-loan.deduct-compulsory-extra: 462 × 0.05, truncated to cents 23.1',
    ...indented,
    '  given.notified rate: notified rate 0.05',
  ]);
  expect(lines(deductCompulsoryExtra(liable, { rate: decimal('0.05') }, true))).toEqual([
    'nz.student-loan.deduct-compulsory-extra: cancelled by the special deduction rate',
    ...indented,
  ]);
  expect(lines(deductVoluntary(nzd('200'), { amount: nzd('80') }))).toEqual([
    'nz.student-loan.deduct-voluntary: 80 as asked',
    '  given.amount: amount 80',
  ]);
  expect(lines(deductVoluntary(nzd('200'), { rate: decimal('0.02') }))).toEqual([
    'nz.student-loan.deduct-voluntary: 200 × 0.02, truncated to cents 4',
    '  given.rate: rate 0.02',
  ]);
});
