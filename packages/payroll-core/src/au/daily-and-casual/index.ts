export { dailyAndCasual, type DailyAndCasualRules } from './daily-and-casual';
export { withholdFromDays } from './withhold-from-days';
