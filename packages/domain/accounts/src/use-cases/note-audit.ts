import type { AccountsDependencies } from './accounts-dependencies';
import type { Actor } from '../domain/actor';
import { recordAudits, type AuditedAct, type AuditNote } from './record-audit';

/**
 * Adds an entry by itself: for reads of tax and bank numbers, and for writes whose own package keeps no audit. Entries of
 * the same moment are committed together. A read does not wait for those who write for long: its entry is on disk before
 * the answer, and in the log when they have ended.
 */
export function noteAudit(deps: Pick<AccountsDependencies, 'aheadWrites' | 'batchedWrites' | 'clock'>) {
  const record = deps.aheadWrites<AuditNote>(recordAudits);
  const note = deps.batchedWrites(async (notes: readonly AuditNote[]) => {
    await record(notes);
    return notes.map(() => undefined);
  });
  return (actor: Actor, act: AuditedAct): Promise<void> => note({ actor, at: deps.clock.now(), act });
}
