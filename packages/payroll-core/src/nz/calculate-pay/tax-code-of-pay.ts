import { parseTaxCode, taxCodeOf, type TaxCode } from '../tax-codes/tax-code';
import type { NzPayEmployee, NzPayInput } from './nz-pay-input';

/** What of a pay decides by which code it is taxed. */
export interface PayWithTaxCode extends Pick<NzPayInput, 'payDate'> {
  readonly employee: Pick<NzPayEmployee, 'nzTaxCode' | 'hasStudentLoan' | 'noDeclaration' | 'taxCertificate'>;
}

/**
 * The code that a pay is taxed by: outside the days of a tailored tax code certificate the one before it, and ND where no code
 * was told. Of a pay that was worked out; a code that does not exist is ND here.
 * @law Inland Revenue payroll specification 5.9
 */
export function taxCodeOfPay({ payDate, employee }: PayWithTaxCode): TaxCode {
  const { nzTaxCode, hasStudentLoan, noDeclaration, taxCertificate } = employee;
  if (noDeclaration === true) return taxCodeOf('ND');
  const told = read(nzTaxCode, hasStudentLoan);
  if (told.kind !== 'certificate' || isCovered(payDate, taxCertificate?.from, taxCertificate?.until)) return told;
  return read(taxCertificate?.previousTaxCode);
}

function read(code: string | null | undefined, hasStudentLoan = false): TaxCode {
  const parsed = parseTaxCode(code);
  return parsed.ok ? taxCodeOf(parsed.value.base, parsed.value.studentLoan || hasStudentLoan) : taxCodeOf('ND');
}

/** Dates written year first are in order as text. */
function isCovered(day: string, from: string | null | undefined, until: string | null | undefined): boolean {
  return (from ?? day) <= day && day <= (until ?? day);
}
