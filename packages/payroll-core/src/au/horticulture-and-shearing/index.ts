export { schedule2, type Schedule2 } from './schedule-2';
export { withholdUnderSchedule2 } from './withhold-under-schedule-2';
