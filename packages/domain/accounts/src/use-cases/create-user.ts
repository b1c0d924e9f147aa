import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { checkPassword } from '../domain/password';
import type { UserRole } from '../domain/role';
import type { User } from '../domain/user';
import { addUser, checkNewUser } from './add-user';
import { roleText, roleToGive } from './may-manage';
import { recordAudit } from './record-audit';

export interface CreateUser {
  readonly customerId: number;
  readonly name: string;
  readonly email: string;
  readonly role: UserRole | { readonly ownRoleId: number };
  /** Left out, the user sets one by a link. */
  readonly password?: string;
  /** Which companies they reach; an owner reaches them all. */
  readonly companyIds?: readonly number[];
}

export function createUser(deps: AccountsDependencies) {
  return async (command: CreateUser, actor: Omit<Actor, 'customerId'>): Promise<Result<User, AccountsRefusal>> => {
    const named = checkNewUser(command);
    if (!named.ok) return named;
    let passwordHash: string | null = null;
    if (command.password !== undefined) {
      const password = checkPassword(command.password, named.value.emailKey);
      if (!password.ok) return password;
      passwordHash = await deps.passwords.hash(password.value);
    }
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const { customerId } = command;
      if ((await stores.customers.find(customerId)) === undefined) {
        return refused({ code: 'customer/unknown', message: `There is no customer ${customerId}.` });
      }
      const given = await roleToGive(stores, customerId, command.role);
      if (!given.ok) return given;
      const role = given.value;
      const added = await addUser(stores, { ...named.value, customerId, role, passwordHash }, now);
      if (!added.ok) return added;
      const user = added.value;
      if (command.companyIds !== undefined) await stores.companyAccess.replace(user.id, command.companyIds);
      await recordAudit(stores, { ...actor, customerId }, now, {
        action: 'user.create',
        recordType: 'user',
        recordId: String(user.id),
        details: { role: roleText(role) },
      });
      return accepted(user);
    });
  };
}
