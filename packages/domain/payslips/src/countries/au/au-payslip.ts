import type { CountryPayslip } from '../country-payslip';
import { auPayslipContent } from './au-payslip-content';
import { auWithheldLines } from './au-withheld-lines';

/** Payslips of Australia. */
export const auPayslip: CountryPayslip<'AU'> = {
  namesSuperFunds: true,
  alwaysShowsLeaveHours: false,
  annualRate: ({ result }) => result.annualSalary,
  content: auPayslipContent,
  yearToDate: (year) => ({ super: year.super ?? '0' }),
  withheldLines: auWithheldLines,
};
