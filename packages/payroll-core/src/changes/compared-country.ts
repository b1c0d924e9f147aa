import { calculatePay as calculateAuPay } from '../au/calculate-pay/calculate-pay';
import type { AuPayInput } from '../au/calculate-pay/au-pay-input';
import { calculatePay as calculateNzPay } from '../nz/calculate-pay/calculate-pay';
import type { NzPayInput } from '../nz/calculate-pay/nz-pay-input';
import { accepted, type Result } from '../refusal/result';
import type { InForceOptions } from '../statutory/instrument';
import { auSteps } from './au-steps';
import { nzSteps } from './nz-steps';
import { totalsOfAuPay, totalsOfNzPay, type PayTotals } from './pay-totals';
import type { StepOfDifference } from './step-of-difference';

/** A pay of one of the two countries, as `calculatePay` takes it. */
export type PayOfCountry =
  { readonly country: 'AU'; readonly input: AuPayInput } | { readonly country: 'NZ'; readonly input: NzPayInput };

export interface ComparedCountry<Input> {
  readonly calculate: (input: Input, options: InForceOptions) => Result<PayTotals>;
  readonly steps: readonly StepOfDifference<Input>[];
}

const au: ComparedCountry<AuPayInput> = {
  calculate: (input, options) => {
    const pay = calculateAuPay(input, options);
    return pay.ok ? accepted(totalsOfAuPay(pay.value)) : pay;
  },
  steps: auSteps,
};

const nz: ComparedCountry<NzPayInput> = {
  calculate: (input, options) => {
    const pay = calculateNzPay(input, options);
    return pay.ok ? accepted(totalsOfNzPay(pay.value)) : pay;
  },
  steps: nzSteps,
};

/** What every step of a comparison knows of a pay; the country's own steps read the rest. */
export type AnyPayInput = AuPayInput | NzPayInput;

export function comparedCountry(country: PayOfCountry['country']): ComparedCountry<AnyPayInput> {
  // Both sides of a comparison are of one country, so its steps only ever meet its own inputs.
  return (country === 'AU' ? au : nz) as ComparedCountry<AnyPayInput>;
}
