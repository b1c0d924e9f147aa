import {
  attemptDelivery,
  type ClaimedDelivery,
  type ClaimRequest,
  type FinishedDelivery,
  type Sender,
  type Signer,
  type WorkQueue,
} from '@anz-payroll/webhook-outbox';
import type { Clock } from '@anz-payroll/kernel';
import { usualLimits, type DispatcherLimits } from './dispatcher-limits';
import { heldOver, hold, DeliverySlots, type Held } from './delivery-slots';

export interface DispatcherDependencies {
  readonly queue: WorkQueue;
  readonly sender: Sender;
  readonly signer: Signer;
  readonly clock: Clock;
  readonly limits?: Partial<DispatcherLimits>;
  /** Told of what went wrong in the engine itself (the database was away, say); it goes on by itself. */
  readonly onTrouble: (what: string, error: unknown) => void;
}

/** Waits between tries to write results; after the last one the leases bring the deliveries back. */
const pausesBetweenWrites = [50, 200, 500, 1000, 2000] as const;

/**
 * Moves deliveries from the queue to their listeners. It works in turns, one transaction each: results that ended close
 * together are written, and the slots they leave are filled. Attempts go on meanwhile. Any number of these share one
 * database. Losing the process at any point loses nothing: what it held comes back when its lease ends, with the attempt
 * counted.
 */
export class Dispatcher {
  private readonly attempt: (claimed: ClaimedDelivery) => Promise<FinishedDelivery>;
  private readonly limits: DispatcherLimits;
  private readonly slots: DeliverySlots;
  /** Claimed and not yet written or given up. */
  private readonly held = new Set<Held>();
  /** Of those, the ones whose attempt has not begun, in their order. */
  private waiting: Held[] = [];
  private finished: Ended[] = [];
  private again = false;
  private stopping = false;
  private dueBy = Number.POSITIVE_INFINITY;
  private turning: Promise<void> | undefined;
  private gathered: (() => void) | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private whenIdle: (() => void)[] = [];

  constructor(private readonly dependencies: DispatcherDependencies) {
    this.attempt = attemptDelivery(dependencies);
    this.limits = { ...usualLimits, ...dependencies.limits };
    this.slots = new DeliverySlots(this.limits);
  }

  /** Takes back what dead workers held and sends what is due; gives events their place in the feed. The sweep calls it. */
  async sweep(): Promise<void> {
    if (this.stopping) return;
    const { queue, clock } = this.dependencies;
    await this.guarded('reclaiming', () => queue.reclaim(clock.now()));
    this.wake();
    await this.guarded('placing events', async () => {
      while ((await queue.placeEvents()) > 0 && !this.stopping);
    });
  }

  /** Something was queued: look now instead of waiting for the sweep. */
  wake(): void {
    if (this.stopping) return;
    this.again = true;
    this.takeTurns();
  }

  /** One bounded pass for system cron: sends what is due at its start, and waits for the last answer. */
  async drain(): Promise<void> {
    this.dueBy = this.dependencies.clock.now();
    await this.sweep();
    await this.idle();
  }

  /** Claims nothing more, gives back what has not begun, lets attempts under way end and writes their results. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.giveBack(() => true);
    await this.idle();
  }

  private async giveBack(which: (held: Held) => boolean): Promise<void> {
    const unbegun = this.waiting.filter(which);
    if (unbegun.length === 0) return;
    this.waiting = this.waiting.filter((held) => !which(held));
    await this.guarded('giving back', () => this.dependencies.queue.giveBack(unbegun.map(({ claimed }) => claimed)));
    this.release(unbegun);
    // Slots may have become free while these were on their way back; nobody else would look for them before the sweep.
    if (this.stopping) this.takeTurns();
    else this.wake();
  }

  private takeTurns(): void {
    this.turning ??= this.turns().finally(() => {
      this.turning = undefined;
      if (this.finished.length > 0 || (this.again && !this.stopping)) this.takeTurns();
      else if (this.held.size === 0) for (const resolve of this.whenIdle.splice(0)) resolve();
    });
  }

  private async turns(): Promise<void> {
    for (let failures = 0; ;) {
      await this.gathering();
      const batch = this.finished;
      this.finished = [];
      // After a failure results are written by themselves, in case it is the claim that cannot be.
      const request = failures === 0 ? this.request(batch.length) : undefined;
      if (batch.length === 0 && request === undefined) return;
      try {
        const claimed = await this.dependencies.queue.turn(
          batch.map(({ result }) => result),
          request,
        );
        failures = 0;
        this.release(batch.map(({ held }) => held));
        // Fewer than there was place for: another worker may have been quicker, and there is more behind.
        this.again ||= request !== undefined && claimed.length > 0 && claimed.length < request.limit;
        if (request !== undefined) this.accept(claimed, request.leaseUntil);
      } catch (error) {
        this.dependencies.onTrouble(batch.length > 0 ? 'recording results' : 'claiming', error);
        if (batch.length === 0) return;
        const pause = pausesBetweenWrites[failures++];
        if (pause === undefined) {
          failures = 0;
          this.release(batch.map(({ held }) => held));
        } else {
          this.finished = [...batch, ...this.finished];
          this.again = true;
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    }
  }

  /**
   * Many small turns cost more than a few large ones: while prompt listeners are about to answer, results wait for one
   * another, for a moment at most.
   */
  private async gathering(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.isGathered()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.limits.gatherMs);
      this.gathered = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.gathered = undefined;
  }

  private isGathered(): boolean {
    const { concurrency } = this.limits;
    return this.slots.prompt <= concurrency / 4 || this.finished.length >= (concurrency * heldOver) / 2;
  }

  /**
   * What to claim beside writing so many results; undefined when there is no place, or nothing new to be expected. More
   * than may be under way is claimed ahead, so that sending does not wait for the database.
   */
  private request(written: number): ClaimRequest | undefined {
    const isWorthwhile = this.again || written > 0;
    this.again = false;
    if (this.stopping || !isWorthwhile) return undefined;
    const { concurrency, most, perEndpoint, perHost, leaseMs } = this.limits;
    const held = this.held.size - written;
    const limit = Math.min(heldOver * concurrency - (held - this.slots.slow), most - held);
    if (limit <= 0) return undefined;
    const now = this.dependencies.clock.now();
    return {
      limit,
      perEndpoint: heldOver * perEndpoint,
      perHost: heldOver * perHost,
      ...this.slots.shares(this.waiting),
      dueBy: Math.min(now, this.dueBy),
      now,
      leaseUntil: now + leaseMs,
    };
  }

  private accept(claimed: readonly ClaimedDelivery[], leaseUntil: number): void {
    if (claimed.length === 0) return;
    for (const delivery of claimed) {
      const held = hold(delivery, leaseUntil);
      this.held.add(held);
      this.waiting.push(held);
    }
    this.heartbeat ??= this.beat();
    if (this.stopping) void this.giveBack(() => true);
    else this.beginWaiting();
  }

  /** Begins what waits, in its order, as far as there are slots: over all, at its endpoint and at its host. */
  private beginWaiting(): void {
    const now = this.dependencies.clock.now();
    for (let at = 0; at < this.waiting.length && this.slots.prompt < this.limits.concurrency;) {
      const held = this.waiting[at]!;
      if (!this.slots.hasSlotFor(held)) {
        at += 1;
        continue;
      }
      this.waiting.splice(at, 1);
      if (held.leaseUntil > now) this.begin(held);
      // This process slept past the lease: somebody else has it by now.
      else this.release([held]);
    }
  }

  private begin(held: Held): void {
    this.slots.begin(held);
    let isSlow = false;
    const slowTimer = setTimeout(() => {
      isSlow = true;
      this.slots.moveAside(held);
      // What was claimed ahead would wait here as long as the listener lets us wait.
      void this.giveBack(({ endpoint }) => endpoint === held.endpoint);
      this.beginWaiting();
      this.wake();
    }, this.limits.slowAfterMs);
    const ended = (): void => {
      clearTimeout(slowTimer);
      this.slots.end(held, isSlow);
    };
    this.attempt(held.claimed).then(
      (result) => {
        ended();
        this.finished.push({ held, result });
        this.beginWaiting();
        this.takeTurns();
        if (this.gathered !== undefined && this.isGathered()) this.gathered();
      },
      (error: unknown) => {
        // A sender answers, it does not throw; should one throw, the lease brings the delivery back.
        ended();
        this.dependencies.onTrouble('an attempt', error);
        this.release([held]);
        this.beginWaiting();
        this.wake();
        this.takeTurns();
      },
    );
  }

  private release(those: readonly Held[]): void {
    for (const held of those) this.held.delete(held);
    if (this.held.size > 0) return;
    clearInterval(this.heartbeat);
    this.heartbeat = undefined;
  }

  /** Whoever holds something says so four times a lease, also while stopping: only the dead lose what they hold. */
  private beat(): NodeJS.Timeout {
    const { queue, clock } = this.dependencies;
    return setInterval(() => {
      const now = clock.now();
      const leaseUntil = now + this.limits.leaseMs;
      const alive = [...this.held].filter((held) => held.leaseUntil > now);
      void this.guarded('renewing leases', async () => {
        await queue.renew(
          [...this.held].map(({ claimed }) => claimed),
          leaseUntil,
        );
        for (const held of alive) held.leaseUntil = leaseUntil;
      });
    }, this.limits.leaseMs / 4).unref();
  }

  private idle(): Promise<void> {
    const isIdle = this.held.size === 0 && this.turning === undefined;
    return isIdle ? Promise.resolve() : new Promise((resolve) => this.whenIdle.push(resolve));
  }

  private async guarded<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.dependencies.onTrouble(what, error);
      return undefined;
    }
  }
}

interface Ended {
  readonly held: Held;
  readonly result: FinishedDelivery;
}
