import { auditText, type AuditEntry, type AuditEvent } from '../domain/audit-entry';
import type { Actor } from '../domain/actor';
import type { Grant } from '../domain/grant';
import type { AuditLog } from '../ports/account-stores';

/** What was done to which record; the rest of the entry is who and when. */
export type AuditedAct = Pick<AuditEvent, 'action' | 'recordType' | 'recordId'> & {
  readonly details?: AuditEvent['details'];
};

/** What the log keeps of a grant that was given. */
export function grantDetails({ scopes, companyIds }: Pick<Grant, 'scopes' | 'companyIds'>): AuditEvent['details'] {
  return { scopes: scopes.join(' '), ...(companyIds === null ? {} : { companies: companyIds.join(' ') }) };
}

/** Who did what, and when. */
export interface AuditNote {
  readonly actor: Actor;
  readonly at: number;
  readonly act: AuditedAct;
}

/**
 * Adds an entry to the actor's customer's chain, inside the unit of work that makes the change: neither exists without
 * the other. Call it last, because the chain is held until the unit of work ends.
 */
export async function recordAudit(
  stores: { readonly audit: AuditLog },
  actor: Actor,
  at: number,
  act: AuditedAct,
): Promise<void> {
  await recordAudits(stores, [{ actor, at, act }]);
}

/** The same for several entries, chain by chain; everybody takes the chains in the order of their customers. */
export async function recordAudits(stores: { readonly audit: AuditLog }, notes: readonly AuditNote[]): Promise<void> {
  const customers = [...new Set(notes.map(({ actor }) => actor.customerId ?? 0))].sort((a, b) => a - b);
  for (const customerId of customers) {
    const own = notes.filter(({ actor }) => (actor.customerId ?? 0) === customerId);
    const entries: AuditEntry[] = [];
    let { sequence, previousHash } = await stores.audit.reserve(customerId);
    for (const note of own) {
      const event = eventOf(note, customerId);
      const hash = stores.audit.mac(auditText(event, sequence, previousHash));
      entries.push({ ...event, form: 2, sequence, previousHash, hash });
      sequence += 1;
      previousHash = hash;
    }
    await stores.audit.append(entries);
  }
}

function eventOf({ actor, at, act }: AuditNote, customerId: number): AuditEvent {
  return {
    at,
    customerId,
    userId: actor.userId,
    clientId: actor.clientId,
    requestId: actor.requestId,
    address: actor.address ?? null,
    operator: actor.operator ?? null,
    action: act.action,
    recordType: act.recordType,
    recordId: act.recordId,
    details: act.details ?? {},
  };
}
