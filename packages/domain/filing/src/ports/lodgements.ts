import type { CivilDate } from 'payroll-core/calendar';
import type { AttemptedLodgement, LodgementAnswer, LodgementStatus } from '../domain/lodgement/lodgement';
import type { StpAction } from '../domain/stp/kept-au-pay';

/** A message as it is queued, in the transaction that marks its pays. */
export interface NewLodgement {
  readonly customerId: number;
  readonly companyId: number;
  readonly messageId: string;
  readonly kind: 'pay-event' | 'update-event';
  readonly action: StpAction;
  readonly financialYear: string;
  readonly paymentDate: CivilDate;
  /** Holds tax file numbers: the store keeps it encrypted. */
  readonly body: string;
  readonly payIds: readonly number[];
  /** Employees in it of whom it holds no pay: an update after a pay was deleted, a year without one. */
  readonly otherPayees: readonly number[];
  readonly payeeCount: number;
  /** Whether it declares the year of its payees complete. */
  readonly isFinal: boolean;
  readonly now: number;
}

/** A gateway to the tax office, or the simulator, which sends nothing. */
export type LodgementReceiver = 'gateway' | 'simulator';

/** A message without its body. */
export interface Lodgement {
  readonly id: number;
  readonly companyId: number;
  readonly messageId: string;
  readonly kind: 'pay-event' | 'update-event';
  readonly action: StpAction;
  readonly financialYear: string;
  readonly paymentDate: CivilDate;
  readonly payeeCount: number;
  /** Whether it declares the year of its payees complete; null for one from before this was kept. */
  readonly isFinal: boolean | null;
  readonly status: LodgementStatus;
  readonly attempts: number;
  readonly dueAt: number;
  /** What the receiver said last, or why there was no answer. */
  readonly message: string | null;
  /** Who gave the answer; null before there is one. */
  readonly lodgedWith: LodgementReceiver | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface ClaimedLodgement {
  readonly id: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly claimToken: string;
  readonly messageId: string;
  readonly action: StpAction;
  readonly body: string;
  /** This attempt counted. */
  readonly attempts: number;
}

export type WaitingLodgement = Pick<Lodgement, 'id' | 'messageId'> & { readonly body: string };

export interface Lodgements {
  add(lodgement: NewLodgement): Promise<void>;
  /** The newest message of the company with its body, where there is no answer to it yet. */
  newestWaiting(companyId: number): Promise<WaitingLodgement | undefined>;
  /** Newest first. */
  ofCompany(companyId: number, limit: number): Promise<readonly Lodgement[]>;
  /** Pay events of a payday that were not sent back, oldest first. */
  payEventsOf(companyId: number, paymentDate: CivilDate): Promise<readonly Lodgement[]>;
  /** Which of these pays a message holds that was not sent back: their payment is reported, or about to be. */
  reportedAmong(payIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Of these employees those whom a message of the year speaks of that was not sent back; whether the last is final. */
  reportedYears(
    companyId: number,
    financialYear: string,
    employeeIds: readonly number[],
  ): Promise<ReadonlyMap<number, boolean>>;
  /** The bodies of the last messages of the year, not sent back, that speak of these employees. */
  lastBodies(
    companyId: number,
    financialYear: string,
    employeeIds: readonly number[],
  ): Promise<ReadonlyMap<number, string>>;
  /**
   * Takes due messages by one conditional update and counts the attempt, so that no other worker has them before the
   * lease ends. Those of one company go one after the other, oldest first: a year to date must not be overtaken.
   */
  claim(request: {
    readonly limit: number;
    readonly now: number;
    readonly leaseUntil: number;
  }): Promise<readonly ClaimedLodgement[]>;
  /** False when the claim is no longer ours: then nothing is changed. */
  finish(
    claimed: Pick<ClaimedLodgement, 'id' | 'claimToken'>,
    outcome: AttemptedLodgement & { readonly lodgedWith?: LodgementReceiver },
    now: number,
  ): Promise<boolean>;
  /** Puts back what dead workers held, judged by their lease alone. Answers how many. */
  reclaim(now: number): Promise<number>;
  /** Pays that a message reports. */
  paysOf(lodgementId: number): Promise<readonly number[]>;
  /** Makes messages that were given up due again, and those that wait. Answers how many. */
  retry(companyId: number | undefined, now: number): Promise<number>;
}

/** The other side: it takes a message and says what it made of it. Never throws. */
export interface LodgementService {
  readonly receiver: LodgementReceiver;
  lodge(message: { readonly messageId: string; readonly body: string }): Promise<LodgementAnswer>;
}
