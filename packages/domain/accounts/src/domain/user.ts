import type { UserRole } from './role';

/** A person who signs in. A user belongs to one customer, and no login is shared. */
export interface User {
  readonly id: number;
  readonly customerId: number;
  readonly name: string;
  readonly email: string;
  /** The e-mail address as it is compared: trimmed and in lower case. Unique across the service. */
  readonly emailKey: string;
  readonly role: UserRole;
  /** Absent until the user has set a password by their link. */
  readonly passwordHash: string | null;
  readonly isActive: boolean;
  /** Somebody who was removed keeps a name for the audit log; the e-mail address is free again. */
  readonly removedAt: number | null;
  readonly createdAt: number;
  readonly version: number;
}

/** Somebody who has accepted their invitation and may sign in. */
export function canSignIn({ isActive, passwordHash }: Pick<User, 'isActive' | 'passwordHash'>): boolean {
  return isActive && passwordHash !== null;
}
