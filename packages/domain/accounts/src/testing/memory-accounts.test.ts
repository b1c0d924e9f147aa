import { accountStoresContract } from './account-stores-contract';
import { memoryAccounts } from './memory-accounts';

accountStoresContract('in memory', async () => {
  const { unitOfWork, companies } = memoryAccounts();
  return {
    unitOfWork,
    addCompany: async (customerId) => {
      const id = companies.size + 1;
      companies.set(id, customerId);
      return id;
    },
  };
});
