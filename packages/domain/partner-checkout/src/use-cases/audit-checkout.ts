import { recordAudit, type AuditedAct, type Secrets } from '@anz-payroll/accounts';
import type { CheckoutStores } from '../ports';
import type { ResellerActor } from './checkout-dependencies';

/**
 * The act in the reseller's log and in the client's, in the transaction of the change. Called last, the reseller's chain
 * before the client's.
 */
export async function auditCheckout(
  stores: Pick<CheckoutStores, 'audit'>,
  secrets: Pick<Secrets, 'digest'>,
  actor: ResellerActor,
  clientId: number,
  now: number,
  act: AuditedAct,
): Promise<void> {
  const details = { ...act.details, reseller: String(actor.customerId), client: String(clientId) };
  await recordAudit(stores, secrets, actor, now, { ...act, details });
  await recordAudit(stores, secrets, { ...actor, customerId: clientId }, now, { ...act, details });
}
