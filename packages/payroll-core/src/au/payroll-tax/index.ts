export { payrollTaxOfYear, type PayrollTaxWages } from './payroll-tax-of-year';
export { payrollTax, type PayrollTaxRules, type StatePayrollTax } from './payroll-tax-rules';
export { wagesByStateAndMonth, type PayrollTaxPay, type WagesOfMonth } from './wages-by-state-and-month';
