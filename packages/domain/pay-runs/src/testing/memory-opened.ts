import { memoryPays } from './memory-pay-stores';
import type { OpenedPays } from './pay-bench';

export async function openMemoryPays(): Promise<OpenedPays> {
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
}
