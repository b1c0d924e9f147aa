import { isSubscriptionActive, type Subscription } from './subscription';

/** What a customer's subscriptions allow at a moment. */
export interface Licence {
  readonly isActive: boolean;
  /** Null means any number; zero when nothing is active, so that creating an employee is refused as a limit. */
  readonly employeeCap: number | null;
  /** The moment from which nothing is active any more; absent where a subscription has no end. */
  readonly endsAt?: number;
}

export type SubscribedPlan = Pick<Subscription, 'startsAt' | 'endsAt'> & { readonly employeeCap: number | null };

/** Of several active subscriptions the most generous counts, for instance a trial beside the order that replaces it. */
export function licenceOf(subscribed: readonly SubscribedPlan[], now: number): Licence {
  const active = subscribed.filter((one) => isSubscriptionActive(one, now));
  const caps = active.map((one) => one.employeeCap);
  if (caps.length === 0) return { isActive: false, employeeCap: 0 };
  return {
    isActive: true,
    employeeCap: caps.reduce((best, cap) => (best === null || cap === null ? null : Math.max(best, cap))),
    ...endOf(active.map(({ endsAt }) => endsAt)),
  };
}

/** The latest end of subscriptions that all end. */
function endOf(ends: readonly (number | null)[]): Pick<Licence, 'endsAt'> {
  const known = ends.filter((end) => end !== null);
  return known.length < ends.length ? {} : { endsAt: Math.max(...known) };
}
