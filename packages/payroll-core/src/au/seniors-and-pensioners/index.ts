export { schedule9, seniorStatuses, type Schedule9, type SeniorExemption, type SeniorStatus } from './schedule-9';
export { withholdFromSenior } from './withhold-from-senior';
