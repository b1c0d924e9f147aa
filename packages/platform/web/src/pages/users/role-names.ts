import type { FieldGroup, OwnRolePermission, Role, UserRole } from '@anz-payroll/accounts';

/** What each role is called, and what it is for. */
export const roleNames: Readonly<Record<UserRole, { readonly name: string; readonly about: string }>> = {
  owner: { name: 'Owner', about: 'everything, in every company, and the people who sign in' },
  bookkeeper: { name: 'Bookkeeper', about: 'all payroll work of the companies that are listed' },
  'payroll-officer': { name: 'Payroll officer', about: 'prepares and processes pays; somebody else approves' },
  approver: { name: 'Approver', about: 'approves and releases what others prepared; changes no pay' },
  hr: { name: 'HR', about: 'people and their declarations; no pays' },
  reader: { name: 'Reader', about: 'sees people and pays; no tax or bank numbers' },
  auditor: { name: 'Auditor', about: 'sees every company and the audit log; changes nothing' },
  employee: { name: 'Employee', about: 'sees their own pay and nothing else' },
};

export function roleName(role: Role): string {
  return typeof role === 'object' ? role.name : roleNames[role].name;
}

/** How forms name a role: one of the account's own by its id. */
export function roleCode(role: Role): string {
  return typeof role === 'object' ? `own-${role.id}` : role;
}

/** What can be chosen for a role of the account's own, in the words of the form. */
export const permissionNames: Readonly<Record<OwnRolePermission, string>> = {
  'people.read': 'See employees',
  'people.write': 'Add, change and delete employees, and decide their requests',
  'pays.read': 'See pays, payslips and reports',
  'pays.write': 'Enter, process, correct and delete pays',
  'pays.approve': 'Approve pay runs and what needs a second person',
  'money.release': 'Make files for banks and funds, and report to tax offices',
  'company.write': 'Add companies and change their settings',
  'company.delete': 'Delete companies',
  'pay-items.write': 'Change allowances, awards and pay rates of a company',
  'users.manage': 'Manage the people who sign in, and roles',
  'audit.read': 'Read the activity of the account',
  'applications.read': 'See connected applications and events',
  'applications.manage': 'Manage applications, webhooks and keys for machines',
  'checkout.manage': 'Sign up clients as a reseller',
};

export const fieldGroupLabels: Readonly<Record<FieldGroup, string>> = {
  'tax-numbers': 'Tax file numbers and IRD numbers',
  'bank-details': 'Bank account numbers',
  'pay-figures': 'Pay figures: rates, salaries, pays and balances',
};
