import { filingStoresContract } from 'filing/testing';
import type { ProcessedPays } from 'filing';
import { openTestDatabase, testEngines } from '../testing';
import { bindFiling } from './bind-filing';

/** The contract is about what filing keeps itself. */
const noPays = {} as ProcessedPays;

describe.each(testEngines)('on $engine', (engine) => {
  filingStoresContract(engine.engine, async () => {
    const database = await openTestDatabase(engine);
    return { unitOfWork: database.unitOfWork((tx) => bindFiling(tx, noPays)), close: () => database.remove() };
  });
});
