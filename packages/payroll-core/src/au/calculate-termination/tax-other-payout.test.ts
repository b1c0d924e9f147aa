import { calculateTermination } from './calculate-termination';

/** Rounding to the dollar on a whole pay may ask a dollar of a payout of cents; tax stays within what it is taken from. */
test('no more is withheld from another payout than it has dollars', () => {
  const result = calculateTermination({
    payDate: '2024-07-01',
    payPeriod: 'WEEKLY',
    termination: { terminationDate: '2024-07-01', reason: 'TERMINATION', nonEtpAmount: '0.16' },
    employee: {
      dateOfBirth: '1955-06-30',
      startDate: '1977-01-01',
      state: 'NSW',
      normalEarnings: '401.20',
      taxDeclaration: {
        taxFileNumber: 'quoted',
        residency: 'resident',
        claimsTaxFreeThreshold: false,
        workingHolidayMaker: { employerIsRegistered: true },
      },
    },
    yearToDate: { taxableIncome: '135000.01' },
  });
  if (!result.ok) throw new Error(result.error.message);
  expect(result.value.nonEtpTaxAmount.toString()).toBe('0');
});
