import { accepted, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { closeAccess } from './close-access';
import { keepAnOwner } from './keep-an-owner';
import { ownCompanies } from './own-companies';
import { ownUser } from './own-user';
import { checkUserName } from '../domain/user-name';
import type { User } from '../domain/user';
import { recordAudit } from './record-audit';

export interface ChangeUser {
  readonly userId: number;
  /** The customer that asks; left out by the operator, who may change every user. */
  readonly customerId?: number;
  readonly change: Partial<Pick<User, 'name' | 'role' | 'isActive'>>;
  /** Replaces the whole list; left out, it stays. */
  readonly companyIds?: readonly number[];
}

/**
 * Changes a user's name, role, reach, or whether they may sign in. Closing an account ends its sessions, links, connected
 * applications and tokens at once; they do not come back when it is opened again.
 */
export function changeUser(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (command: ChangeUser, actor: Actor): Promise<Result<User, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const { userId, change, companyIds } = command;
      const now = deps.clock.now();
      const found = await ownUser(stores, userId, command.customerId);
      if (!found.ok) return found;
      const user = found.value;
      const name = checkUserName(change.name ?? user.name);
      if (!name.ok) return name;
      const next = { ...user, ...change, name: name.value };
      const companies = await ownCompanies(stores, user.customerId, companyIds ?? []);
      if (!companies.ok) return companies;
      // The operator must be able to shut anybody out.
      const kept = command.customerId === undefined ? undefined : await keepAnOwner(stores, user, next);
      if (kept?.ok === false) return kept;
      await stores.users.save(next);
      if (companyIds !== undefined) await stores.companyAccess.replace(userId, companyIds);
      const ended = next.isActive ? {} : { ended_connections: String(await closeAccess(stores, userId, now)) };
      const fields = [...Object.keys(change), ...(companyIds === undefined ? [] : ['companyIds'])].sort().join(' ');
      const roles = next.role === user.role ? {} : { role_before: user.role, role: next.role };
      await recordAudit(stores, { ...actor, customerId: user.customerId }, now, {
        action: change.isActive === undefined ? 'user.update' : change.isActive ? 'user.enable' : 'user.disable',
        recordType: 'user',
        recordId: String(userId),
        details: { fields, ...roles, ...ended },
      });
      return accepted({ ...next, version: next.version + 1 });
    });
}
