export { bindCompanies, type CompanyNeighbours } from './bind-companies';
export { sealedCompanyColumn } from './company-mapper';
export { companyTables, type OpenCompanyDetails } from './company-tables';
