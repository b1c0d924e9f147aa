import { memoryPays } from './memory-pay-stores';
import { paysContract } from './pays-contract';

paysContract('in memory', async () => {
  const memory = memoryPays();
  let told = 0;
  return {
    unitOfWork: memory.unitOfWork,
    employees: { run: (work) => memory.unitOfWork.run((stores) => work(stores as never)) },
    companies: memory.employees.companies,
    announced: () => {
      const fresh = memory.announced().slice(told);
      told = memory.announced().length;
      return fresh;
    },
    close: async () => undefined,
  };
});
