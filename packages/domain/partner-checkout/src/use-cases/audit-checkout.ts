import { recordAudit, type AuditedAct } from '@anz-payroll/accounts';
import type { CheckoutStores } from '../ports';
import type { ResellerActor } from './checkout-dependencies';

/**
 * The act in the reseller's log and in the client's, in the transaction of the change. Called last, the reseller's chain
 * before the client's.
 */
export async function auditCheckout(
  stores: Pick<CheckoutStores, 'audit'>,
  actor: ResellerActor,
  clientId: number,
  now: number,
  act: AuditedAct,
): Promise<void> {
  const details = { ...act.details, reseller: String(actor.customerId), client: String(clientId) };
  await recordAudit(stores, actor, now, { ...act, details });
  await recordAudit(stores, { ...actor, customerId: clientId }, now, { ...act, details });
}
