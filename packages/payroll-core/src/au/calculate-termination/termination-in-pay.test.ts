import { calculatePay } from '../calculate-pay/calculate-pay';
import { calculateTermination, terminationInPay } from '.';

const taxDeclaration = {
  taxFileNumber: 'quoted',
  residency: 'resident',
  claimsTaxFreeThreshold: true,
  hasStudyLoan: false,
  medicareLevyExemption: 'none',
} as const;

test('a pay carries the termination in its gross, its tax and its super', () => {
  // The published package: redundancy 80,000 after 8 years, notice 9,000, annual leave 6,000; 8,638 withheld, 1,080 super on notice.
  const outcome = calculateTermination({
    payDate: '2026-10-30',
    payPeriod: 'WEEKLY',
    termination: {
      terminationDate: '2026-10-30',
      reason: 'REDUNDANCY',
      redundancyAmount: '80000',
      isManualLeaveAmounts: true,
      unusedHolidayAmount: '6000',
      isPaymentInLieuPaid: true,
      paymentInLieuType: 'NOTICE_LUMP_SUM',
      noticeLumpSum: '9000',
    },
    employee: { dateOfBirth: '1981-03-10', startDate: '2018-09-03', taxDeclaration },
    yearToDate: { taxableIncome: '34000' },
    facts: { noticeEtpCode: 'O' },
  });
  if (!outcome.ok) throw new Error(outcome.error.message);
  const termination = terminationInPay(outcome.value);
  expect(termination).toEqual({ totalAmount: '95000', taxAmount: '8638', amountInSuper: '9000' });

  const input = { payDate: '2026-10-30', payPeriod: 'WEEKLY', employee: { taxDeclaration } } as const;
  const pay = calculatePay({ ...input, termination });
  if (!pay.ok) throw new Error(pay.error.message);
  expect([pay.value.gross, pay.value.tax, pay.value.net, pay.value.super].map(String)).toEqual([
    '95000',
    '8638',
    '86362',
    '1080',
  ]);
});
