import { accepted, refused, type CivilDate, type Result } from 'payroll-core';
import { isTaxFileNumber } from 'payroll-core/identifiers';

/** The payee's part of the tax file number declaration. @law ATO, Tax file number declaration (NAT 3092), section A */
export interface AuTaxDeclaration {
  /** Question 1: the number, or why there is none. */
  readonly quotes: 'number' | 'applied' | 'under-18' | 'pensioner' | 'none';
  readonly taxFileNumber: string;
  /** Question 8. */
  readonly residency: 'resident' | 'foreign' | 'working-holiday';
  /** Question 9: only from one payer at a time, and not by a foreign resident or working holiday maker. */
  readonly claimsThreshold: boolean;
  /** Question 10: a HELP, VSL, FS, SSL or AASL debt. */
  readonly hasStudyLoan: boolean;
  readonly signedOn: CivilDate;
}

/** What the tax office has reported where no number is quoted. */
const standIns = { applied: '111111111', 'under-18': '333333333', pensioner: '444444444', none: '000000000' } as const;

/** The members of the employee record that the declaration says. */
export function recordOfAuDeclaration(
  declaration: AuTaxDeclaration,
): Result<Readonly<Record<string, unknown>>, { readonly message: string }> {
  const { quotes, residency, claimsThreshold, hasStudyLoan, signedOn } = declaration;
  const number = declaration.taxFileNumber.replaceAll(/[\s-]/g, '');
  if (quotes === 'number' && (!isTaxFileNumber(number) || /^(\d)\1*$/.test(number))) {
    return refused({ message: 'That is not a tax file number: its check digit does not match.' });
  }
  if (claimsThreshold && residency !== 'resident') {
    return refused({ message: 'Only Australian residents for tax purposes claim the tax-free threshold.' });
  }
  return accepted({
    tax_file_number: quotes === 'number' ? number : standIns[quotes],
    tfnd_signed_date: signedOn,
    is_foreign_resident: residency !== 'resident',
    working_holiday_tax_scale_applies: residency === 'working-holiday',
    has_claimed_tax_free_threshold: claimsThreshold,
    has_stsl_liability: hasStudyLoan,
  });
}
