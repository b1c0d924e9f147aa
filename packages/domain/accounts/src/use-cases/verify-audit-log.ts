import type { AccountsDependencies } from './accounts-dependencies';
import { auditOrigin, auditText } from '../domain/audit-entry';

export type AuditVerdict =
  | { readonly isIntact: true; readonly entries: number; readonly head: string }
  /** The first place where the chain does not hold: that entry was changed, added or removed. */
  | { readonly isIntact: false; readonly brokenAt: number };

/** Follows a customer's chain from its first entry to the head. */
export function verifyAuditLog(deps: Pick<AccountsDependencies, 'reading' | 'secrets'>, chunk = 500) {
  return async (customerId: number): Promise<AuditVerdict> => {
    const head = await deps.reading.run((stores) => stores.audit.head(customerId));
    let sequence = 0;
    let hash = auditOrigin;
    while (sequence < head.sequence) {
      const entries = await deps.reading.run((stores) => stores.audit.after(customerId, sequence, chunk));
      if (entries.length === 0) return { isIntact: false, brokenAt: sequence + 1 };
      for (const entry of entries) {
        const expected = deps.secrets.digest(auditText(entry, sequence + 1, hash));
        if (entry.sequence !== sequence + 1 || entry.previousHash !== hash || entry.hash !== expected) {
          return { isIntact: false, brokenAt: sequence + 1 };
        }
        sequence = entry.sequence;
        hash = entry.hash;
        if (sequence === head.sequence && hash !== head.hash) return { isIntact: false, brokenAt: sequence };
      }
    }
    return { isIntact: true, entries: sequence, head: hash };
  };
}
