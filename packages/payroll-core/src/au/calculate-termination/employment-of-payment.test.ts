import { calculateTermination, type AuTerminationInput } from '.';

/** Reinstated on 1 September 2026 in an employment of 17 November 2014. */
function ended(
  termination: Partial<AuTerminationInput['termination']>,
  standards: AuTerminationInput['standards'],
  employee: Partial<AuTerminationInput['employee']> = {},
) {
  return calculateTermination({
    ...{ payDate: '2026-11-13', payPeriod: 'WEEKLY' },
    termination: { terminationDate: '2026-11-13', ...termination },
    employee: {
      ...{ dateOfBirth: '1981-03-10', startDate: '2026-09-01', payRatePerHour: '40', normalEarnings: '1520' },
      taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
      ...employee,
    },
    facts: { isGenuineRedundancy: true, isInvalidityCertified: true },
    standards: standards ?? null,
  });
}

function must(...parts: Parameters<typeof ended>) {
  const outcome = ended(...parts);
  if (!outcome.ok) throw new Error(outcome.error.message);
  const { lumpSumD, etpTaxFreeComponent, warnings } = outcome.value;
  const codes = warnings.map(({ code }) => code).filter((code) => code.includes('service-of-payment'));
  return { lumpSumD: lumpSumD.toString(), taxFree: etpTaxFreeComponent.toString(), codes };
}

const redundant = { reason: 'REDUNDANCY', redundancyAmount: '100000' } as const;
const told = ['au.termination/continuous-service-of-payment'];

test('the tax-free limit counts the whole years of the employment that the payment is for', () => {
  // s 83-170(3): 13,598 alone from the reinstatement; 11 whole years from 17 November 2014: 13,598 + 11 × 6,801.
  expect(must(redundant, null)).toMatchObject({ lumpSumD: '13598', codes: [] });
  expect(must(redundant, { continuousServiceFrom: '2014-11-17' })).toMatchObject({ lumpSumD: '88409', codes: told });
  // The twelfth year is whole on the last day, 13 November.
  expect(must(redundant, { continuousServiceFrom: '2014-11-14' })).toMatchObject({ lumpSumD: '95210' });
  expect(must(redundant, { continuousServiceFrom: '2014-11-15' })).toMatchObject({ lumpSumD: '88409' });
});

test('the invalidity segment counts the days of the employment that the payment is for', () => {
  const ill = { reason: 'INVALIDITY', etpAmount: '100000' } as const;
  // s 82-150(2): to 10 March 2046 are 7,057 days; employed for 74 days, or for 4,380 from 17 November 2014.
  expect(must(ill, null)).toMatchObject({ taxFree: '98962.28', codes: [] });
  expect(must(ill, { continuousServiceFrom: '2014-11-17' })).toMatchObject({ taxFree: '61703.24', codes: told });
});

test('the segment of before July 1983 is that of the employment that the payment is for', () => {
  const left = { etpAmount: '100000' } as const;
  const born = { dateOfBirth: '1960-03-10' };
  expect(must(left, null, born)).toMatchObject({ taxFree: '0', codes: [] });
  // s 82-155(2): 181 of the 16,023 days from 1 January 1983.
  expect(must(left, { continuousServiceFrom: '1983-01-01' }, born)).toMatchObject({ taxFree: '1129.63', codes: told });
});

test('service does not begin before the employee is born, and a day that says what the start date says is no assumption', () => {
  expect(ended(redundant, { continuousServiceFrom: '1981-03-10' })).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining('date of birth') as string },
  });
  expect(must(redundant, { continuousServiceFrom: '2026-09-01' })).toMatchObject({ lumpSumD: '13598', codes: [] });
});
