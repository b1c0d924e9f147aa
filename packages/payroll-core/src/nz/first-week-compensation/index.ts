export { firstWeekCompensation, payFirstWeekCompensation, type FirstWeekCompensation } from './first-week-compensation';
