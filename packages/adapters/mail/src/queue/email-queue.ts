import type { Email } from '../emails/email';

export interface ClaimedEmail extends Email {
  readonly id: number;
  readonly claimToken: string;
  /** Failed attempts before this one. */
  readonly attempts: number;
}

/** Emails that wait. Each method is a transaction of its own; a claim that is not finished in time is free again. */
export interface EmailQueue {
  /** Takes at most `limit` due emails, which are nobody else's until `leaseUntil`. */
  claim(claim: {
    readonly now: number;
    readonly leaseUntil: number;
    readonly limit: number;
  }): Promise<readonly ClaimedEmail[]>;
  sent(email: ClaimedEmail, now: number): Promise<void>;
  /** `retryAt` undefined gives up. */
  failed(email: ClaimedEmail, why: string, retryAt: number | undefined, now: number): Promise<void>;
  /** Emails that were given up become due again; answers how many. */
  retryFailed(now: number): Promise<number>;
  count(): Promise<Readonly<Record<'waiting' | 'sent' | 'failed', number>>>;
}
