export { bindCompanies, type CompanyNeighbours } from './bind-companies';
export { encryptedCompanyColumn } from './company-mapper';
export { companyTables, type OpenCompanyDetails } from './company-tables';
export { allowanceSet } from './bind-allowances';
export { payRateSet } from './bind-pay-rates';
