export { minimumWage, type MinimumWage } from './minimum-wage';
