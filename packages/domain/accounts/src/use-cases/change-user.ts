import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import { changedMeanwhile, type AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { checkEmail } from './add-user';
import { closeAccess, type ClosingStores } from './close-access';
import { giveEmail } from './email-change';
import { keepAnOwner } from './keep-an-owner';
import { companiesOfRole, mayManage, roleText, roleToGive } from './may-manage';
import { ownCompanies } from './own-companies';
import { ownUser } from './own-user';
import { checkUserName } from '../domain/user-name';
import { roleMay, type UserRole } from '../domain/role';
import type { User } from '../domain/user';
import { queueInvitation } from './queue-invitation';
import { recordAudit } from './record-audit';
import { approvesIn, tellOfApprover } from './tell-of-approver';

export interface ChangeUser {
  readonly userId: number;
  /** The customer that asks; left out by the operator, who may change every user. */
  readonly customerId?: number;
  /** The e-mail address only of somebody who was invited and has not come yet: others change their own. */
  readonly change: Partial<Pick<User, 'name' | 'email' | 'isActive'>> & {
    readonly role?: UserRole | { readonly ownRoleId: number };
  };
  /** Replaces the whole list; left out, it stays. */
  readonly companyIds?: readonly number[];
  /** Whether the caller is willing to overwrite the user as it is stored; without it, any. */
  readonly mayTouch?: (stored: User) => boolean;
}

/**
 * Changes a user's name, role, reach, or whether they may sign in, or the address that an invitation goes to. Closing an account ends its sessions, links, connected
 * applications and tokens at once; they do not come back when it is opened again.
 */
export function changeUser(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets' | 'wakeMail'>) {
  return async (command: ChangeUser, actor: Actor): Promise<Result<User, AccountsRefusal>> => {
    const outcome = await deps.unitOfWork.run(async (stores): Promise<Result<User, AccountsRefusal>> => {
      const { userId, change, companyIds } = command;
      const now = deps.clock.now();
      const found = await ownUser(stores, userId, command.customerId);
      if (!found.ok) return found;
      const user = found.value;
      if (command.mayTouch?.(user) === false) return changedMeanwhile('user');
      const name = checkUserName(change.name ?? user.name);
      if (!name.ok) return name;
      const given =
        change.role === undefined ? accepted(user.role) : await roleToGive(stores, user.customerId, change.role);
      if (!given.ok) return given;
      const role = given.value;
      const corrected = correctedEmail(user, change.email);
      if (!corrected.ok) return corrected;
      const next = { ...user, ...change, ...corrected.value, name: name.value, role };
      for (const one of [user.role, role]) {
        const allowed = await mayManage(stores, actor, one);
        if (!allowed.ok) return allowed;
      }
      const isOwn = typeof role === 'object';
      if (isOwn && companyIds !== undefined && companyIds.length > 0) return refused(companiesOfRole);
      const companies = await ownCompanies(stores, user.customerId, companyIds ?? []);
      if (!companies.ok) return companies;
      if (next.role === 'employee' && (await stores.employeeAccess.ofUser(userId)).length === 0) {
        return refused({
          code: 'user/invalid',
          message: 'Only an employee who was invited has the role employee.',
          path: 'role',
        });
      }
      const approvedIn = await approvesIn(stores, user);
      // The operator must be able to shut anybody out.
      const kept = command.customerId === undefined ? undefined : await keepAnOwner(stores, user, next);
      if (kept?.ok === false) return kept;
      if (next.email === user.email) await stores.users.save(next);
      else {
        const given = await giveEmail(stores, next, next, now);
        if (!given.ok) return given;
        if (next.isActive) await queueInvitation(stores, next, actor, now);
      }
      const isAnother = roleText(user.role) !== roleText(role);
      const listed = isOwn && isAnother ? [] : companyIds;
      if (listed !== undefined) await stores.companyAccess.replace(userId, listed);
      await tellOfApprover(stores, next, approvedIn, actor, now);
      const ended = await endWhatIsOver(stores, next, now);
      const fields = [...Object.keys(change), ...(companyIds === undefined ? [] : ['companyIds'])].sort().join(' ');
      const roles = isAnother ? { role_before: roleText(user.role), role: roleText(role) } : {};
      await recordAudit(stores, { ...actor, customerId: user.customerId }, now, {
        action: change.isActive === undefined ? 'user.update' : change.isActive ? 'user.enable' : 'user.disable',
        recordType: 'user',
        recordId: String(userId),
        details: { fields, ...roles, ...ended },
      });
      return accepted({ ...next, version: next.version + 1 });
    });
    if (outcome.ok) deps.wakeMail();
    return outcome;
  };
}

/** The address as it is stored. Of somebody who signs in with it nobody else changes it, or they could take the login over. */
function correctedEmail(
  user: User,
  sent: string | undefined,
): Result<Pick<User, 'email' | 'emailKey'>, AccountsRefusal> {
  const { email, emailKey } = user;
  if (sent === undefined || sent.trim() === email) return accepted({ email, emailKey });
  if (user.passwordHash !== null || user.signedOnAt !== null) {
    return refused({
      code: 'user/accepted',
      message: 'They sign in with the address that they have: only they change it, under “Your sign-in”.',
      path: 'email',
    });
  }
  return checkEmail(sent);
}

/** Whoever may not sign in has nothing open; whoever sees the own pay alone from now on has connected no application. */
async function endWhatIsOver(
  stores: ClosingStores,
  { id, isActive, role }: User,
  now: number,
): Promise<Readonly<Record<string, string>>> {
  if (!isActive) return { ended_connections: String(await closeAccess(stores, id, now)) };
  if (roleMay(role, 'company.read')) return {};
  const ended = await stores.grants.revokeAllOfUser(id, now, 'user-closed');
  return ended === 0 ? {} : { ended_connections: String(ended) };
}
