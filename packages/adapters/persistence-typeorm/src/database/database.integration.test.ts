import { testEngines, testEnginesLine } from '../testing';
import { databaseContract } from '../testing/database-contract';
import { serverContract } from '../testing/server-contract';

jest.setTimeout(60_000);

beforeAll(() => console.info(testEnginesLine));

for (const engine of testEngines) {
  databaseContract(engine);
  if (engine.engine === 'mysql') serverContract(engine);
}
