export { schedule15, type Schedule15, type YearToDateBand } from './schedule-15';
export {
  withholdFromWorkingHolidayMaker,
  type WorkingHolidayMakerPayment,
} from './withhold-from-working-holiday-maker';
