import { accepted } from 'payroll-core';
import type { CountryRule } from '../countries/country-employee';
import { countryEmployee } from '../countries/registered-countries';
import type { EmployeeDetails } from './fields/employee-fields';
import { refusedNzTaxCodes, type NzTaxCode, type NzTaxCodeText } from './fields/nz-tax-fields';

/** The rules of the country the employee lives in, which need not be the company's. */
export function obeyCountryRules(details: EmployeeDetails): CountryRule<EmployeeDetails> {
  return countryEmployee(details.country)?.checkDetails(details) ?? accepted(details);
}

export interface NzDeclaration {
  readonly nz_tax_code: NzTaxCodeText | null;
  readonly has_student_loan: boolean;
  readonly no_declaration: boolean;
  readonly ird_number: string | null;
}

/**
 * Brings what was sent to the base code and its flags. Without a declaration the code is ND, whatever else was sent.
 * @law Tax Administration Act 1994 (NZ) s 24B, 24I; Income Tax Act 2007 Sch 2 (non-declaration rate)
 */
export function normaliseNzDeclaration<D extends NzDeclaration>(
  sent: D,
): CountryRule<Omit<D, 'nz_tax_code'> & { readonly nz_tax_code: NzTaxCode | null }> {
  if (sent.no_declaration) {
    return accepted({ ...sent, nz_tax_code: 'ND', has_student_loan: false, ird_number: null });
  }
  const code = sent.nz_tax_code;
  if (code === null) return accepted({ ...sent, nz_tax_code: null });
  if ((refusedNzTaxCodes as readonly string[]).includes(code)) {
    return {
      ok: false,
      error: `nz_tax_code ${code} is not taken here: send the base code with has_student_loan true, and the rate of the compulsory extra deductions in slcir_rate.`,
    };
  }
  const base = code.replace(/ SL$/, '') as NzTaxCode;
  return accepted({ ...sent, nz_tax_code: base, has_student_loan: sent.has_student_loan || base !== code });
}
