/**
 * What a route or a page asks of whoever acts, beside scope and company. Roles are sets of these; which role has which is
 * decided where users are (`rolePermissions` of accounts).
 */
export const permissions = {
  'signed-in': 'nothing of anybody: look-ups, the calculator, the own account',
  'own-pay': 'see what concerns oneself as an employee, and ask for changes of it',
  'company.read': 'see companies and their lists',
  'company.write': 'add and change companies',
  'company.delete': 'delete companies',
  'pay-items.write': 'change allowances, awards, pay rates and ledger accounts of a company',
  'people.read': 'see employees',
  'people.write': 'add, change and delete employees and what hangs on them',
  'numbers.read': 'see tax and bank numbers in full, and export them',
  'tax-numbers.read': 'see tax file numbers and IRD numbers in full',
  'bank-numbers.read': 'see bank account numbers in full',
  'pay-figures.read': 'see what people are paid',
  'pays.read': 'see pays, payslips and reports',
  'pays.write': 'enter, process, correct and delete pays, and terminate',
  'pays.approve': 'approve pay runs',
  'money.release': 'make files for banks and funds, and report to tax offices',
  'audit.read': 'read the audit log',
  'users.manage': 'manage the people who sign in',
  'applications.read': 'see applications, connections, webhooks and events',
  'applications.manage': 'manage applications, connections, webhooks and keys for machines',
  'checkout.manage': 'sign up clients as a reseller',
} as const;

export type Permission = keyof typeof permissions;

export const permissionNames = Object.keys(permissions) as readonly Permission[];

/** What concerns the whole account, so that a token for some of its companies has no part in it. */
export const accountWide: readonly Permission[] = [
  'audit.read',
  'users.manage',
  'applications.read',
  'applications.manage',
  'checkout.manage',
];

/** The answer to such a token. */
export const limitedToCompanies = 'This token is limited to some companies of the account.';
