import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import { changedMeanwhile, type AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { checkOwnRole, mostOwnRoles, type CheckedOwnRole, type OwnRole, type OwnRoleDetails } from '../domain/own-role';
import { coversRole } from '../domain/role';
import type { User } from '../domain/user';
import type { AccountStores } from '../ports/account-stores';
import { roleOfActor } from './may-manage';
import { ownCompanies } from './own-companies';
import { recordAudit } from './record-audit';
import { approvesIn, tellOfApprover } from './tell-of-approver';

type Deps = Pick<AccountsDependencies, 'unitOfWork' | 'clock'>;

/** A role with how many users have it. */
export interface ListedRole {
  readonly role: OwnRole;
  readonly users: number;
}

/** The roles that a customer made for itself. */
export function listOwnRoles(deps: Pick<AccountsDependencies, 'reading'>) {
  return (customerId: number): Promise<readonly ListedRole[]> =>
    deps.reading.run(async ({ ownRoles, users }) => {
      const everybody = await users.ofCustomer(customerId);
      return (await ownRoles.ofCustomer(customerId)).map((role) => ({
        role,
        users: everybody.filter((user) => has(user, role.id)).length,
      }));
    });
}

export interface CreateOwnRole extends OwnRoleDetails {
  readonly customerId: number;
}

/** Makes a role. It never allows more than whoever makes it may do themselves. */
export function createOwnRole(deps: Deps) {
  return async (command: CreateOwnRole, actor: Actor): Promise<Result<OwnRole, AccountsRefusal>> => {
    const checked = checkOwnRole(command);
    if (!checked.ok) return checked;
    const { customerId } = command;
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const fits = await fitsAccount(stores, customerId, checked.value, actor);
      if (!fits.ok) return fits;
      const customer = await stores.customers.find(customerId);
      if ((await stores.ownRoles.ofCustomer(customerId)).length >= mostOwnRoles) {
        const message = `An account has at most ${mostOwnRoles} roles of its own. Delete one that nobody has.`;
        return refused({ code: 'role/limit', message });
      }
      // Over the version that was read, so that two roles at the same moment are both counted.
      if (customer !== undefined) await stores.customers.save(customer);
      const role = await stores.ownRoles.add({ ...checked.value, customerId, createdAt: now });
      if (role === undefined) return nameTaken();
      await audit(stores, actor, now, 'role.create', role, detailsOf(role));
      return accepted(role);
    });
  };
}

export interface ChangeOwnRole extends CreateOwnRole {
  readonly roleId: number;
  /** Whether the caller is willing to overwrite the role as it is stored; without it, any. */
  readonly mayTouch?: (stored: OwnRole) => boolean;
}

/** Changes a role for everybody who has it, at once. */
export function changeOwnRole(deps: Deps) {
  return async (command: ChangeOwnRole, actor: Actor): Promise<Result<OwnRole, AccountsRefusal>> => {
    const checked = checkOwnRole(command);
    if (!checked.ok) return checked;
    const { customerId, roleId } = command;
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const before = await ownRoleOf(stores, customerId, roleId, actor);
      if (!before.ok) return before;
      if (command.mayTouch?.(before.value) === false) return changedMeanwhile('role');
      const fits = await fitsAccount(stores, customerId, checked.value, actor);
      if (!fits.ok) return fits;
      const isTaken = (await stores.ownRoles.ofCustomer(customerId)).some(
        ({ id, nameKey }) => id !== roleId && nameKey === checked.value.nameKey,
      );
      if (isTaken) return nameTaken();
      const role = { ...before.value, ...checked.value };
      const holders: (readonly [User, readonly number[]])[] = [];
      for (const user of await stores.users.ofCustomer(customerId)) {
        if (has(user, roleId)) holders.push([user, await approvesIn(stores, user)]);
      }
      await stores.ownRoles.save(role);
      for (const [user, approvedIn] of holders) {
        await tellOfApprover(stores, { ...user, role }, approvedIn, actor, now);
      }
      const [was, is] = [detailsOf(before.value), detailsOf(role)];
      const changed = Object.keys(is).filter((name) => was[name] !== is[name]);
      const details = Object.fromEntries(
        changed.flatMap((name) => [
          [`${name}_before`, was[name] ?? ''],
          [name, is[name] ?? ''],
        ]),
      );
      await audit(stores, actor, now, 'role.update', role, details);
      return accepted({ ...role, version: role.version + 1 });
    });
  };
}

export interface DeleteOwnRole {
  readonly customerId: number;
  readonly roleId: number;
  /** Whether the caller is willing to delete the role as it is stored; without it, any. */
  readonly mayTouch?: (stored: OwnRole) => boolean;
}

/** Deletes a role that nobody has. */
export function deleteOwnRole(deps: Deps) {
  return async (
    { customerId, roleId, mayTouch }: DeleteOwnRole,
    actor: Actor,
  ): Promise<Result<null, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const found = await ownRoleOf(stores, customerId, roleId, actor);
      if (!found.ok) return found;
      if (mayTouch?.(found.value) === false) return changedMeanwhile('role');
      const holders = (await stores.users.ofCustomer(customerId)).filter((user) => has(user, roleId)).length;
      if (holders > 0) {
        const have = holders === 1 ? 'One user has' : `${holders} users have`;
        return refused({ code: 'role/in-use', message: `${have} this role. Give them another one first.` });
      }
      const customer = await stores.customers.find(customerId);
      // Whoever gives the role at the same moment saves it too, so that one of both begins again.
      if (customer !== undefined) await stores.customers.save(customer);
      await stores.ownRoles.remove(found.value);
      await audit(stores, actor, now, 'role.delete', found.value, before(detailsOf(found.value)));
      return accepted(null);
    });
}

async function ownRoleOf(
  stores: Pick<AccountStores, 'ownRoles' | 'users'>,
  customerId: number,
  roleId: number,
  actor: Actor,
): Promise<Result<OwnRole, AccountsRefusal>> {
  const role = await stores.ownRoles.find(roleId);
  if (role?.customerId !== customerId) {
    return refused({ code: 'role/unknown', message: `There is no role ${roleId}.` });
  }
  return coversRole(await roleOfActor(stores, actor), role) ? accepted(role) : wider();
}

/** The companies are the account's own, and nothing goes beyond what whoever acts may do. */
async function fitsAccount(
  stores: Pick<AccountStores, 'users' | 'companyAccess'>,
  customerId: number,
  checked: CheckedOwnRole,
  actor: Actor,
): Promise<Result<null, AccountsRefusal>> {
  const companies = await ownCompanies(stores, customerId, checked.companyIds ?? []);
  if (!companies.ok) return companies;
  const role = { ...checked, id: 0, customerId, createdAt: 0, version: 0 };
  return coversRole(await roleOfActor(stores, actor), role) ? accepted(null) : wider();
}

function wider(): { readonly ok: false; readonly error: AccountsRefusal } {
  const message = 'A role never allows more than whoever makes or changes it may do.';
  return refused({ code: 'role/wider', message, path: 'permissions' });
}

function nameTaken(): { readonly ok: false; readonly error: AccountsRefusal } {
  return refused({ code: 'role/name-taken', message: 'Another role of the account has that name.', path: 'name' });
}

function has({ role }: Pick<User, 'role'>, roleId: number): boolean {
  return typeof role === 'object' && role.id === roleId;
}

function detailsOf(role: OwnRole): Readonly<Record<string, string>> {
  return {
    name: role.name,
    permissions: role.permissions.join(' '),
    companies: role.companyIds?.join(' ') ?? 'all',
    departments: role.departments?.join('; ') ?? 'all',
    field_groups: role.fieldGroups.join(' '),
  };
}

function before(details: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [`${name}_before`, value]));
}

function audit(
  stores: Pick<AccountStores, 'audit'>,
  actor: Actor,
  now: number,
  action: string,
  { id, customerId }: OwnRole,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  return recordAudit(stores, { ...actor, customerId }, now, {
    action,
    recordType: 'role',
    recordId: String(id),
    details,
  });
}
