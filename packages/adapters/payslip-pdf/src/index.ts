/** The payslip on paper. */
export { renderPayslip } from './render-payslip';
