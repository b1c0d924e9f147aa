export { memoryPays, type MemoryPays } from './memory-pay-stores';
export { paysContract, type OpenedPays } from './pays-contract';
