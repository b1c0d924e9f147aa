import { aud } from '../../money/parse';
import type { Aud } from '../../money/currency';
import { defineInstrument, type Instrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The rates without a tax file number and the days allowed to quote one. */
export interface TaxFileNumberRules {
  /** Somebody who has applied for a number is treated as having quoted it for so many days. */
  readonly daysToQuoteAfterApplying: number;
  /** A payee below this age needs no number, and has a code of its own. */
  readonly under18ExemptUnderAge: number;
  /** A payee under 18 needs no number while a pay does not pass this. */
  readonly under18ExemptUpTo: Readonly<Record<'weekly' | 'fortnightly' | 'monthly', Aud>>;
}

interface RawTaxFileNumberRules {
  readonly daysToQuoteAfterApplying: number;
  readonly under18ExemptUnderAge: number;
  readonly under18ExemptUpTo: Readonly<Record<'weekly' | 'fortnightly' | 'monthly', string>>;
}

/** The editions of withholding where no tax file number is quoted. */
export const taxFileNumberRules: Instrument<TaxFileNumberRules> = defineInstrument(
  'au.tax-file-number',
  files,
  ({
    daysToQuoteAfterApplying,
    under18ExemptUnderAge,
    under18ExemptUpTo,
  }: RawTaxFileNumberRules): TaxFileNumberRules => ({
    daysToQuoteAfterApplying,
    under18ExemptUnderAge,
    under18ExemptUpTo: {
      weekly: aud(under18ExemptUpTo.weekly),
      fortnightly: aud(under18ExemptUpTo.fortnightly),
      monthly: aud(under18ExemptUpTo.monthly),
    },
  }),
);
