import { filingStoresContract } from './filing-stores-contract';
import { memoryFiling } from './memory-filing-stores';

filingStoresContract('in memory', async () => ({
  unitOfWork: memoryFiling().unitOfWork,
  close: async () => undefined,
}));
