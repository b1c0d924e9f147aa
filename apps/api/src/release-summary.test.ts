import type { Route } from '@anz-payroll/http-kit/route';
import { releaseSummary } from './release-summary';

const services = {
  pays: { readPay: () => Promise.reject(new Error('no pay is asked for')) },
  employees: {
    readEmployee: () =>
      Promise.resolve({ ok: true, value: { value: { first_name: 'Amelia', last_name: 'Archer' }, version: 3 } }),
  },
} as unknown as Parameters<typeof releaseSummary>[0];

test('a changed bank account is told by its person and the end of its number, without hidden fields of the form', async () => {
  const route = { operation: 'form-update-bank-account', summary: 'Changes a bank account' } as Route;
  const sent = { company_id: 1, employee_id: 7, version: 'abc', bsb: '013-999', account_number: '12345678' };
  expect(await releaseSummary(services, route, { customerId: 1, companyId: 1, sent }, undefined)).toBe(
    'Changes a bank account, Amelia Archer, bsb 013-999, account number ending 678',
  );
});
