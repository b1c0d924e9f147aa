export { seedRandomCompanies } from './seed-random-companies';
export { seedHistory } from './seed-history';
export { demoLogins, demoToken, seedDemo, type SeedOutcome } from './seed-demo';
