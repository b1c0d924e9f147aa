/** Payslips and reports on paper. */
export { renderPayslip } from './render-payslip';
export { renderReport } from './render-report';
export { warmUpFonts } from './warm-up-fonts';
