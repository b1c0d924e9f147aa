import { calculatePay } from './calculate-pay';
import type { AuPayInput } from './au-pay-input';

const taxDeclaration = { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true } as const;

const pay = (hours: string, more: Partial<AuPayInput> = {}) => {
  const worked = calculatePay({
    payDate: '2026-11-12',
    payPeriod: 'WEEKLY',
    employee: { payRatePerHour: '35.50', taxDeclaration: { ...taxDeclaration, hasStudyLoan: true } },
    hours: [{ description: 'Ordinary time', units: 'hours', value: hours }],
    ...more,
  });
  if (!worked.ok) throw new Error(worked.error.message);
  return worked.value;
};

describe('several pays of one period are taxed together', () => {
  const whole = pay('38');
  const first = pay('20');
  const together = {
    taxableGross: whole.taxableGross.toString(),
    tax: whole.tax.toString(),
    studyLoan: whole.studyLoan.toString(),
    taxElsewhere: first.tax.toString(),
    studyLoanElsewhere: first.studyLoan.toString(),
  };

  it('the second pay bears what the tax on both exceeds the tax of the first by', () => {
    const second = pay('18', { taxedTogether: together });
    expect(Number(first.tax.toString()) + Number(second.tax.toString())).toBe(Number(whole.tax.toString()));
    expect(Number(first.studyLoan.toString()) + Number(second.studyLoan.toString())).toBe(
      Number(whole.studyLoan.toString()),
    );
    // Alone it would have been taxed as if it were the whole week.
    expect(second.tax.toString()).not.toBe(pay('18').tax.toString());
    expect(second.trace.explain().tax.rule).toBe('au.pay.tax-of-period');
  });

  it('says which part of the period is left for it', () => {
    const { tax, studyLoan } = pay('18', { taxedTogether: together }).trace.explain();
    const { taxElsewhere, studyLoanElsewhere } = together;
    expect(tax.says).toContain(`1349 of all pays of the period, less ${taxElsewhere} from the others`);
    expect(studyLoan.rule).toBe('au.pay.study-loan-of-period');
    expect(studyLoan.says).toContain(`1349 of all pays of the period, less ${studyLoanElsewhere} from the others`);
  });

  it('takes the loan of the others as nil where nothing is said', () => {
    const { studyLoanElsewhere: _left, ...unsaid } = { ...together, studyLoan: '7' };
    expect(pay('18', { taxedTogether: unsaid }).studyLoan.toString()).toBe('7');
    expect(pay('18', { taxedTogether: { ...unsaid, studyLoanElsewhere: '2' } }).studyLoan.toString()).toBe('5');
  });

  it('gives nothing back where more was withheld already', () => {
    expect(pay('18', { taxedTogether: { ...together, taxElsewhere: '9999' } }).tax.toString()).toBe('0');
  });

  it('withholds no more than is paid', () => {
    const second = pay('1', { taxedTogether: { ...together, taxElsewhere: '0' } });
    expect(second.tax.toString()).toBe('35.5');
    expect(second.net.toString()).toBe('0');
  });

  it('leaves the tax of a termination on top', () => {
    const last = pay('18', { taxedTogether: together, termination: { totalAmount: '500', taxAmount: '160' } });
    expect(Number(last.tax.toString())).toBe(Number(pay('18', { taxedTogether: together }).tax.toString()) + 160);
  });

  it.each([
    [{ tax: '1', taxElsewhere: '0' }, 'taxedTogether.taxableGross'],
    [{ taxableGross: '1', taxElsewhere: '0' }, 'taxedTogether.tax'],
    [{ taxableGross: '1', tax: '1' }, 'taxedTogether.taxElsewhere'],
    [{ taxableGross: '1', tax: '1', taxElsewhere: '0', other: 1 }, 'taxedTogether.other'],
  ])('is refused when %j', (taxedTogether, path) => {
    const refused = calculatePay({
      payDate: '2026-11-12',
      payPeriod: 'WEEKLY',
      employee: { payRatePerHour: '35.50', taxDeclaration },
      taxedTogether: taxedTogether as never,
    });
    expect(refused).toMatchObject({ ok: false, error: { path } });
  });
});
