import { accepted, type Result } from 'payroll-core';
import { isIrdNumber } from 'payroll-core/identifiers';
import type { EmployeeDetails } from './fields/employee-fields';
import { refusedNzTaxCodes, type NzTaxCode, type NzTaxCodeText } from './fields/nz-tax-fields';

/** Why an item is refused by the rules of its country, in words; the batch shows it under `detail`. */
type CountryRule<T> = Result<T, string>;

const auQuestions = [
  'is_foreign_resident',
  'has_claimed_tax_free_threshold',
  'has_stsl_liability',
  'is_closely_held',
] as const satisfies readonly (keyof EmployeeDetails)[];

/** The rules of the country the employee lives in, which need not be the company's. */
export function obeyCountryRules(details: EmployeeDetails): CountryRule<EmployeeDetails> {
  if (details.country === 'AU') return obeyAustralianRules(details);
  return details.country === 'NZ' ? obeyNewZealandRules(details) : accepted(details);
}

/** @law Taxation Administration Act 1953 (Cth) Sch 1 s 12-140, 12-145: what a TFN declaration answers */
function obeyAustralianRules(details: EmployeeDetails): CountryRule<EmployeeDetails> {
  const unanswered = auQuestions.filter((name) => details[name] === null);
  if (unanswered.length > 0) return { ok: false, error: `An Australian employee needs ${unanswered.join(', ')}.` };
  if (details.tax_file_number === null && !details.is_super_only_contractor) {
    return {
      ok: false,
      error:
        'An Australian employee needs tax_file_number unless is_super_only_contractor is true. ' +
        'Send 111111111 while one is applied for, 000000000 when none was quoted.',
    };
  }
  return accepted(details);
}

function obeyNewZealandRules(details: EmployeeDetails): CountryRule<EmployeeDetails> {
  if (details.nz_tax_code === null) {
    return { ok: false, error: 'A New Zealand employee needs nz_tax_code, or no_declaration true.' };
  }
  if (details.ird_number !== null) {
    return isIrdNumber(details.ird_number)
      ? accepted(details)
      : { ok: false, error: 'ird_number is not an IRD number: its check digit does not match.' };
  }
  return details.nz_tax_code === 'WT' || details.nz_tax_code === 'ND'
    ? accepted(details)
    : { ok: false, error: 'A New Zealand employee needs ird_number unless the tax code is WT or ND.' };
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
      error: `nz_tax_code ${code} is not taken here: send the base code, and make the extra student loan deduction a standing deduction.`,
    };
  }
  const base = code.replace(/ SL$/, '') as NzTaxCode;
  return accepted({ ...sent, nz_tax_code: base, has_student_loan: sent.has_student_loan || base !== code });
}
