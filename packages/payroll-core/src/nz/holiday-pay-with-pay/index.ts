export {
  holidayPayWithPay,
  holidayPayWithPayBases,
  type HolidayPayWithPay,
  type HolidayPayWithPayBasis,
  type HolidayPayWithPayTerms,
} from './holiday-pay-with-pay';
