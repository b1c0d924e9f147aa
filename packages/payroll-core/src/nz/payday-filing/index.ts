export {
  centsField,
  employmentInformationAmounts,
  readDetailLine,
  totalDeducted,
  totalEmploymentInformation,
  type EmploymentInformation,
  type EmploymentInformationAmount,
} from './employment-information-amounts';
export { employmentInformationDueDate, isWorkingDay } from './working-day';
export { paydayFiling, type PaydayFiling } from './payday-filing';
export { employerSize, paymentDueDate, type EmployerSize } from './payment-due-date';
export { writeHeaderLine, type EmploymentInformationHeader } from './write-header-line';
