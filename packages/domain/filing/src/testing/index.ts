export { filingStoresContract, type OpenedFilingStores } from './filing-stores-contract';
export { memoryFiling, type MemoryFiling } from './memory-filing-stores';
export { auBank, auCompany, auPay, auStaff, contact, nzCompany, nzPay, nzStaff } from './sample-records';
