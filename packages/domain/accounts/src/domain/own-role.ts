import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsRefusal } from './accounts-refusal';
import { readNameLine } from './name-line';
import type { RolePermission } from './role';

/** Values of a record that are shown to those whose role says so; to others they are masked. */
export const fieldGroups = {
  'tax-numbers': 'tax-numbers.read',
  'bank-details': 'bank-numbers.read',
  'pay-figures': 'pay-figures.read',
} as const satisfies Record<string, RolePermission>;

export type FieldGroup = keyof typeof fieldGroups;

export const fieldGroupNames = Object.keys(fieldGroups) as readonly FieldGroup[];

/** A role that an account made for itself. */
export interface OwnRole {
  readonly id: number;
  readonly customerId: number;
  readonly name: string;
  /** The name as it is compared: unique in the account. */
  readonly nameKey: string;
  /** Beside what everybody has who works with a company. */
  readonly permissions: readonly OwnRolePermission[];
  /** The only companies; null for all. */
  readonly companyIds: readonly number[] | null;
  /** The only departments of these companies whose employees are seen; null for all. */
  readonly departments: readonly string[] | null;
  readonly fieldGroups: readonly FieldGroup[];
  readonly createdAt: number;
  readonly version: number;
}

/** What everybody has who works with a company. */
const always = ['signed-in', 'own-pay', 'company.read'] as const satisfies readonly RolePermission[];

/** What can be chosen for a role, in groups as a page shows them. */
export const ownRoleChoices = {
  People: ['people.read', 'people.write'],
  Pays: ['pays.read', 'pays.write', 'pays.approve', 'money.release'],
  Companies: ['company.write', 'company.delete', 'pay-items.write'],
  Account: ['users.manage', 'audit.read', 'applications.read', 'applications.manage', 'checkout.manage'],
} as const satisfies Record<string, readonly RolePermission[]>;

export type OwnRolePermission = (typeof ownRoleChoices)[keyof typeof ownRoleChoices][number];

export const ownRolePermissions: readonly OwnRolePermission[] = Object.values(ownRoleChoices).flat();

/** Those that a role for some departments can have: for everything else the figures of the whole company are shown or used. */
const departmentPermissions: readonly OwnRolePermission[] = ['people.read', 'people.write', 'pays.read'];

/** Those that show or use pay figures by their nature; events of applications hold them too. */
const payPermissions: readonly OwnRolePermission[] = [
  'pays.read',
  'pays.write',
  'pays.approve',
  'money.release',
  'pay-items.write',
  'applications.read',
  'applications.manage',
];

/** Whoever has the first has the second. */
const includes: Partial<Record<OwnRolePermission, OwnRolePermission>> = {
  'people.write': 'people.read',
  'pays.write': 'pays.read',
  'pays.approve': 'pays.read',
  'money.release': 'pays.read',
  'applications.manage': 'applications.read',
};

export const mostOwnRoles = 50;
export const mostDepartments = 100;

/** All that the role allows. Tax and bank numbers in one file need both groups. */
export function permissionsOfOwn({
  permissions,
  fieldGroups: groups,
}: Pick<OwnRole, 'permissions' | 'fieldGroups'>): readonly RolePermission[] {
  const shown = groups.map((group) => fieldGroups[group]);
  const both = groups.includes('tax-numbers') && groups.includes('bank-details');
  return [...always, ...permissions, ...shown, ...(both ? ['numbers.read' as const] : [])];
}

export interface OwnRoleDetails {
  readonly name: string;
  readonly permissions: readonly string[];
  readonly companyIds: readonly number[] | null;
  readonly departments: readonly string[] | null;
  readonly fieldGroups: readonly string[];
}

export type CheckedOwnRole = Omit<OwnRole, 'id' | 'customerId' | 'createdAt' | 'version'>;

/** Control characters, and those that turn the direction of text: a department could look like another one. */
const hidden = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Checks what does not need the account. */
export function checkOwnRole(given: OwnRoleDetails): Result<CheckedOwnRole, AccountsRefusal> {
  const name = readNameLine(given.name.normalize('NFC').replace(/\s+/g, ' '), 60);
  if (name === undefined) {
    return invalid('A role needs a name of 1 to 60 visible characters.', 'name');
  }
  const chosen = new Set(given.permissions);
  const permissions = ownRolePermissions.filter((one) => chosen.has(one));
  if (permissions.length === 0 || permissions.length !== chosen.size) {
    return invalid('Choose one or more of the permissions that roles can have.', 'permissions');
  }
  for (const one of permissions) {
    const needed = includes[one];
    if (needed !== undefined && !chosen.has(needed)) {
      return invalid(`${one} is of no use without ${needed}: choose both.`, 'permissions');
    }
  }
  const groups = fieldGroupNames.filter((one) => given.fieldGroups.includes(one));
  if (groups.length !== new Set(given.fieldGroups).size) {
    return invalid('Choose among the field groups that there are.', 'fieldGroups');
  }
  const pays = payPermissions.find((one) => chosen.has(one));
  if (pays !== undefined && !groups.includes('pay-figures')) {
    return invalid(`${pays} is about pay figures: show them, or leave it out.`, 'fieldGroups');
  }
  const { companyIds } = given;
  if (companyIds !== null && (companyIds.length === 0 || companyIds.length > 1000)) {
    return invalid('Choose one or more companies, or all.', 'companyIds');
  }
  const departments = given.departments?.map((one) => one.trim().replace(/\s+/g, ' ')) ?? null;
  if (departments !== null) {
    const fits = departments.every((one) => one !== '' && one.length <= 60 && !hidden.test(one));
    if (departments.length === 0 || departments.length > mostDepartments || !fits) {
      const message = `Name 1 to ${mostDepartments} departments of at most 60 visible characters, or leave them out for all.`;
      return invalid(message, 'departments');
    }
    const wider = permissions.find((one) => !departmentPermissions.includes(one));
    if (wider !== undefined) {
      const message = `${wider} concerns whole companies, so that a role for some departments cannot have it. It can have ${departmentPermissions.join(', ')}.`;
      return invalid(message, 'permissions');
    }
  }
  const wide = companyIds === null ? undefined : permissions.find((one) => accountPermissions.includes(one));
  if (wide !== undefined) {
    return invalid(`${wide} concerns the whole account, so that a role for some companies cannot have it.`, 'permissions'); // prettier-ignore
  }
  return accepted({
    name,
    nameKey: name.toLowerCase(),
    permissions,
    companyIds: companyIds === null ? null : [...new Set(companyIds)].sort((a, b) => a - b),
    departments: departments === null ? null : [...new Set(departments)],
    fieldGroups: groups,
  });
}

const accountPermissions: readonly OwnRolePermission[] = ownRoleChoices.Account;

function invalid(message: string, path: string): { readonly ok: false; readonly error: AccountsRefusal } {
  return refused({ code: 'role/invalid', message, path });
}
