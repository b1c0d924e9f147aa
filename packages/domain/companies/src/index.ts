/** Companies and what belongs to them: allowance templates, awards, classifications and pay rates. */
export {
  allowanceCategories,
  otherAllowanceType,
  OTHER_TYPE_NEEDS_OD,
  WITHIN_LIMIT_IS_AUSTRALIAN,
  withinLimitOfItem,
  allowanceFields,
  type CompanyAllowance,
  type NewCompanyAllowance,
} from './domain/allowance';
export { isAuAccountNumber } from './countries/au/au-account-number';
export { allowanceDescription } from './domain/allowance-description';
export type { AllowanceReadModel } from './domain/allowance-read-model';
export { companiesRefusalCodes, type CompaniesRefusal, type CompaniesRefusalCode } from './domain/companies-refusal';
export type { Company, NewCompany } from './domain/company';
export { companyFields, omittedCompanyDetails, type CompanyDetails } from './domain/company-fields';
export type { BasicEmployee, CompanyReadModel } from './domain/company-read-model';
export { companyReadModel } from './domain/company-read-model';
export type { Country } from './domain/country';
export type { BusinessNumber, CountryCompany } from './countries/country-company';
export { countryCompanies, countryCompany } from './countries/registered-countries';
export { draftCompany, type CompanyDraft } from './domain/draft-company';
export { masked } from './domain/masked';
export { normalKey } from './domain/normal-key';
export { decidePayRate } from './domain/decide-pay-rate';
export { payRateReadModel } from './domain/pay-rate-read-model';
export type { PayRateGroupReadModel, PayRateReadModel, RatedEmployee } from './domain/pay-rate-read-model';
export {
  awardFields,
  payRateFields,
  payRateGroupFields,
  type Award,
  type PayRate,
  type PayRateGroup,
} from './domain/pay-rates';
export {
  documentVersions,
  type DocumentVersions,
  type StoredDocument,
  type UpgradeStep,
} from './domain/stored-document';
export { localDay, localTime, minutesPassed, startOfDay } from './domain/time-zone';
export type * from './ports';
export { createAward, deleteAward, listAwards, renameAward, type AwardReadModel } from './use-cases/awards';
export { companiesUseCases, type CompaniesDependencies, type CompaniesUseCases } from './use-cases/companies-use-cases';
export { chooseDefaultCompany } from './use-cases/choose-default-company';
export { companyOrRefusal } from './use-cases/company-by-id';
export { createAllowance } from './use-cases/create-allowance';
export { deleteAllowance } from './use-cases/delete-allowance';
export { deleteCompany } from './use-cases/delete-company';
export { listAllowances, readAllowanceById } from './use-cases/list-allowances';
export { listCompanies, type ListCompanies } from './use-cases/list-companies';
export { listPayRates } from './use-cases/list-pay-rates';
export { announceCompany, openCompany } from './use-cases/open-company';
export { createPayRate, deletePayRate, updatePayRate } from './use-cases/company-pay-rates';
export {
  createPayRateGroup,
  deletePayRateGroup,
  updatePayRateGroup,
  type GroupReadModel,
} from './use-cases/pay-rate-groups';
export { readCompany, type Versioned } from './use-cases/read-company';
export { updateAllowance } from './use-cases/update-allowance';
export { updateCompany } from './use-cases/update-company';
export { awardCode } from './domain/award-code';
export { followedAwardFields, type FollowedAward } from './domain/followed-award';
