/**
 * What a route or a page asks of whoever acts, beside scope and company. Roles are sets of these; which role has which is
 * decided where users are (`rolePermissions` of accounts).
 */
export const permissions = {
  'signed-in': 'nothing of anybody: look-ups, the calculator, the own account',
  'company.read': 'see companies and their lists',
  'company.write': 'add and change companies',
  'company.delete': 'delete companies',
  'pay-items.write': 'change allowances, awards, pay rates and ledger accounts of a company',
  'people.read': 'see employees',
  'people.write': 'add, change and delete employees and what hangs on them',
  'numbers.read': 'see tax and bank numbers in full',
  'pays.read': 'see pays, payslips and reports',
  'pays.write': 'enter, process, correct and delete pays, and terminate',
  'pays.approve': 'approve pay runs',
  'money.release': 'make files for banks and funds, and report to tax offices',
  'audit.read': 'read the audit log',
  'users.manage': 'manage the people who sign in',
  'applications.read': 'see applications, connections, webhooks and events',
  'applications.manage': 'manage applications, connections and webhooks',
  'checkout.manage': 'sign up clients as a reseller',
} as const;

export type Permission = keyof typeof permissions;

export const permissionNames = Object.keys(permissions) as readonly Permission[];
