import type { BusinessNumber, Client } from '../domain/client';
import type { CheckoutStores } from '../ports';

/** What a client has had for free or paid already. */
export interface History {
  readonly hadTrial: boolean;
  readonly hadFreeMonth: boolean;
  readonly hadOrder: boolean;
}

/**
 * A cancelled trial counts for the client it was given to, but not for another client with the same number: it was
 * cancelled because it had been given to the wrong entity.
 */
export async function historyOf(
  { clients, trials, orders }: Pick<CheckoutStores, 'clients' | 'trials' | 'orders'>,
  number: BusinessNumber,
  client?: Client,
): Promise<History> {
  const related = await clients.withBusinessNumber(number);
  const ids = [...new Set([...related.map(({ customerId }) => customerId), ...(client ? [client.customerId] : [])])];
  if (ids.length === 0) return { hadTrial: false, hadFreeMonth: false, hadOrder: false };
  const given = await trials.ofCustomers(ids);
  const placed = await orders.ofCustomers(ids);
  return {
    hadTrial: given.some(({ cancelledAt, customerId }) => cancelledAt === null || customerId === client?.customerId),
    hadFreeMonth: placed.some(({ freeTrialMonthApplied }) => freeTrialMonthApplied),
    hadOrder: placed.some(({ customerId }) => customerId === client?.customerId),
  };
}

/** Why the free month is not given; undefined when it is (spec 8.3, trial rule). */
export function whyNoFreeMonth({ hadTrial, hadFreeMonth, hadOrder }: History): string | undefined {
  if (hadTrial) return 'The free month was not added: this client already had a free trial.';
  if (hadFreeMonth) return 'The free month was not added: this client already had a free month.';
  return hadOrder ? 'The free month was not added: it is for the first order of a client.' : undefined;
}
