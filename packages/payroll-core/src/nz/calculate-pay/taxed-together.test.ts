import { calculatePay } from './calculate-pay';
import type { NzPayInput } from './nz-pay-input';

const pay = (hours: string, more: Partial<NzPayInput> = {}) => {
  const worked = calculatePay({
    payDate: '2026-11-12',
    payPeriod: 'WEEKLY',
    employee: { payRatePerHour: '40', nzTaxCode: 'M SL', kiwisaverStatusCode: 'NK' },
    hours: [{ description: 'Ordinary time', units: 'hours', value: hours }],
    ...more,
  });
  if (!worked.ok) throw new Error(worked.error.message);
  return worked.value;
};

const cents = (amount: { toString(): string }) => Math.round(Number(amount.toString()) * 100);

describe('several pays of one period are taxed together', () => {
  const whole = pay('40');
  const first = pay('25');
  const together = {
    taxableGross: whole.taxableGross.toString(),
    paye: whole.paye.toString(),
    levy: whole.accEarnersLevy.toString(),
    studentLoan: whole.nzStudentLoan.toString(),
    payeElsewhere: first.paye.toString(),
    levyElsewhere: first.accEarnersLevy.toString(),
    studentLoanElsewhere: first.nzStudentLoan.toString(),
  };

  it('the second pay bears what PAYE, levy and student loan on both exceed those of the first by', () => {
    const second = pay('15', { taxedTogether: together });
    expect(cents(first.paye) + cents(second.paye)).toBe(cents(whole.paye));
    expect(cents(first.accEarnersLevy) + cents(second.accEarnersLevy)).toBe(cents(whole.accEarnersLevy));
    expect(cents(first.nzStudentLoan) + cents(second.nzStudentLoan)).toBe(cents(whole.nzStudentLoan));
    expect(cents(second.paye)).toBeGreaterThan(cents(pay('15').paye));
  });

  it('says which part of the period is left for it', () => {
    const { tax, nzStudentLoan } = pay('15', { taxedTogether: together }).trace.explain();
    expect(tax.because?.[0]).toMatchObject({
      rule: 'nz.pay.paye-of-period',
      // 1,600 a week is 83,200 a year: 17,333.50 + 1,456; 1,000 is 52,000: 8,008 + 910
      says: '361.33 on 1600 of all pays of the period, less 171.5 from the others = 189.83',
    });
    expect(nzStudentLoan).toMatchObject({
      rule: 'nz.pay.student-loan-of-period',
      // (1,600 − 464) × 12 % and (1,000 − 464) × 12 %
      says: '136.32 on 1600 of all pays of the period, less 64.32 from the others = 72',
    });
  });

  it('gives nothing back where more was withheld already', () => {
    expect(pay('15', { taxedTogether: { ...together, payeElsewhere: '9999' } }).paye.toString()).toBe('0');
  });

  it.each([
    [{ ...together, taxableGross: undefined }, 'taxedTogether.taxableGross'],
    [{ ...together, paye: undefined }, 'taxedTogether.paye'],
    [{ ...together, levyElsewhere: undefined }, 'taxedTogether.levyElsewhere'],
    [{ ...together, other: 1 }, 'taxedTogether.other'],
  ])('is refused when %#', (taxedTogether, path) => {
    const refused = calculatePay({
      payDate: '2026-11-12',
      payPeriod: 'WEEKLY',
      employee: { payRatePerHour: '40', nzTaxCode: 'M' },
      taxedTogether: taxedTogether as never,
    });
    expect(refused).toMatchObject({ ok: false, error: { path } });
  });
});
