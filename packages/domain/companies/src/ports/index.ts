export type { AllowanceHistory, Companies, CompanyAllowances, CompanyStores, PayRates, Staff } from './company-stores';
