import { auditText, type AuditEvent } from '../domain/audit-entry';
import type { Actor } from '../domain/actor';
import type { AuditLog } from '../ports/account-stores';
import type { Secrets } from '../ports/secrets';

/** What was done to which record; the rest of the entry is who and when. */
export type AuditedAct = Pick<AuditEvent, 'action' | 'recordType' | 'recordId'> & {
  readonly details?: AuditEvent['details'];
};

/**
 * Adds an entry to the actor's customer's chain, inside the unit of work that makes the change: neither exists without
 * the other. Call it last, because the chain is held until the unit of work ends.
 */
export async function recordAudit(
  stores: { readonly audit: AuditLog },
  secrets: Pick<Secrets, 'digest'>,
  actor: Actor,
  at: number,
  act: AuditedAct,
): Promise<void> {
  const event: AuditEvent = {
    at,
    customerId: actor.customerId ?? 0,
    userId: actor.userId,
    clientId: actor.clientId,
    requestId: actor.requestId,
    action: act.action,
    recordType: act.recordType,
    recordId: act.recordId,
    details: act.details ?? {},
  };
  const { sequence, previousHash } = await stores.audit.reserve(event.customerId);
  const hash = secrets.digest(auditText(event, sequence, previousHash));
  await stores.audit.append({ ...event, sequence, previousHash, hash });
}
