import type { CivilDate } from '../../calendar/civil-date';
import type { TaxFileNumberMeaning } from '../../identifiers/tax-file-number';
import type { MedicareLevySurchargeTier } from '../medicare-levy-adjustment/medicare-levy-figures';
import type { SeniorStatus } from '../seniors-and-pensioners/schedule-9';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';

/** What a payee has told the payer, in the words of the TFN declaration and the withholding declaration. */
export interface AuTaxDeclaration {
  /** `applied-for` counts as quoted for 28 days; `under-18` and `pensioner` are the exemptions that need no number. */
  readonly taxFileNumber: TaxFileNumberMeaning;
  /** The day the TFN declaration was signed: `applied-for` counts as quoted for 28 days from it. */
  readonly declaredOn?: CivilDate;
  readonly residency: 'resident' | 'foreign';
  readonly claimsTaxFreeThreshold: boolean;
  readonly hasStudyLoan: boolean;
  readonly medicareLevyExemption: 'none' | 'half' | 'full';
  /** The family reduction of the Medicare levy variation declaration. */
  readonly medicareLevyReduction?: { readonly spouse: boolean; readonly dependants: number };
  /** The surcharge that the payee asks to have withheld; with neither an exemption nor the family reduction. */
  readonly medicareLevySurcharge?: MedicareLevySurchargeTier;
  /** The yearly total of tax offsets claimed on the withholding declaration. */
  readonly annualTaxOffsets?: Aud;
  /** Schedule 15 applies instead of every other schedule. */
  readonly workingHolidayMaker?: { readonly employerIsRegistered: boolean };
  /** A schedule in place of Schedule 1 for some occupations and payees; not with `workingHolidayMaker`. */
  readonly schedule?: SpecialSchedule;
  /** More than the schedule asks for, at the payee's written request. */
  readonly upwardVariation?:
    | { readonly kind: 'extra-amount'; readonly amount: Aud }
    | { readonly kind: 'percentage'; readonly rate: Decimal };
  /** Less than the schedule asks for, by a notice of the Commissioner; outside its days the schedule holds. */
  readonly downwardVariation?: DownwardVariation;
  /** At the payee's written request in a year with 53 weekly or 27 fortnightly pays. */
  readonly hasExtraPayInYear?: boolean;
  /** A super-only contractor is paid outside PAYG: nothing is withheld. */
  readonly isSuperOnlyContractor?: boolean;
}

/**
 * What a PAYG withholding variation notice sets in place of the schedules for ordinary pays: a part of the earnings, or
 * an amount a pay. Additional payments (Schedule 5) follow it only where the notice names them.
 * @law Taxation Administration Act 1953 (Cth) Sch 1 s 15-15
 */
export type DownwardVariation = {
  /** First and last day of payments to which the notice applies. */
  readonly from: CivilDate;
  readonly lastDay: CivilDate;
  readonly coversAdditionalPayments: boolean;
} & ({ readonly kind: 'percentage'; readonly rate: Decimal } | { readonly kind: 'amount'; readonly amount: Aud });

/** Who is withheld from by a schedule of their own. */
export type SpecialSchedule =
  /** Schedule 9, with the tax offset of seniors and pensioners. */
  | { readonly kind: 'seniors-and-pensioners'; readonly status: SeniorStatus }
  /** Engaged day by day, with the tax-free threshold claimed. A pay then says for how many days it is. */
  | { readonly kind: 'daily-or-casual' }
  /** Schedule 2: no more than six months with the same grower, with the tax-free threshold claimed. */
  | { readonly kind: 'horticulture-or-shearing' }
  /** Pacific Australia Labour Mobility; the flat rate is for foreign residents and approved employers. */
  | { readonly kind: 'seasonal-worker'; readonly employerIsApproved: boolean }
  /** A performing artist in a promotional activity. */
  | { readonly kind: 'promotional-performer' };
