import { aud, decimal } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { defineInstrument, type Instrument } from '../../statutory/instrument';
import { files } from './parameters';

/** The grossed-up value to report and whether it passes the threshold. */
export interface ReportableFringeBenefits {
  /** Benefits of an FBT year are reported where their taxable value is more than this. */
  readonly threshold: Aud;
  /** The lower gross-up rate, whatever credits the employer has. */
  readonly grossUp: Decimal;
}

/** Chosen by the last day of the FBT year, 31 March. */
export const reportableFringeBenefits: Instrument<ReportableFringeBenefits> = defineInstrument(
  'au.reportable-fringe-benefits',
  files,
  (raw: { readonly threshold: string; readonly grossUp: string }): ReportableFringeBenefits => ({
    threshold: aud(raw.threshold),
    grossUp: decimal(raw.grossUp),
  }),
);
