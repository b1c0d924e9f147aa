import type { User } from './user';

/** A new e-mail address that waits until a link in an e-mail to it is opened: single use, one day. */
export interface EmailChange {
  readonly id: number;
  readonly userId: number;
  readonly email: string;
  readonly emailKey: string;
  /** The address until then, which is told. */
  readonly previousEmail: string;
  /** The SHA-256 of the link's secret; null until the e-mail is written. */
  readonly hash: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly usedAt: number | null;
  readonly version: number;
}

/** A new address of a user and whose it will be. */
export interface WaitingEmailChange {
  readonly change: EmailChange;
  readonly user: User;
}
