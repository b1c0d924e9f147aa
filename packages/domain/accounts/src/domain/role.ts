import { permissionsOfOwn, type OwnRole } from './own-role';
import type { EventEntity } from './scope';

/** What roles may do. The names are those that routes and pages declare. */
export const rolePermissions = {
  /** Everything, and the only one who manages users, applications and orders. */
  owner: [
    'signed-in',
    'own-pay',
    'company.read',
    'company.write',
    'company.delete',
    'pay-items.write',
    'people.read',
    'people.write',
    'numbers.read',
    'tax-numbers.read',
    'bank-numbers.read',
    'pay-figures.read',
    'pays.read',
    'pays.write',
    'pays.approve',
    'money.release',
    'audit.read',
    'users.manage',
    'applications.read',
    'applications.manage',
    'checkout.manage',
  ],
  /** All payroll work of the companies that are listed, often many. */
  bookkeeper: [
    'signed-in',
    'own-pay',
    'company.read',
    'company.write',
    'pay-items.write',
    'people.read',
    'people.write',
    'numbers.read',
    'tax-numbers.read',
    'bank-numbers.read',
    'pay-figures.read',
    'pays.read',
    'pays.write',
    'pays.approve',
    'money.release',
    'applications.read',
    'checkout.manage',
  ],
  /** Prepares and processes pays that somebody else approves. */
  'payroll-officer': [
    'signed-in',
    'own-pay',
    'company.read',
    'pay-items.write',
    'people.read',
    'people.write',
    'numbers.read',
    'tax-numbers.read',
    'bank-numbers.read',
    'pay-figures.read',
    'pays.read',
    'pays.write',
    'money.release',
  ],
  /** Approves and releases what others prepared; changes no pay. */
  approver: [
    'signed-in',
    'own-pay',
    'company.read',
    'people.read',
    'pay-figures.read',
    'pays.read',
    'pays.approve',
    'money.release',
  ],
  /** People and their declarations, no pays. */
  hr: [
    'signed-in',
    'own-pay',
    'company.read',
    'people.read',
    'people.write',
    'numbers.read',
    'tax-numbers.read',
    'bank-numbers.read',
    'pay-figures.read',
  ],
  reader: ['signed-in', 'own-pay', 'company.read', 'people.read', 'pay-figures.read', 'pays.read'],
  /** Reads every company and the audit log, changes nothing. */
  auditor: ['signed-in', 'own-pay', 'company.read', 'people.read', 'pay-figures.read', 'pays.read', 'audit.read'],
  /** Somebody who is paid: the own payslips, leave and details, as the flags of the employee record allow. */
  employee: ['signed-in', 'own-pay'],
} as const;

export type UserRole = keyof typeof rolePermissions;

export type RolePermission = (typeof rolePermissions)['owner'][number];

export const userRoles = Object.keys(rolePermissions) as readonly UserRole[];

export type StaffRole = Exclude<UserRole, 'employee'>;

/** Those that somebody can be given; an employee is one by their record. */
export const staffRoles = userRoles.filter((role): role is StaffRole => role !== 'employee');

/** What somebody is: one of the roles above, or one that the account made for itself. */
export type Role = UserRole | OwnRole;

/** Nothing for a role that this version does not know. */
export function permissionsOf(role: Role): readonly RolePermission[] {
  if (typeof role === 'object') return permissionsOfOwn(role);
  return Object.hasOwn(rolePermissions, role) ? rolePermissions[role] : [];
}

export function roleMay(role: Role, permission: RolePermission): boolean {
  return permissionsOf(role).includes(permission);
}

const readsEntity = { company: 'company.read', employee: 'people.read', pay: 'pays.read' } as const;

/** The fixed roles that read records of this kind. */
export function rolesThatRead(entity: EventEntity): readonly UserRole[] {
  return userRoles.filter((role) => roleMay(role, readsEntity[entity]));
}

/** These reach every company of the customer, the others those that are listed for them or named in their role. */
export function reachesAll(role: Role): boolean {
  return typeof role === 'object' ? role.companyIds === null : role === 'owner' || role === 'auditor';
}

/** Whether the role itself names the company. */
export function namesCompany(role: Role, companyId: number): boolean {
  return typeof role === 'object' && role.companyIds?.includes(companyId) === true;
}

/** The only departments whose employees the role sees; null for all. */
export function departmentsOf(role: Role): readonly string[] | null {
  return typeof role === 'object' ? role.departments : null;
}

/** Whether whoever has the one role may give the other to somebody: nobody hands on more than they hold. */
export function coversRole(held: Role, given: Role): boolean {
  return (
    permissionsOf(given).every((permission) => roleMay(held, permission)) &&
    (reachesAll(held) || !reachesAll(given)) &&
    departmentsOf(held) === null
  );
}
