import { filingStoresContract } from '@anz-payroll/filing/testing';
import { openTestDatabase, testEngines } from '../testing';
import { bindAnnouncements } from '../outbox';
import { bindFiling } from './bind-filing';

describe.each(testEngines)('on $engine', (engine) => {
  filingStoresContract(engine.engine, async () => {
    const database = await openTestDatabase(engine);
    return {
      unitOfWork: database.unitOfWork((tx) => bindFiling(tx, bindAnnouncements(tx))),
      close: () => database.remove(),
    };
  });
});
