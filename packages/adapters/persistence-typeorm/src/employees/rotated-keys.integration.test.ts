import { newCompany } from '@anz-payroll/companies/testing';
import { newEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { bindAnnouncements } from '../outbox';
import { openTestDatabase, testEngines } from '../testing';
import type { Transaction } from '../database';
import { bindEmployees } from './bind-employees';

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const keys = (current: string, all: Readonly<Record<string, string>>) => ({ encryptionKeys: { current, keys: all } });
const clock = { now: () => 1_763_000_000_000 };
const bind = (tx: Transaction) => bindEmployees(tx, { announcements: bindAnnouncements(tx, clock) });

jest.setTimeout(60_000);

describe.each(testEngines)('tax and bank numbers under new keys on $engine', (engine) => {
  test('after re-encryption, the old key is not needed, and every number reads as before', async () => {
    const database = await openTestDatabase(engine, keys('old', { old: key(1) }));
    try {
      const given = await database.unitOfWork(bind).run(async (stores) => {
        const company = await stores.companies.add(
          newCompany(1, { abn: null, ird_number: '49091850', legal_name: 'Kererū' }),
        );
        const [employee] = await stores.employees.addAll('b', [
          newEmployee(1, company.id, { primary_bank_account_number: '12345' }),
        ]);
        const values = {
          bsb: '062000',
          account_number: '777',
          account_name: 'A',
          reference: null,
          amount_per_period: null,
          percentage: null,
        };
        const [account] = await stores.parts.replace(employee!.id, 'bank-account', [{ values }]);
        return { company, employee: employee!, account: account! };
      });
      const both = await database.openAgain(keys('new', { new: key(2), old: key(1) }));
      expect((await both.reencrypt()).reduce((sum, { changed }) => sum + changed, 0)).toBe(3);
      const after = await database.openAgain(keys('new', { new: key(2) }));
      const kept = await after.reading(bind).run(async (stores) => ({
        company: await stores.companies.find(given.company.id),
        employee: await stores.employees.find(given.employee.id),
        account: (await stores.parts.listOf(given.employee.id, 'bank-account'))[0],
      }));
      expect(kept).toEqual(given);
    } finally {
      await database.remove();
    }
  });
});
