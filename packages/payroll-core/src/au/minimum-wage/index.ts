export { leastHourlyRate } from './least-hourly-rate';
export { minimumWage, type MinimumWage } from './minimum-wage';
