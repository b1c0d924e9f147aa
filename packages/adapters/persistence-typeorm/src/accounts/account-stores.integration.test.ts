import { accountStoresContract } from '@anz-payroll/accounts/testing';
import { newCompany } from '@anz-payroll/companies/testing';
import { bindCompanies } from '../companies';
import { bindAnnouncements } from '../outbox';
import { openTestDatabase, testEngines } from '../testing';
import { bindAccounts } from './bind-accounts';

const clock = { now: () => 1_763_000_000_000 };

for (const engine of testEngines) {
  accountStoresContract(engine.engine, async () => {
    const database = await openTestDatabase(engine);
    const companies = database.unitOfWork((tx) => bindCompanies(tx, { announcements: bindAnnouncements(tx, clock) }));
    return {
      unitOfWork: database.unitOfWork(bindAccounts),
      addCompany: async (customerId) =>
        (await companies.run((stores) => stores.companies.add(newCompany(customerId)))).id,
      close: () => database.remove(),
    };
  });
}
