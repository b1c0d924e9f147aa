import { accepted, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import { changedMeanwhile, type AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import type { AccountStores } from '../ports/account-stores';
import type { User } from '../domain/user';
import { closeAccess } from './close-access';
import { keepAnOwner } from './keep-an-owner';
import { mayManage } from './may-manage';
import { ownUser } from './own-user';
import { recordAudit } from './record-audit';

/**
 * Takes somebody off the account: whatever let them in ends at once, and their e-mail address is free for another
 * account. The record stays, so that the audit log can still name who did what.
 */
export function removeUser(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock'>) {
  return async (
    command: {
      readonly userId: number;
      /** Left out by the operator. */
      readonly customerId?: number;
      /** Whether the caller is willing to remove the user as it is stored; without it, any. */
      readonly mayTouch?: (stored: User) => boolean;
    },
    actor: Actor,
  ): Promise<Result<null, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const { userId } = command;
      const found = await ownUser(stores, userId, command.customerId);
      if (!found.ok) return found;
      const user = found.value;
      if (command.mayTouch?.(user) === false) return changedMeanwhile('user');
      const allowed = await mayManage(stores, actor, user.role);
      if (!allowed.ok) return allowed;
      // The operator must be able to shut anybody out.
      const kept = command.customerId === undefined ? undefined : await keepAnOwner(stores, user, removed(user, now));
      if (kept?.ok === false) return kept;
      const ended = await closeUserAccount(stores, user, now);
      await recordAudit(stores, { ...actor, customerId: user.customerId }, now, {
        action: 'user.remove',
        recordType: 'user',
        recordId: String(userId),
        details: { ended_connections: String(ended) },
      });
      return accepted(null);
    });
}

/** Ends everything that the user has; the name stays for the audit log. Answers how many connections ended. */
export async function closeUserAccount(stores: AccountStores, user: User, now: number): Promise<number> {
  await stores.users.save(removed(user, now));
  await stores.companyAccess.replace(user.id, []);
  for (const { id } of await stores.employeeAccess.ofUser(user.id)) await stores.employeeAccess.remove(id);
  await stores.secondFactors.remove(user.id);
  for (const { id } of await stores.passkeys.ofUser(user.id)) await stores.passkeys.remove(id);
  for (const { id, userId, delegateId } of await stores.delegations.ofCustomer(user.customerId, now)) {
    if ([userId, delegateId].includes(user.id)) await stores.delegations.end(id, now);
  }
  return closeAccess(stores, user.id, now);
}

function removed(user: User, now: number): User {
  return {
    ...user,
    isActive: false,
    passwordHash: null,
    signedOnAt: null,
    removedAt: now,
    emailKey: `removed ${user.id}`,
  };
}
