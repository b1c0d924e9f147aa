import { decimal, isPositive } from 'payroll-core/money';
import type { PayslipYearToDate } from '../../domain/payslip-input';
import type { CountryPayslip } from '../country-payslip';
import { nzPayslipContent } from './nz-payslip-content';
import { nzWithheldLines } from './nz-withheld-lines';

/** Codes that have no student loan form. */
const codesWithoutLoan: ReadonlySet<string> = new Set(['ND', 'WT']);

/** Payslips of New Zealand. */
export const nzPayslip: CountryPayslip<'NZ'> = {
  namesSuperFunds: false,
  // The holiday and leave record holds the date, the time and the amount of leave (Holidays Act 2003 s 81).
  alwaysShowsLeaveHours: true,
  taxCode: ({ nz_tax_code: code, has_student_loan: hasLoan }) =>
    code !== null && hasLoan && !codesWithoutLoan.has(code) ? `${code} SL` : code,
  content: nzPayslipContent,
  yearToDate: (year) => ({
    ...positive('studentLoan', year.studentLoan),
    ...positive('kiwisaverEmployee', year.kiwisaverEmployee),
    ...positive('kiwisaverEmployer', year.kiwisaverEmployer),
  }),
  withheldLines: nzWithheldLines,
};

function positive(member: keyof PayslipYearToDate, amount: string | undefined): Partial<PayslipYearToDate> {
  return amount !== undefined && isPositive(decimal(amount)) ? { [member]: amount } : {};
}
