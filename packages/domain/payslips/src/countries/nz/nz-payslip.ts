import type { PayTypes } from '@anz-payroll/pay-runs';
import { add, decimal, isPositive } from 'payroll-core/money';
import { taxCodeOfPay, writeTaxCode } from 'payroll-core/nz';
import type { PayslipYearToDate } from '../../domain/payslip-input';
import type { CountryPayslip } from '../country-payslip';
import { nzPayslipContent } from './nz-payslip-content';
import { nzWithheldLines } from './nz-withheld-lines';

/** Payslips of New Zealand. */
export const nzPayslip: CountryPayslip<'NZ'> = {
  namesSuperFunds: false,
  // The holiday and leave record holds the date, the time and the amount of leave (Holidays Act 2003 s 81).
  alwaysShowsLeaveHours: true,
  taxCode: (input) => writeTaxCode(taxCodeOfPay(input)),
  content: nzPayslipContent,
  yearToDate: (year) => ({
    ...positive('studentLoan', studentLoanOf(year)),
    ...positive('kiwisaverEmployee', year.kiwisaverEmployee),
    ...positive('kiwisaverEmployer', year.kiwisaverEmployer),
  }),
  withheldLines: nzWithheldLines,
};

function positive(member: keyof PayslipYearToDate, amount: string | undefined): Partial<PayslipYearToDate> {
  return amount !== undefined && isPositive(decimal(amount)) ? { [member]: amount } : {};
}

/** The standard, the compulsory extra and the voluntary deductions: all of it is paid to Inland Revenue for the loan. */
function studentLoanOf({ studentLoan, studentLoanCir, studentLoanBor }: PayTypes['NZ']['year']): string {
  const parts = [studentLoan, studentLoanCir, studentLoanBor].map((amount) => decimal(amount ?? '0'));
  return parts.reduce((total, amount) => add(total, amount)).toString();
}
