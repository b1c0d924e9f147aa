import { calculatePay as calculateAuPay, preparePay as prepareAuPay } from '../au/calculate-pay/calculate-pay';
import type { AuPayInput } from '../au/calculate-pay/au-pay-input';
import { calculatePay as calculateNzPay, preparePay as prepareNzPay } from '../nz/calculate-pay/calculate-pay';
import { employeeAtRate } from '../nz/calculate-pay/employee-at-rate';
import type { NzPayInput } from '../nz/calculate-pay/nz-pay-input';
import type { Amount, Source } from '../input/input-reader';
import { accepted, refused, type Result } from '../refusal/result';
import type { InForceOptions } from '../statutory/instrument';
import { auSteps } from './au-steps';
import { nzSteps } from './nz-steps';
import { totalsOfAuPay, totalsOfNzPay, type PayTotals } from './pay-totals';
import type { StepOfDifference } from './step-of-difference';

/** A pay of one of the two countries, as `calculatePay` takes it. */
export type PayOfCountry =
  | { readonly country: 'AU'; readonly input: AuPayInput }
  | { readonly country: 'NZ'; readonly input: NzPayInput };

export interface ComparedCountry<Input> {
  readonly calculate: (input: Input, options: InForceOptions) => Result<PayTotals>;
  /** Reads the input once, to work it out under several laws. */
  readonly prepare: (input: Input) => Result<(options: InForceOptions) => Result<PayTotals>>;
  readonly steps: readonly StepOfDifference<Input>[];
  /** The pay at another hourly rate of the record, with what follows from that rate. */
  readonly atRate: (input: Input, rate: Amount | null) => Input;
}

const au: ComparedCountry<AuPayInput> = {
  calculate: (input, options) => {
    const pay = calculateAuPay(input, options);
    return pay.ok ? accepted(totalsOfAuPay(pay.value)) : pay;
  },
  prepare: (input) => {
    const prepared = prepareAuPay(input);
    return prepared.ok
      ? accepted((options) => {
          const pay = prepared.value(options);
          return pay.ok ? accepted(totalsOfAuPay(pay.value)) : pay;
        })
      : prepared;
  },
  steps: auSteps,
  atRate: (input, rate) => ({ ...input, employee: { ...input.employee, payRatePerHour: rate } }),
};

const nz: ComparedCountry<NzPayInput> = {
  calculate: (input, options) => {
    const pay = calculateNzPay(input, options);
    return pay.ok ? accepted(totalsOfNzPay(pay.value)) : pay;
  },
  prepare: (input) => {
    const prepared = prepareNzPay(input);
    return prepared.ok
      ? accepted((options) => {
          const pay = prepared.value(options);
          return pay.ok ? accepted(totalsOfNzPay(pay.value)) : pay;
        })
      : prepared;
  },
  steps: nzSteps,
  atRate: (input, rate) => ({ ...input, employee: employeeAtRate(input.employee ?? {}, rate) }),
};

const countries = { AU: au, NZ: nz } as const;

/** Refuses what is no pay of a country. The input itself is read where it is worked out. */
export function readPayOfCountry(pay: unknown, path: string): Result<PayOfCountry> {
  if (!isRecord(pay)) {
    return refused({ code: 'input/missing', path, message: `Expected an object with country and input in ${path}.` });
  }
  if (pay['country'] !== 'AU' && pay['country'] !== 'NZ') {
    return refused({ code: 'code/unknown', path: `${path}.country`, message: `Expected AU or NZ in ${path}.country.` });
  }
  if (!isRecord(pay['input'])) {
    return refused({ code: 'input/missing', path: `${path}.input`, message: `Expected an object in ${path}.input.` });
  }
  return accepted(pay as unknown as PayOfCountry);
}

function isRecord(value: unknown): value is Source {
  return typeof value === 'object' && value !== null;
}

/** What every step of a comparison knows of a pay; the country's own steps read the rest. */
export type AnyPayInput = AuPayInput | NzPayInput;

export function comparedCountry(country: PayOfCountry['country']): ComparedCountry<AnyPayInput> {
  // Both sides of a comparison are of one country, so its steps only ever meet its own inputs.
  return countries[country] as ComparedCountry<AnyPayInput>;
}
