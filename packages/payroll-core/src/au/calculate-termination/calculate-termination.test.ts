import { calculateTermination, type AuTerminationInput } from '.';

const on = (payDate: string, more: Partial<AuTerminationInput> = {}) =>
  calculateTermination({
    payDate,
    payPeriod: 'WEEKLY',
    termination: { terminationDate: payDate, etpAmount: '10000' },
    employee: {
      dateOfBirth: '1981-03-10',
      startDate: '2018-09-03',
      taxDeclaration: {
        taxFileNumber: 'quoted',
        residency: 'resident',
        claimsTaxFreeThreshold: true,
        hasStudyLoan: false,
        medicareLevyExemption: 'none',
      },
    },
    ...more,
  });

test('a pay date without law is refused, and let through on request', () => {
  expect(on('2024-06-30')).toMatchObject({ ok: false, error: { code: 'statutory/not-covered' } });
  expect(on('2027-07-01')).toMatchObject({ ok: false, error: { code: 'statutory/unconfirmed' } });
  const allowed = on('2027-07-01', { allowUnconfirmed: true });
  if (!allowed.ok) throw new Error(allowed.error.message);
  expect(allowed.value.etpTaxWithheld.toString()).toBe('3200');
});

test('the first and the last covered day are answered', () => {
  expect([on('2024-07-01').ok, on('2027-06-30').ok]).toEqual([true, true]);
});
