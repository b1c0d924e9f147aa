import type { AccountsDependencies } from './accounts-dependencies';
import type { Actor } from '../domain/actor';
import { recordAudits, type AuditedAct, type AuditNote } from './record-audit';

/**
 * Adds an entry by itself: for reads of tax and bank numbers, and for writes whose own package keeps no audit. Entries of
 * the same moment are committed together.
 */
export function noteAudit(deps: Pick<AccountsDependencies, 'unitOfWork' | 'batchedWrites' | 'clock' | 'secrets'>) {
  const note = deps.batchedWrites((notes: readonly AuditNote[]) =>
    deps.unitOfWork.run(async (stores) => {
      await recordAudits(stores, notes);
      return notes.map(() => undefined);
    }),
  );
  return (actor: Actor, act: AuditedAct): Promise<void> => note({ actor, at: deps.clock.now(), act });
}
