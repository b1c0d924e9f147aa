export { seedRandomCompanies, type RandomCompanies, type RandomCompaniesDependencies } from './seed-random-companies';
export { seedHistory, type HistoryDependencies } from './seed-history';
export { demoLogins, demoToken, seedDemo, type DemoDependencies, type SeedOutcome } from './seed-demo';
