import type { UserRole } from '@anz-payroll/accounts';

/** What each role is called, and what it is for. */
export const roleNames: Readonly<Record<UserRole, { readonly name: string; readonly about: string }>> = {
  owner: { name: 'Owner', about: 'everything, in every company, and the people who sign in' },
  member: { name: 'Member', about: 'people and pays of the companies that are listed for them' },
};

export function roleName(role: UserRole): string {
  return roleNames[role].name;
}
