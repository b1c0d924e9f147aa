import { calculatePay } from '../calculate-pay';
import { calculateTermination, terminationInPay } from '.';

test('a pay carries the termination in its gross and tax, and contributes to KiwiSaver on all but redundancy', () => {
  const employee = {
    nzTaxCode: 'M',
    kiwisaverStatusCode: 'AK',
    kiwisaverEmployeeRate: '0.04',
    esctRate: '0.3',
  } as const;
  const outcome = calculateTermination({
    payDate: '2026-11-04',
    payPeriod: 'WEEKLY',
    termination: {
      terminationDate: '2026-11-03',
      isManualLeaveAmounts: true,
      nonEtpAmount: '400',
      redundancyAmount: '10000',
    },
    employee: { ...employee, startDate: '2020-01-01' },
    earlierPays: [
      { payDate: '2026-10-21', ordinaryEarnings: '1000' },
      { payDate: '2026-10-28', ordinaryEarnings: '1000' },
    ],
  });
  if (!outcome.ok) throw new Error(outcome.error.message);
  const termination = terminationInPay(outcome.value);
  // 52,000 + 10,400 = 62,400: 30 %. 0.3 × 10,400 = 3,120, and the levy of 1.75 % on 400: 7.
  expect(termination).toEqual({
    totalAmount: '10400',
    taxAmount: '3127',
    levyAmount: '7',
    amountInKiwisaver: '400',
    amountNotLiableForAcc: '10000',
    taxedAtLowRate: false,
  });

  const pay = calculatePay({ payDate: '2026-11-04', payPeriod: 'WEEKLY', employee, isFinalPay: true, termination });
  if (!pay.ok) throw new Error(pay.error.message);
  // 4 % of 400 from the employee, 3.5 % from the employer.
  expect([pay.value.gross, pay.value.tax, pay.value.kiwisaverEmployeeAmount].map(String)).toEqual([
    '10400',
    '3127',
    '16',
  ]);
});
