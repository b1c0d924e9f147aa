import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import type { UserRole } from '../domain/role';
import type { User } from '../domain/user';
import { addUser, checkNewUser } from './add-user';
import { admitInvitation } from './invited-often';
import { companiesOfRole, mayManage, roleText, roleToGive } from './may-manage';
import { ownCompanies } from './own-companies';
import { queueInvitation } from './queue-invitation';
import { recordAudit } from './record-audit';
import { tellOfApprover } from './tell-of-approver';

export interface InviteUser {
  readonly customerId: number;
  readonly name: string;
  readonly email: string;
  /** One of the roles there are, or the id of one of the account's own. */
  readonly role: UserRole | { readonly ownRoleId: number };
  /** Which companies they reach; some roles reach them all. */
  readonly companyIds: readonly number[];
}

/** Adds a user and mails them a link by which they set a password: single use, one day, made when the e-mail is sent. */
export function inviteUser(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets' | 'wakeMail'>) {
  return async (command: InviteUser, actor: Actor): Promise<Result<User, AccountsRefusal>> => {
    const named = checkNewUser(command);
    if (!named.ok) return named;
    const { customerId, companyIds } = command;
    const outcome = await deps.unitOfWork.run(async (stores): Promise<Result<User, AccountsRefusal>> => {
      const now = deps.clock.now();
      const companies = await ownCompanies(stores, customerId, companyIds);
      if (!companies.ok) return companies;
      const given = await roleToGive(stores, customerId, command.role);
      if (!given.ok) return given;
      const role = given.value;
      if (typeof role === 'object' && companyIds.length > 0) return refused(companiesOfRole);
      const allowed = await mayManage(stores, actor, role);
      if (!allowed.ok) return allowed;
      const admitted = await admitInvitation(deps, stores, { ...named.value, customerId }, now);
      if (!admitted.ok) return admitted;
      const added = await addUser(stores, { ...named.value, customerId, role, passwordHash: null }, now);
      if (!added.ok) return added;
      const user = added.value;
      await stores.companyAccess.replace(user.id, companyIds);
      await tellOfApprover(stores, user, [], actor, now);
      await admitted.value();
      await queueInvitation(stores, user, actor, now);
      await recordAudit(stores, { ...actor, customerId }, now, {
        action: 'user.invite',
        recordType: 'user',
        recordId: String(user.id),
        details: { role: roleText(role) },
      });
      return accepted(user);
    });
    if (outcome.ok) deps.wakeMail();
    return outcome;
  };
}
