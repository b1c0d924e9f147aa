export { creditDonation } from './credit-donation';
export { payrollGiving, type PayrollGiving } from './payroll-giving';
