export { bindCompanies, type CompanyNeighbours } from './bind-companies';
export { encryptedCompanyColumn } from './company-mapper';
export { companyTables, type OpenCompanyDetails } from './company-tables';
