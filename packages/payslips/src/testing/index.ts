export { examplePayslip, exampleFlags } from './example-payslip';
