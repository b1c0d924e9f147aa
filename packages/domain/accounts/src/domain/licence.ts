import { isSubscriptionActive, type Subscription } from './subscription';

/** What a customer's subscriptions allow at a moment. */
export interface Licence {
  readonly isActive: boolean;
  /** Null means any number; zero when nothing is active, so that creating an employee is refused as a limit. */
  readonly employeeCap: number | null;
}

export type SubscribedPlan = Pick<Subscription, 'startsAt' | 'endsAt'> & { readonly employeeCap: number | null };

/** Of several active subscriptions the most generous counts, for instance a trial beside the order that replaces it. */
export function licenceOf(subscribed: readonly SubscribedPlan[], now: number): Licence {
  const caps = subscribed.filter((one) => isSubscriptionActive(one, now)).map((one) => one.employeeCap);
  if (caps.length === 0) return { isActive: false, employeeCap: 0 };
  return {
    isActive: true,
    employeeCap: caps.reduce((best, cap) => (best === null || cap === null ? null : Math.max(best, cap))),
  };
}
