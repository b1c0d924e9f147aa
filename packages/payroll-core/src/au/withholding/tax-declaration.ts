import type { TaxFileNumberMeaning } from '../../identifiers/tax-file-number';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';

/** What a payee has told the payer, in the words of the TFN declaration and the withholding declaration. */
export interface AuTaxDeclaration {
  /** `applied-for` counts as quoted for 28 days; `under-18` and `pensioner` are the exemptions that need no number. */
  readonly taxFileNumber: TaxFileNumberMeaning;
  readonly residency: 'resident' | 'foreign';
  readonly claimsTaxFreeThreshold: boolean;
  readonly hasStudyLoan: boolean;
  readonly medicareLevyExemption: 'none' | 'half' | 'full';
  /** The family reduction of the Medicare levy variation declaration. */
  readonly medicareLevyReduction?: { readonly spouse: boolean; readonly dependants: number };
  /** The yearly total of tax offsets claimed on the withholding declaration. */
  readonly annualTaxOffsets?: Aud;
  /** Schedule 15 applies instead of every other schedule. */
  readonly workingHolidayMaker?: { readonly employerIsRegistered: boolean };
  /** More than the schedule asks for, at the payee's written request. */
  readonly upwardVariation?:
    { readonly kind: 'extra-amount'; readonly amount: Aud } | { readonly kind: 'percentage'; readonly rate: Decimal };
  /** At the payee's written request in a year with 53 weekly or 27 fortnightly pays. */
  readonly hasExtraPayInYear?: boolean;
  /** A super-only contractor is paid outside PAYG: nothing is withheld. */
  readonly isSuperOnlyContractor?: boolean;
}
