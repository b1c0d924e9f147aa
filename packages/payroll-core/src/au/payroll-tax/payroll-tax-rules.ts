import { aud, decimal } from '../../money/parse';
import type { Aud } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { defineInstrument, type Instrument } from '../../statutory/instrument';
import type { AuState } from '../long-service-leave/long-service-leave-rules';
import { files } from './parameters';

/** How a state taxes the wages of a financial year. */
export type StatePayrollTax =
  | {
      /** Rates on the parts of the wages above thresholds. */
      readonly kind: 'bands';
      readonly bands: readonly { readonly from: Aud; readonly rate: Decimal }[];
    }
  | {
      /** One rate on the wages less a deduction that shrinks as wages rise. */
      readonly kind: 'reduced-deduction';
      readonly deduction: Aud;
      readonly rate: Decimal;
      readonly reducedFrom: Aud;
      readonly reducedBy: Decimal;
      readonly noneFrom: Aud;
      /** From here on a surcharge comes on top, which is not worked out here. */
      readonly surchargeFrom: Aud | undefined;
    };

/** Thresholds, rates and deductions of every state, of one edition. */
export interface PayrollTaxRules {
  /** Only states whose rules were read in full. */
  readonly states: Readonly<Partial<Record<AuState, StatePayrollTax>>>;
}

type RawState =
  | { readonly kind: 'bands'; readonly bands: readonly { readonly from: string; readonly rate: string }[] }
  | {
      readonly kind: 'reduced-deduction';
      readonly deduction: string;
      readonly rate: string;
      readonly reducedFrom: string;
      readonly reducedBy: string;
      readonly noneFrom: string;
      readonly surchargeFrom?: string;
    };

/** The editions of payroll tax, by state. */
export const payrollTax: Instrument<PayrollTaxRules> = defineInstrument(
  'au.payroll-tax',
  files,
  ({ states }: { readonly states: Readonly<Partial<Record<AuState, RawState>>> }): PayrollTaxRules => ({
    states: Object.fromEntries(Object.entries(states).map(([state, raw]) => [state, readState(raw)])),
  }),
);

function readState(raw: RawState): StatePayrollTax {
  if (raw.kind === 'bands') {
    return { kind: raw.kind, bands: raw.bands.map(({ from, rate }) => ({ from: aud(from), rate: decimal(rate) })) };
  }
  return {
    kind: raw.kind,
    deduction: aud(raw.deduction),
    rate: decimal(raw.rate),
    reducedFrom: aud(raw.reducedFrom),
    reducedBy: decimal(raw.reducedBy),
    noneFrom: aud(raw.noneFrom),
    surchargeFrom: raw.surchargeFrom === undefined ? undefined : aud(raw.surchargeFrom),
  };
}
