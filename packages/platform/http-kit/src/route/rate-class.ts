/**
 * The limits of spec 8.1 by name, and `calculation` for what computes a pay without storing one (decision 0661). A route
 * that is `unlimited` is still under the burst guard.
 */
export const rateClasses = ['default', 'lookup', 'pay', 'calculation', 'termination'] as const;

export type RateClass = (typeof rateClasses)[number];
