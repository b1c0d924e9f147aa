import { calculateTermination, type AuTerminationInput } from '.';

/**
 * ITAA 1997 s 83-170: one limit for the redundancy. Seven whole years from 3 September 2018: 13,100 + 7 × 6,552 = 58,964 in 2025-26 and
 * 13,598 + 7 × 6,801 = 61,205 in 2026-27.
 */
function instalment(
  earlierEtps: NonNullable<AuTerminationInput['earlierEtps']>,
  { redundancyAmount = '60000', reason = 'REDUNDANCY' }: Partial<AuTerminationInput['termination']> = {},
) {
  const ended = calculateTermination({
    payDate: '2026-10-30',
    payPeriod: 'WEEKLY',
    termination: { terminationDate: '2026-06-26', reason, redundancyAmount },
    employee: {
      dateOfBirth: '1981-03-10',
      startDate: '2018-09-03',
      payRatePerHour: '40',
      normalEarnings: '1520',
      taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
    },
    facts: { isGenuineRedundancy: true },
    earlierEtps,
  });
  if (!ended.ok) throw new Error(ended.error.message);
  const { lumpSumD, taxSummaries, warnings } = ended.value;
  return {
    lumpSumD: lumpSumD.toString(),
    etps: taxSummaries
      .filter(({ taxableComponent }) => taxableComponent.toString() !== '0')
      .map((row) => [row.etpCode, row.taxableComponent.toString(), row.taxWithheld.toString()]),
    codes: warnings.map(({ code }) => code).filter((code) => code.includes('instalments')),
    why: JSON.stringify(ended.value.trace.explain()),
  };
}

const first = { paidOn: '2026-06-29', isSameTermination: true } as const;

test('what an earlier instalment had tax free is used up of the limit', () => {
  // 61,205 − 58,964 = 2,241 is left; 57,759 at 32 % is 18,482.88.
  expect(instalment([{ ...first, taxableComponent: '20000', lumpSumD: '58964' }])).toMatchObject({
    ...{ lumpSumD: '2241', etps: [['S', '57759', '18483']], codes: [] },
    why: expect.stringContaining('61205 less 58964 that was tax free before: 2241'),
  });
  expect(instalment([{ ...first, taxableComponent: '20000', lumpSumD: '70000' }]).lumpSumD).toBe('0');
  // Two instalments before, one of them of this year.
  const second = { ...first, paidOn: '2026-08-07' };
  expect(
    instalment([
      { ...first, taxableComponent: '0', lumpSumD: '50000' },
      { ...second, taxableComponent: '0', lumpSumD: '11000' },
    ]),
  ).toMatchObject({ lumpSumD: '205' });
});

test('what was wholly tax free is no ETP, so that the first taxable instalment is none that follows', () => {
  // s 82-135: the tax-free part is no ETP. 60,000 − 11,205 = 48,795 at 32 % is 15,614.40.
  expect(instalment([{ ...first, taxableComponent: '0', lumpSumD: '50000' }])).toMatchObject({
    ...{ lumpSumD: '11205', etps: [['R', '48795', '15614']] },
  });
  expect(instalment([{ ...first, taxableComponent: '10000', lumpSumD: '0' }]).codes).toEqual([]);
});

test('an instalment that was told without it is taken for none, and the result says so', () => {
  const told = instalment([{ ...first, taxableComponent: '20000' }]);
  expect([told.lumpSumD, told.codes]).toEqual(['60000', ['au.termination/tax-free-limit-of-instalments']]);
  // Another job's ETP of the year, and an end that is no redundancy, have nothing to do with the limit.
  const other = { ...first, paidOn: '2026-08-07', taxableComponent: '20000' };
  expect(instalment([{ ...other, isSameTermination: false, lumpSumD: '58964' }])).toMatchObject({
    ...{ lumpSumD: '60000', codes: [] },
  });
  expect(instalment([{ ...first, taxableComponent: '20000' }], { reason: 'TERMINATION' }).codes).toEqual([]);
});
