import type { Role } from './role';

/** A person who signs in. A user belongs to one customer, and no login is shared. */
export interface User {
  readonly id: number;
  readonly customerId: number;
  readonly name: string;
  readonly email: string;
  /** The e-mail address as it is compared: trimmed and in lower case. Unique across the service. */
  readonly emailKey: string;
  readonly role: Role;
  /** Absent until the user has set a password by their link. */
  readonly passwordHash: string | null;
  /** When they first signed in by single sign-on; null for those who never did. */
  readonly signedOnAt: number | null;
  /** Whom a provider may vouch for without asking them again, see `identityAt`; null until they have confirmed it. */
  readonly signedOnAs: string | null;
  readonly isActive: boolean;
  /** Somebody who was removed keeps a name for the audit log; the e-mail address is free again. */
  readonly removedAt: number | null;
  readonly createdAt: number;
  readonly version: number;
}

/** Somebody who has accepted their invitation and may sign in. */
export function canSignIn({
  isActive,
  passwordHash,
  signedOnAt,
}: Pick<User, 'isActive' | 'passwordHash' | 'signedOnAt'>): boolean {
  return isActive && (passwordHash !== null || signedOnAt !== null);
}
