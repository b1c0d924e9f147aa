export { companyStoresContract, newCompany, type OpenedCompanyStores } from './company-stores-contract';
export {
  memoryCompanies,
  memoryCompanyStores,
  memoryCompanyTables,
  saveVersioned,
  type MemoryCompanies,
  type MemoryCompanyTables,
} from './memory-company-stores';
export { MemoryTable } from './memory-table';
export { memoryUnitOfWork } from './memory-unit-of-work';
