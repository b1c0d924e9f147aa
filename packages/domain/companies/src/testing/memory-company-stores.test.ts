import { companyStoresContract } from './company-stores-contract';
import { memoryCompanies } from './memory-company-stores';

companyStoresContract('in memory', async () => ({
  ...memoryCompanies(),
  addCustomer: async () => 5,
  close: async () => undefined,
}));
