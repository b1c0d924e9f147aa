import { aud, decimal } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { defineInstrument, type Instrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The methods and limits of one edition of Schedule 5. */
export interface AdditionalPaymentRules {
  /** No more than this part of an additional payment is withheld, tax and study loan together. */
  readonly limit: Decimal;
  readonly lumpSumE: {
    /** Smaller back payments are ordinary earnings of the year they are paid in. */
    readonly atLeast: Aud;
    readonly accruedMonthsBefore: number;
  };
}

interface RawAdditionalPaymentRules {
  readonly limit: string;
  readonly lumpSumE: { readonly atLeast: string; readonly accruedMonthsBefore: number };
}

/** The editions of Schedule 5: back payments, commissions, bonuses and similar payments. */
export const additionalPayments: Instrument<AdditionalPaymentRules> = defineInstrument(
  'au.additional-payments',
  files,
  ({ limit, lumpSumE }: RawAdditionalPaymentRules): AdditionalPaymentRules => ({
    limit: decimal(limit),
    lumpSumE: { atLeast: aud(lumpSumE.atLeast), accruedMonthsBefore: lumpSumE.accruedMonthsBefore },
  }),
);
