export {
  centsField,
  employmentInformationAmounts,
  readDetailLine,
  totalDeducted,
  totalEmploymentInformation,
  type EmploymentInformation,
  type EmploymentInformationAmount,
} from './employment-information-amounts';
export { employmentInformationDueDate, isWorkingDay, isWorkingDayOfPayments } from './working-day';
export { paydayFiling, type PaydayFiling } from './payday-filing';
export { employerSize, payableByWorkingDay, paymentDueDate, type EmployerSize } from './payment-due-date';
export { writeHeaderLine, type EmploymentInformationHeader } from './write-header-line';
