import { plainLetters } from '@anz-payroll/kernel';
import type { Payslip } from './payslip';

/**
 * A file is found again by whose it is and of when. Mail programs and archives disagree about letters beyond ASCII, so
 * accents are left out; the number of the pay keeps two people of one name apart.
 */
export function payslipFileName({ employee, paymentDate, payId }: Pick<Payslip, 'employee' | 'paymentDate' | 'payId'>) {
  const name = plainLetters(employee.name.normalize('NFKC'))
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return `payslip-${name === '' ? '' : `${name}-`}${paymentDate}-${payId}.pdf`;
}
