import type { AccountsDependencies } from './accounts-dependencies';
import { auditOrigin, auditText, type AuditEntry } from '../domain/audit-entry';
import type { AuditHead, AuditLog } from '../ports/account-stores';

export type AuditVerdict =
  | { readonly isIntact: true; readonly entries: number; readonly head: string }
  /** The first place where the chain does not hold: that entry was changed, added or removed. */
  | { readonly isIntact: false; readonly brokenAt: number };

/**
 * Follows a customer's chain from its first entry to the head, and holds it against heads that were noted outside: a
 * chain that was cut, or put back to an earlier state, does not have them.
 */
export function verifyAuditLog(deps: Pick<AccountsDependencies, 'reading' | 'secrets'>, chunk = 500) {
  return async (customerId: number, noted: readonly AuditHead[] = []): Promise<AuditVerdict> => {
    const known = new Map(
      noted.filter((head) => head.customerId === customerId).map(({ sequence, hash }) => [sequence, hash]),
    );
    const head = await deps.reading.run((stores) => stores.audit.head(customerId));
    let last: Pick<AuditEntry, 'sequence' | 'hash' | 'form'> = { sequence: 0, hash: auditOrigin, form: 1 };
    for (;;) {
      const page = await readPage(customerId, last);
      if (page === undefined) return { isIntact: false, brokenAt: last.sequence + 1 };
      const { entries, isNext } = page;
      for (const [n, entry] of entries.entries()) {
        if (entry.sequence > head.sequence) break;
        if (isNext[n] !== true || (known.get(entry.sequence) ?? entry.hash) !== entry.hash) {
          return { isIntact: false, brokenAt: last.sequence + 1 };
        }
        last = entry;
      }
      // What lies behind the head was written meanwhile, or the head was taken back.
      if (entries.some(({ sequence }) => sequence > head.sequence)) {
        const { sequence } = await deps.reading.run((stores) => stores.audit.head(customerId));
        if (sequence <= head.sequence) return { isIntact: false, brokenAt: head.sequence + 1 };
        break;
      }
      if (entries.length < chunk) break;
    }
    if (Math.max(0, ...known.keys()) > last.sequence || last.sequence < head.sequence) {
      return { isIntact: false, brokenAt: last.sequence + 1 };
    }
    // The log of a customer begins with its creation.
    if (last.sequence === 0 && (await deps.reading.run((stores) => stores.customers.find(customerId))) !== undefined) {
      return { isIntact: false, brokenAt: 1 };
    }
    if (head.hash !== last.hash || !head.isGenuine) return { isIntact: false, brokenAt: last.sequence };
    return { isIntact: true, entries: last.sequence, head: last.hash };
  };

  /** Undefined where an entry was changed so that it cannot even be read. */
  async function readPage(customerId: number, last: Pick<AuditEntry, 'sequence' | 'hash' | 'form'>) {
    try {
      return await deps.reading.run(async ({ audit }) => {
        const entries = await audit.after(customerId, last.sequence, chunk);
        return { entries, isNext: entries.map((entry, n) => follows(audit, entry, entries[n - 1] ?? last)) };
      });
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
      throw error;
    }
  }

  /** An entry of the earlier form cannot follow one of the keyed form. */
  function follows(
    audit: Pick<AuditLog, 'mac'>,
    entry: AuditEntry,
    before: Pick<AuditEntry, 'sequence' | 'hash' | 'form'>,
  ): boolean {
    const text = auditText(entry, before.sequence + 1, before.hash, entry.form);
    const expected = entry.form === 1 ? deps.secrets.digest(text) : audit.mac(text);
    return (
      entry.sequence === before.sequence + 1 &&
      entry.previousHash === before.hash &&
      entry.hash === expected &&
      entry.form >= before.form
    );
  }
}
