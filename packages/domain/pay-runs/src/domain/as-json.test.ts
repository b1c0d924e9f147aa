import { au, nz } from 'payroll-core';
import { asJson } from './as-json';

const hours = [{ description: 'Ordinary time', units: 'hours', value: '38' }];

describe('a pay as JSON keeps it', () => {
  it('is what writing and reading JSON gives, in both countries', () => {
    const taxDeclaration = { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true } as const;
    const deductions = [{ description: 'Club', amount: '9.95', classification: 'NORMAL' as const }];
    for (const pay of [
      au.calculatePay({
        payDate: '2026-11-12',
        payPeriod: 'WEEKLY',
        employee: { payRatePerHour: '35.50', taxDeclaration },
        hours,
        deductions,
      }),
      nz.calculatePay({
        payDate: '2026-11-12',
        payPeriod: 'WEEKLY',
        employee: { payRatePerHour: '40', nzTaxCode: 'M SL' },
        hours,
        deductions,
      }),
    ]) {
      if (!pay.ok) throw new Error(pay.error.message);
      expect(asJson(pay.value)).toStrictEqual(JSON.parse(JSON.stringify(pay.value)));
      expect(JSON.stringify(asJson(pay.value))).toBe(JSON.stringify(pay.value));
    }
  });
});
