import { civilDate, type CivilDate } from '../../calendar/civil-date';
import { aud, decimal } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** Schedule 11, Table A, with the caps of the income year. */
export interface EtpRules {
  readonly etpCap: Aud;
  /** Not indexed; lowered by the payee's other taxable income of the year. */
  readonly wholeOfIncomeCap: Aud;
  readonly lifeBenefit: { readonly underPreservationAge: Decimal; readonly preservationAgeOrOver: Decimal };
  readonly deathBenefit: { readonly nonDependant: Decimal; readonly dependant: Decimal };
  readonly aboveCap: Decimal;
  /** The Medicare levy, which a foreign resident does not pay, is inside every rate of Table A. */
  readonly foreignResidentReduction: Decimal;
  readonly noTaxFileNumber: { readonly resident: Decimal; readonly foreign: Decimal };
  /** A payment made later than this is a delayed termination payment and no ETP. */
  readonly delayed: { readonly afterMonths: number; readonly rate: Decimal };
  /** By date of birth, oldest first. */
  readonly preservationAges: readonly { readonly from: CivilDate; readonly years: number }[];
}

interface Raw {
  readonly etpCap: string;
  readonly wholeOfIncomeCap: string;
  readonly lifeBenefit: { readonly underPreservationAge: string; readonly preservationAgeOrOver: string };
  readonly deathBenefit: { readonly nonDependant: string; readonly dependant: string };
  readonly aboveCap: string;
  readonly foreignResidentReduction: string;
  readonly noTaxFileNumber: { readonly resident: string; readonly foreign: string };
  readonly delayed: { readonly afterMonths: number; readonly rate: string };
  readonly preservationAges: readonly { readonly from: string; readonly years: number }[];
}

/** The editions of the caps and rates for employment termination payments (Schedule 11). */
export const etp = defineInstrument('au.etp', files, (raw: Raw): EtpRules => ({
  etpCap: aud(raw.etpCap),
  wholeOfIncomeCap: aud(raw.wholeOfIncomeCap),
  lifeBenefit: {
    underPreservationAge: decimal(raw.lifeBenefit.underPreservationAge),
    preservationAgeOrOver: decimal(raw.lifeBenefit.preservationAgeOrOver),
  },
  deathBenefit: {
    nonDependant: decimal(raw.deathBenefit.nonDependant),
    dependant: decimal(raw.deathBenefit.dependant),
  },
  aboveCap: decimal(raw.aboveCap),
  foreignResidentReduction: decimal(raw.foreignResidentReduction),
  noTaxFileNumber: { resident: decimal(raw.noTaxFileNumber.resident), foreign: decimal(raw.noTaxFileNumber.foreign) },
  delayed: { afterMonths: raw.delayed.afterMonths, rate: decimal(raw.delayed.rate) },
  preservationAges: raw.preservationAges.map(({ from, years }) => ({ from: civilDate(from), years })),
}));
