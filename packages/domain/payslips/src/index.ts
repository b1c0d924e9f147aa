/** What a payslip says. How it looks is another package's. */
export { payslipFlagNames, type PayslipFlag, type PayslipFlags } from './domain/display-flags';
export { fundsShown } from './domain/funds-shown';
export { makePayslip } from './domain/make-payslip';
export { payslipFileName } from './domain/payslip-file-name';
export { payslipJson } from './domain/payslip-json';
export { dateShown, dollarsShown, rateShown } from './domain/shown';
export type * from './domain/payslip';
export type * from './domain/payslip-input';
export { payslipOfPay, type PayWithParties } from './domain/payslip-of-pay';
export {
  emailPayslips,
  issuePayslipLink,
  openPayslipLink,
  type EmailedPayslips,
  type PayslipMailDependencies,
} from './use-cases/email-payslips';
export type * from './ports/payslip-links';
export type * from './ports/issued-payslips';
export { issuedPayslipDocument, upgradeIssuedPayslip, type IssuedPayslip } from './domain/issued-payslip';
export type { IssuedPayslipsDependencies, IssuedToEmployee, ToldIssuedPayslip } from './use-cases/issued-payslips';
export { payslipsUseCases, type PayslipsUseCases } from './use-cases/payslips-use-cases';
export { readPayslip, type PayslipDependencies, type ReadPayslip } from './use-cases/read-payslip';
