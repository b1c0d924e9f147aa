/** What roles may do. The names are those that routes and pages declare. */
export const rolePermissions = {
  /** Everything, and the only one who manages users, applications and orders. */
  owner: [
    'signed-in',
    'company.read',
    'company.write',
    'company.delete',
    'pay-items.write',
    'people.read',
    'people.write',
    'numbers.read',
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
    'company.read',
    'company.write',
    'pay-items.write',
    'people.read',
    'people.write',
    'numbers.read',
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
    'company.read',
    'pay-items.write',
    'people.read',
    'people.write',
    'numbers.read',
    'pays.read',
    'pays.write',
    'money.release',
  ],
  /** Approves and releases what others prepared; changes no pay. */
  approver: ['signed-in', 'company.read', 'people.read', 'pays.read', 'pays.approve', 'money.release'],
  /** People and their declarations, no pays. */
  hr: ['signed-in', 'company.read', 'people.read', 'people.write', 'numbers.read'],
  reader: ['signed-in', 'company.read', 'people.read', 'pays.read'],
  /** Reads every company and the audit log, changes nothing. */
  auditor: ['signed-in', 'company.read', 'people.read', 'pays.read', 'audit.read'],
} as const;

export type UserRole = keyof typeof rolePermissions;

export type RolePermission = (typeof rolePermissions)['owner'][number];

export const userRoles = Object.keys(rolePermissions) as readonly UserRole[];

/** Nothing for a role that this version does not know. */
export function permissionsOf(role: UserRole): readonly RolePermission[] {
  return Object.hasOwn(rolePermissions, role) ? rolePermissions[role] : [];
}

export function roleMay(role: UserRole, permission: RolePermission): boolean {
  return permissionsOf(role).includes(permission);
}

/** These reach every company of the customer, the others those that are listed for them. */
export function reachesAll(role: UserRole): boolean {
  return role === 'owner' || role === 'auditor';
}
