import type { Letter } from '../letters/letter';

export interface ClaimedLetter extends Letter {
  readonly id: number;
  readonly claimToken: string;
  /** Failed attempts before this one. */
  readonly attempts: number;
}

/** Letters that wait. Each method is a transaction of its own; a claim that is not finished in time is free again. */
export interface LetterQueue {
  /** Takes at most `limit` due letters, which are nobody else's until `leaseUntil`. */
  claim(claim: {
    readonly now: number;
    readonly leaseUntil: number;
    readonly limit: number;
  }): Promise<readonly ClaimedLetter[]>;
  sent(letter: ClaimedLetter, now: number): Promise<void>;
  /** `retryAt` undefined gives up. */
  failed(letter: ClaimedLetter, why: string, retryAt: number | undefined, now: number): Promise<void>;
  /** Letters that were given up become due again; answers how many. */
  retryFailed(now: number): Promise<number>;
  count(): Promise<Readonly<Record<'waiting' | 'sent' | 'failed', number>>>;
}
