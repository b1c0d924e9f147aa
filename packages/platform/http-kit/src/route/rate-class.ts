/** The limits of spec 8.1 by name. A route that is `unlimited` is still under the burst guard. */
export const rateClasses = ['default', 'lookup', 'pay', 'termination'] as const;

export type RateClass = (typeof rateClasses)[number];
