import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import type { User } from '../domain/user';
import { recordAudit } from './record-audit';

export interface ChangeUser {
  readonly userId: number;
  readonly change: Partial<Pick<User, 'name' | 'role' | 'isActive'>>;
  /** Replaces the whole list; left out, it stays. */
  readonly companyIds?: readonly number[];
}

/** Changes a user's name, role, reach, or whether they may sign in. Closing an account ends its sessions at once. */
export function changeUser(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (command: ChangeUser, actor: Actor): Promise<Result<User, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const { userId, change, companyIds } = command;
      const now = deps.clock.now();
      const user = await stores.users.find(userId);
      if (user === undefined) return refused({ code: 'user/unknown', message: `There is no user ${userId}.` });
      const next = { ...user, ...change };
      await stores.users.save(next);
      if (companyIds !== undefined) await stores.companyAccess.replace(userId, companyIds);
      if (!next.isActive) await stores.sessions.endAllOfUser(userId, now);
      const fields = [...Object.keys(change), ...(companyIds === undefined ? [] : ['companyIds'])].sort().join(' ');
      await recordAudit(stores, { ...actor, customerId: user.customerId }, now, {
        action: 'user.update',
        recordType: 'user',
        recordId: String(userId),
        details: { fields },
      });
      return accepted({ ...next, version: next.version + 1 });
    });
}
