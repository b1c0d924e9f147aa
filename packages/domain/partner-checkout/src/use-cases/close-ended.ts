import { recordAudit, type Actor } from '@anz-payroll/accounts';
import type { CheckoutStores } from '../ports';
import type { CheckoutDependencies } from './checkout-dependencies';

const chunk = 100;

/**
 * Notes in the logs of both sides that trials and orders ran out. Access does not wait for it: it ends with the
 * subscription, by the clock. Several processes may do it at once; each end is noted once.
 */
export function closeEnded(deps: Pick<CheckoutDependencies, 'unitOfWork' | 'clock'>) {
  return async (requestId: string): Promise<{ readonly trials: number; readonly orders: number }> => {
    const total = { trials: 0, orders: 0 };
    for (;;) {
      const closed = await deps.unitOfWork.run((stores) => closeSome(deps, stores, requestId));
      total.trials += closed.trials;
      total.orders += closed.orders;
      if (closed.trials + closed.orders === 0) return total;
    }
  };
}

async function closeSome(
  { clock }: Pick<CheckoutDependencies, 'clock'>,
  stores: CheckoutStores,
  requestId: string,
): Promise<{ readonly trials: number; readonly orders: number }> {
  const now = clock.now();
  const trials = await stores.trials.ended(now, chunk);
  const orders = await stores.orders.ended(now, chunk);
  for (const trial of trials) await stores.trials.save({ ...trial, closedAt: now });
  for (const order of orders) await stores.orders.save({ ...order, closedAt: now });
  const noted = [
    ...trials.map((one) => ({ ...one, action: 'checkout.trial-expired', recordType: 'trial' })),
    ...orders.map((one) => ({ ...one, action: 'checkout.order-expired', recordType: 'order' })),
  ];
  // The chains of several customers are held at once: always in the order of their ids.
  const entries = noted
    .flatMap(({ id, resellerId, customerId, action, recordType }) =>
      [resellerId, customerId].map((chain) => ({ chain, action, recordType, recordId: String(id) })),
    )
    .sort((a, b) => a.chain - b.chain);
  for (const { chain, ...act } of entries) {
    const actor: Actor = { customerId: chain, userId: null, clientId: null, requestId };
    await recordAudit(stores, actor, now, act);
  }
  return { trials: trials.length, orders: orders.length };
}
