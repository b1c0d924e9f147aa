import type { UserRole } from '@anz-payroll/accounts';

/** What each role is called, and what it is for. */
export const roleNames: Readonly<Record<UserRole, { readonly name: string; readonly about: string }>> = {
  owner: { name: 'Owner', about: 'everything, in every company, and the people who sign in' },
  bookkeeper: { name: 'Bookkeeper', about: 'all payroll work of the companies that are listed' },
  'payroll-officer': { name: 'Payroll officer', about: 'prepares and processes pays; somebody else approves' },
  approver: { name: 'Approver', about: 'approves and releases what others prepared; changes no pay' },
  hr: { name: 'HR', about: 'people and their declarations; no pays' },
  reader: { name: 'Reader', about: 'sees people and pays; no tax or bank numbers' },
  auditor: { name: 'Auditor', about: 'sees every company and the audit log; changes nothing' },
};

export function roleName(role: UserRole): string {
  return roleNames[role].name;
}
