import { defineInstrument, type Instrument } from '../../statutory/instrument';
import type { AllowanceCategory } from './pay-allowance';
import { files } from './parameters';

/** What an allowance of the category OD is for, in the descriptions of Single Touch Payroll. */
export const otherAllowanceTypes = ['G1', 'H1', 'ND', 'T1', 'U1', 'V1'] as const;
/** What an allowance of category OD (other) is for. */
export type OtherAllowanceType = (typeof otherAllowanceTypes)[number];

/** The types by which an allowance is treated: its STP category, or for OD what it is for. */
export type AllowanceType = Exclude<AllowanceCategory, 'OD'> | OtherAllowanceType;

/** How each type of allowance is treated, of one edition. */
export interface AllowanceLaw {
  /** Dollars up to which nothing is withheld: of a kilometre with one's own car, and of laundry in a financial year. */
  readonly approvedRates: { readonly kilometre: string; readonly laundryAYear: string };
  readonly types: Readonly<
    Record<
      AllowanceType,
      {
        readonly name: string;
        /** `above-limit`: nothing is withheld up to the approved rate, the reasonable amount or the award's amount. */
        readonly withholding: 'always' | 'above-limit';
        readonly countsForSuper: boolean;
        /** `above-limit`: Single Touch Payroll has nothing of it up to the reasonable amount, and all of it above. */
        readonly reporting: 'always' | 'above-limit';
      }
    >
  >;
}

/** The editions of how each allowance is taxed, counted for super and reported. */
export const allowanceLaw: Instrument<AllowanceLaw> = defineInstrument(
  'au.allowances',
  files,
  (raw: AllowanceLaw): AllowanceLaw => raw,
);
