import { accepted, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { closeAccess } from './close-access';
import { keepAnOwner } from './keep-an-owner';
import { ownUser } from './own-user';
import { recordAudit } from './record-audit';

/**
 * Takes somebody off the account: whatever let them in ends at once, and their e-mail address is free for another
 * account. The record stays, so that the audit log can still name who did what.
 */
export function removeUser(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock'>) {
  return async (
    command: { readonly userId: number; /** Left out by the operator. */ readonly customerId?: number },
    actor: Actor,
  ): Promise<Result<null, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const { userId } = command;
      const found = await ownUser(stores, userId, command.customerId);
      if (!found.ok) return found;
      const user = found.value;
      const next = { ...user, isActive: false, passwordHash: null, removedAt: now, emailKey: `removed ${userId}` };
      // The operator must be able to shut anybody out.
      const kept = command.customerId === undefined ? undefined : await keepAnOwner(stores, user, next);
      if (kept?.ok === false) return kept;
      await stores.users.save(next);
      await stores.companyAccess.replace(userId, []);
      await stores.secondFactors.remove(userId);
      const ended = await closeAccess(stores, userId, now);
      await recordAudit(stores, { ...actor, customerId: user.customerId }, now, {
        action: 'user.remove',
        recordType: 'user',
        recordId: String(userId),
        details: { ended_connections: String(ended) },
      });
      return accepted(null);
    });
}
