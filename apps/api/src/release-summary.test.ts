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

test('a file of some pays of a run names whom it pays, and says of what the sum is', async () => {
  const route = { operation: 'form-create-payment-file', summary: 'Makes a payment file of a run, as the API does' };
  const pay = { employee: { firstName: 'Bashir', lastName: 'Bello' }, net: '2124.30' };
  const paid = { ...services, pays: { readPay: () => Promise.resolve({ ok: true, value: { value: pay } }) } };
  const about = (sent: object) =>
    releaseSummary(
      paid as unknown as typeof services,
      route as Route,
      { customerId: 1, companyId: 1, sent },
      '13498.91',
    );
  const of = { company_id: 1, pay_run_id: 6, kind: 'bank' };
  const one =
    'Makes a payment file of a run, pay run 6, only Bashir Bello 2124.30, kind bank, net of the whole run 13498.91';
  expect(await about({ ...of, p1: '43' })).toBe(one);
  expect(await about({ ...of, pay_ids: [43] })).toBe(one);
  expect(await about({ ...of, pay_ids: '' })).toBe('Makes a payment file of a run, pay run 6, kind bank, net 13498.91');
});

test('what the tax office is told of a year is named, and of whom', async () => {
  const summary = 'Tells the tax office how a Single Touch Payroll year stands: an update, complete or open again';
  const route = { operation: 'form-stp-people', summary } as Route;
  const about = (sent: object) =>
    releaseSummary(services, route, { customerId: 1, companyId: 1, sent: { company_id: 1, ...sent } }, undefined);
  const told = 'Tells the tax office how a Single Touch Payroll year stands';
  expect(await about({ step: 'finalise', year: 2026 })).toBe(`${told}, step finalise, year 2026`);
  expect(await about({ step: 'unfinalise', year: 2026, employee_ids: ['7'], q: '', page: 1 })).toBe(
    `${told}, only Amelia Archer, step unfinalise, year 2026`,
  );
});

describe('of many people', () => {
  const route = { operation: 'update-employees', summary: 'Changes what is sent of each employee' } as Route;
  const summaryOf = (items: readonly object[]) =>
    releaseSummary(services, route, { customerId: 1, companyId: 1, sent: { company_id: 1, items } }, undefined);

  test('a changed bank account is told, however many others are sent before it', async () => {
    const others = Array.from({ length: 20 }, (_, n) => ({ id: n + 1, city: 'Perth' }));
    expect(await summaryOf([...others, { id: 99, primary_bank_account_number: '12345678' }])).toBe(
      'Changes what is sent of each employee, Amelia Archer: primary bank account number ending 678',
    );
  });

  test('those who do not fit are counted, and never cut off unseen', async () => {
    const items = Array.from({ length: 9 }, (_, n) => ({
      id: n + 1,
      primary_bank_bsb: '062-000',
      primary_bank_account_number: `1234567${n}`,
      primary_bank_account_name: 'An account with quite a long name',
    }));
    const summary = await summaryOf(items);
    expect(summary.length).toBeLessThanOrEqual(300);
    expect(summary.match(/ending/g)).toHaveLength(1);
    expect(summary).toMatch(/long name, and 8 more$/);
    const long = await summaryOf(items.map((item) => ({ ...item, primary_bank_account_name: 'x'.repeat(400) })));
    expect(long).toHaveLength(300);
    expect(long).toMatch(/ending 670, primary bank account name x+, and 8 more$/);
  });

  test('a list of one person names that person once', async () => {
    const one = { operation: 'replace-bank-accounts', summary: 'Replaces the whole list of bank accounts' } as Route;
    const sent = { employee_id: 7, items: [{ bsb: '062-000', account_number: '12345678' }] };
    expect(await releaseSummary(services, one, { customerId: 1, companyId: 1, sent }, undefined)).toBe(
      'Replaces the whole list of bank accounts, Amelia Archer, bsb 062-000, account number ending 678',
    );
  });
});
