export { examplePayslip, exampleFlags, usualFlags } from './example-payslip';
