export { memoryPays, type MemoryPays } from './memory-pay-stores';
export { hours, payBench, value, type OpenedPays, type PayBench } from './pay-bench';
export { paysContract } from './pays-contract';
export { paysModel } from './pays-model';
