export { demoLogins, demoToken, seedDemo, type DemoDependencies, type SeedOutcome } from './seed-demo';
