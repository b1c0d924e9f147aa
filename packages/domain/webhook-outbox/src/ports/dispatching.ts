import type { AttemptOutcome, Delivery, SkipReason } from '../domain/delivery';
import type { SignedBytes } from '../domain/signature';

/** A delivery that this worker holds until its lease ends. */
export interface ClaimedDelivery {
  readonly id: number;
  readonly claimToken: string;
  readonly event: string;
  readonly envelopeId: string;
  /** The envelope in UTF-8, as it is signed and sent. */
  readonly body: Uint8Array;
  readonly delivery: Delivery;
  /** Where it goes, or why it is not sent. */
  readonly target:
    | { readonly kind: 'endpoint'; readonly id: number; readonly url: string; readonly secret: string }
    | { readonly kind: 'skipped'; readonly why: SkipReason };
}

export interface FinishedDelivery {
  readonly id: number;
  readonly claimToken: string;
  readonly delivery: Delivery;
  /** Absent for a delivery that was skipped: no attempt was made. */
  readonly outcome?: AttemptOutcome;
  readonly sentHeaders?: Readonly<Record<string, string>>;
  readonly now: number;
}

export interface ClaimRequest {
  readonly limit: number;
  /** Attempts under way at once to one endpoint, so that a listener with a long queue leaves room for the others. */
  readonly perEndpoint: number;
  /** The same for one host, over all endpoints there. */
  readonly perHost: number;
  /** What this worker has under way already, by endpoint and by host. */
  readonly endpointsUnderWay: ReadonlyMap<number, number>;
  readonly hostsUnderWay: ReadonlyMap<string, number>;
  /** Only what was due by then is taken. */
  readonly dueBy: number;
  readonly now: number;
  readonly leaseUntil: number;
}

/** What a worker must name to keep or to finish a delivery. */
export type HeldDelivery = Pick<ClaimedDelivery, 'id' | 'claimToken'>;

export interface WorkQueue {
  /**
   * One transaction for both halves of a worker's turn. First results are written, each only where the claim is still
   * ours: a worker that slept past its lease changes nothing. Then, if asked, due deliveries are taken by one conditional
   * update, which counts the attempt and marks them `sending`, so that no other worker can have them before `leaseUntil`.
   */
  turn(finished: readonly FinishedDelivery[], request: ClaimRequest | undefined): Promise<readonly ClaimedDelivery[]>;
  /** A worker that is alive keeps what it holds; the lease can then be short, and the dead are found soon. */
  renew(held: readonly HeldDelivery[], leaseUntil: number): Promise<void>;
  /** Puts back what this worker took and has not begun to send; the attempt does not count (`giveBackDelivery`). */
  giveBack(held: readonly HeldDelivery[]): Promise<void>;
  /** Puts back what dead workers held, judged by their lease alone. Answers how many. */
  reclaim(now: number): Promise<number>;
  /** Gives events their place in the feed (`EventFeed.place`). Answers how many; none while another worker does it. */
  placeEvents(): Promise<number>;
}

export interface Signer {
  /** HMAC-SHA-256 in hex, keyed with the secret as it is written. */
  hex(secret: string, signed: SignedBytes): string;
  /** HMAC-SHA-256 in base64 as Standard Webhooks has it: behind `whsec_` the secret is the base64 of its key. */
  standardBase64(secret: string, signed: SignedBytes): string;
}

export interface Sender {
  /** One attempt under one deadline; never throws, follows no redirect, connects only to a vetted address. */
  send(request: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Uint8Array;
  }): Promise<AttemptOutcome>;
}
