import { civilDate, type CivilDate } from '../../calendar/civil-date';
import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import { defineInstrument } from '../../statutory/instrument';
import { files } from './parameters';

/** Base amount, amount for each year of service, and the age limit. */
export interface GenuineRedundancyRules {
  /** Tax-free whatever the service. */
  readonly base: Aud;
  readonly perCompletedYear: Aud;
  /** By date of birth, oldest first. From pension age on a redundancy is not genuine. */
  readonly pensionAges: readonly { readonly from: CivilDate; readonly years: number; readonly months: number }[];
}

interface Raw {
  readonly base: string;
  readonly perCompletedYear: string;
  readonly pensionAges: readonly { readonly from: string; readonly years: number; readonly months: number }[];
}

/** The editions of the tax-free limit of a genuine redundancy. */
export const genuineRedundancy = defineInstrument(
  'au.genuine-redundancy',
  files,
  (raw: Raw): GenuineRedundancyRules => ({
    base: aud(raw.base),
    perCompletedYear: aud(raw.perCompletedYear),
    pensionAges: raw.pensionAges.map(({ from, years, months }) => ({ from: civilDate(from), years, months })),
  }),
);
