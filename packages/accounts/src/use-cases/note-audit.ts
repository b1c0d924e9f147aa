import type { AccountsDependencies } from './accounts-dependencies';
import type { Actor } from '../domain/actor';
import { recordAudit, type AuditedAct } from './record-audit';

/** Adds an entry by itself: for reads of tax and bank numbers, and for writes whose own room keeps no audit. */
export function noteAudit(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (actor: Actor, act: AuditedAct): Promise<void> =>
    deps.unitOfWork.run((stores) => recordAudit(stores, deps.secrets, actor, deps.clock.now(), act));
}
