import type { RateClass } from '../route';
import type { Quota } from './limiter';

export interface Quotas {
  /** Sharp spikes from one address, whoever is behind it. */
  readonly burst: Quota;
  /** Per client, by the class that a route declares. */
  readonly byClass: Readonly<Record<RateClass, Quota>>;
}

const MINUTE = 60_000;

/** Spec 8.1; termination by the only figure that names it, calculations by decision 0661. */
export const perMinuteByDefault: Readonly<Record<RateClass, number>> = {
  default: 25,
  lookup: 120,
  pay: 5,
  calculation: 60,
  termination: 60,
};

export function quotas(
  burst: { readonly requests: number; readonly seconds: number } = { requests: 60, seconds: 5 },
  perMinute: Readonly<Record<RateClass, number>> = perMinuteByDefault,
): Quotas {
  const perClass = (name: RateClass): Quota => ({ name, limit: perMinute[name], windowMs: MINUTE });
  return {
    burst: { name: 'burst', limit: burst.requests, windowMs: burst.seconds * 1000 },
    byClass: {
      default: perClass('default'),
      lookup: perClass('lookup'),
      pay: perClass('pay'),
      calculation: perClass('calculation'),
      termination: perClass('termination'),
    },
  };
}
