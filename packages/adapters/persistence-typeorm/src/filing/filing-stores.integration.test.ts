import { filingStoresContract } from '@anz-payroll/filing/testing';
import { openTestDatabase, testEngines } from '../testing';
import { bindFiling } from './bind-filing';

describe.each(testEngines)('on $engine', (engine) => {
  filingStoresContract(engine.engine, async () => {
    const database = await openTestDatabase(engine);
    return { unitOfWork: database.unitOfWork(bindFiling), close: () => database.remove() };
  });
});
