import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import type { OwnRole } from '../domain/own-role';
import { coversRole, type Role, type UserRole } from '../domain/role';
import type { AccountStores } from '../ports/account-stores';

/** The role of whoever acts; the operator, and a token that acts as the customer itself, hold all. */
export async function roleOfActor({ users }: Pick<AccountStores, 'users'>, { userId }: Actor): Promise<Role> {
  return userId === null ? 'owner' : ((await users.find(userId))?.role ?? 'employee');
}

/** Nobody changes, lets in or shuts out somebody whose role allows more than their own. */
export async function mayManage(
  stores: Pick<AccountStores, 'users'>,
  actor: Actor,
  role: Role,
): Promise<Result<null, AccountsRefusal>> {
  if (coversRole(await roleOfActor(stores, actor), role)) return accepted(null);
  const message = 'That role allows more than yours does, so you cannot give it, nor change somebody who has it.';
  return refused({ code: 'user/wider-role', message, path: 'role' });
}

/**
 * The role with this id, as it is. The customer's record is saved over the version that was read, so that of somebody who
 * gives a role and somebody who deletes it at the same moment only one succeeds.
 */
async function ownRoleToGive(
  { ownRoles, customers }: Pick<AccountStores, 'ownRoles' | 'customers'>,
  customerId: number,
  ownRoleId: number,
): Promise<Result<OwnRole, AccountsRefusal>> {
  const role = await ownRoles.find(ownRoleId);
  const customer = await customers.find(customerId);
  if (role?.customerId !== customerId || customer === undefined) {
    return refused({ code: 'role/unknown', message: `There is no role ${ownRoleId}.`, path: 'ownRoleId' });
  }
  await customers.save(customer);
  return accepted(role);
}

/** A role by its name, or one of the account's own by its id. */
export async function roleToGive(
  stores: Pick<AccountStores, 'ownRoles' | 'customers'>,
  customerId: number,
  role: UserRole | { readonly ownRoleId: number },
): Promise<Result<Role, AccountsRefusal>> {
  return typeof role === 'string' ? accepted(role) : ownRoleToGive(stores, customerId, role.ownRoleId);
}

/** How the audit log names a role. */
export function roleText(role: Role): string {
  return typeof role === 'string' ? role : `${role.name} (own role ${role.id})`;
}

/** An own role says itself which companies are reached. */
export const companiesOfRole: AccountsRefusal = {
  code: 'user/company',
  message: 'The role says which companies it reaches: none are listed beside it.',
  path: 'companyIds',
};
