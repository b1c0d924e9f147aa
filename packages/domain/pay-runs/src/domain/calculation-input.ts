import type { Country } from '@anz-payroll/companies';
import type { PayTypes } from './pay-record';

/**
 * What a pay was calculated from. Kept with the pay, it gives the same figures and the same explanation at any time;
 * the law of a date does not change.
 */
export type CalculationInput<C extends Country = Country> = {
  [K in C]: {
    readonly country: K;
    readonly input: PayTypes[K]['input'];
    readonly termination: PayTypes[K]['terminationInput'] | null;
  };
}[C];
