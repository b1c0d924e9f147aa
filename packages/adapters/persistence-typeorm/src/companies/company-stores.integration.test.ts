import { companyStoresContract } from '@anz-payroll/companies/testing';
import { CustomerTable } from '../accounts/account-tables';
import { bindAnnouncements } from '../outbox';
import { insertRow } from '../rows';
import { openTestDatabase, testEngines } from '../testing';
import { bindCompanies } from './bind-companies';

const clock = { now: () => 1_763_000_000_000 };

describe.each(testEngines)('on $engine', (engine) => {
  companyStoresContract(engine.engine, async () => {
    const database = await openTestDatabase(engine);
    return {
      unitOfWork: database.unitOfWork((tx) => bindCompanies(tx, { announcements: bindAnnouncements(tx, clock) })),
      addCustomer: () =>
        database
          .unitOfWork((tx) => tx)
          .run((tx) =>
            insertRow(tx, CustomerTable, {
              version: 1,
              name: 'Customer',
              isApiAdmin: false,
              isReseller: false,
              defaultCompanyId: null,
              createdAt: clock.now(),
            }),
          ),
      close: () => database.remove(),
    };
  });
});
