import { defineInstrument, type Instrument } from '../../statutory/instrument';
import type { AllowanceCategory } from './pay-allowance';
import { files } from './parameters';

/** What an allowance of the category OD is for, in the descriptions of Single Touch Payroll. */
export const otherAllowanceTypes = ['G1', 'H1', 'ND', 'T1', 'U1', 'V1'] as const;
export type OtherAllowanceType = (typeof otherAllowanceTypes)[number];

export type AllowanceType = Exclude<AllowanceCategory, 'OD'> | OtherAllowanceType;

export interface AllowanceLaw {
  readonly types: Readonly<
    Record<
      AllowanceType,
      {
        readonly name: string;
        /** `above-limit`: nothing is withheld up to the approved rate, the reasonable amount or the award's amount. */
        readonly withholding: 'always' | 'above-limit';
        readonly countsForSuper: boolean;
      }
    >
  >;
}

export const allowanceLaw: Instrument<AllowanceLaw> = defineInstrument(
  'au.allowances',
  files,
  (raw: AllowanceLaw): AllowanceLaw => raw,
);
