import type { FieldProblem } from '../fields';
import type { CompanyDetails } from '../domain/company-fields';

/** The numbers that a company may be known by to its tax office. */
export type BusinessNumber = 'abn' | 'ird_number';

/**
 * What a country is called and what it asks of a company. One folder holds a country, one line in
 * `registered-countries.ts` registers it.
 */
export interface CountryCompany {
  /** As people read it. */
  readonly name: string;
  /** "An Australian company". */
  readonly adjective: string;
  /** ISO 4217. */
  readonly currency: 'AUD' | 'NZD';
  /** A BCP 47 language tag. */
  readonly language: string;
  readonly timeZone: string;
  /** The field whose number identifies a company of this country. */
  readonly businessNumber: BusinessNumber;
  /** Whether every allowance must say how it is reported. */
  readonly needsAllowanceCategory: boolean;
  /** Whether an account names its bank in a BSB of its own. */
  readonly hasBankStateBranch: boolean;
  bankAccountProblems(details: Pick<CompanyDetails, 'bank_bsb' | 'bank_account_number'>): readonly FieldProblem[];
}
