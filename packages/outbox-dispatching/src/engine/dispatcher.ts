import {
  attemptDelivery,
  hostOf,
  type ClaimedDelivery,
  type ClaimRequest,
  type Clock,
  type FinishedDelivery,
  type Sender,
  type Signer,
  type WorkQueue,
} from 'webhook-outbox';
import { usualLimits, type DispatcherLimits } from './dispatcher-limits';
import { Tally } from './tally';

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

/** Deliveries held are so many times those that may be under way: the others wait for their places. */
const heldOver = 3;

/**
 * Moves deliveries from the queue to their listeners. It works in turns, one transaction each: results that ended close
 * together are written, and the places they leave are filled. Attempts go on meanwhile. Any number of these share one
 * database. Losing the process at any point loses nothing: what it held comes back when its lease ends, with the attempt
 * counted.
 */
export class Dispatcher {
  private readonly attempt: (claimed: ClaimedDelivery) => Promise<FinishedDelivery>;
  private readonly limits: DispatcherLimits;
  /** Attempts under way by endpoint and by host; of those, the ones whose listener is slow. */
  private readonly endpoints = new Tally<number>();
  private readonly hosts = new Tally<string>();
  private readonly slow = new Tally<number>();
  /** Claimed and not yet written or given up, with the end of their lease. */
  private readonly held = new Map<ClaimedDelivery, number>();
  /** Of those, the ones whose attempt has not begun, in their order. */
  private waiting: ClaimedDelivery[] = [];
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
    await this.giveBack();
    await this.idle();
  }

  private async giveBack(): Promise<void> {
    const unbegun = this.waiting;
    this.waiting = [];
    if (unbegun.length === 0) return;
    await this.guarded('giving back', () => this.dependencies.queue.giveBack(unbegun));
    this.release(unbegun);
    this.takeTurns();
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
        this.release(batch.map((each) => each.claimed));
        // Fewer than there was place for: another worker may have been quicker, and there is more behind.
        this.again ||= request !== undefined && claimed.length > 0 && claimed.length < request.limit;
        if (request !== undefined) this.accept(claimed, request.leaseUntil);
      } catch (error) {
        this.dependencies.onTrouble(batch.length > 0 ? 'recording results' : 'claiming', error);
        if (batch.length === 0) return;
        const pause = pausesBetweenWrites[failures++];
        if (pause === undefined) {
          failures = 0;
          this.release(batch.map((each) => each.claimed));
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
    return this.promptUnderWay() <= concurrency / 4 || this.finished.length >= (concurrency * heldOver) / 2;
  }

  private promptUnderWay(): number {
    return this.endpoints.total - this.slow.total;
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
    const limit = Math.min(heldOver * concurrency - (held - this.asideForSlow()), most - held);
    if (limit <= 0) return undefined;
    const now = this.dependencies.clock.now();
    return {
      limit,
      perEndpoint: heldOver * perEndpoint,
      perHost: heldOver * perHost,
      ...this.shares(),
      dueBy: Math.min(now, this.dueBy),
      now,
      leaseUntil: now + leaseMs,
    };
  }

  /** Held for listeners known to be slow: they take no places from prompt ones, and nothing is claimed ahead for them. */
  private asideForSlow(): number {
    return this.slow.total + this.waiting.filter(({ endpoint }) => endpoint && this.slow.has(endpoint.id)).length;
  }

  private shares(): Pick<ClaimRequest, 'endpointsUnderWay' | 'hostsUnderWay'> {
    const endpoints = new Map(this.endpoints.all);
    const hosts = new Map(this.hosts.all);
    for (const { endpoint } of this.waiting) {
      if (endpoint === undefined) continue;
      endpoints.set(endpoint.id, (endpoints.get(endpoint.id) ?? 0) + 1);
      hosts.set(hostOf(endpoint.url), (hosts.get(hostOf(endpoint.url)) ?? 0) + 1);
    }
    const ahead = (heldOver - 1) * this.limits.perEndpoint;
    for (const id of this.slow.all.keys()) endpoints.set(id, (endpoints.get(id) ?? 0) + ahead);
    return { endpointsUnderWay: endpoints, hostsUnderWay: hosts };
  }

  private accept(claimed: readonly ClaimedDelivery[], leaseUntil: number): void {
    if (claimed.length === 0) return;
    for (const delivery of claimed) this.held.set(delivery, leaseUntil);
    this.waiting.push(...claimed);
    this.heartbeat ??= this.beat();
    if (this.stopping) void this.giveBack();
    else this.beginWaiting();
  }

  /** Begins what waits, in its order, as far as there are places: over all, at its endpoint and at its host. */
  private beginWaiting(): void {
    const { concurrency, perEndpoint, perHost } = this.limits;
    const now = this.dependencies.clock.now();
    for (let at = 0; at < this.waiting.length && this.promptUnderWay() < concurrency;) {
      const delivery = this.waiting[at]!;
      const { endpoint } = delivery;
      if (
        endpoint !== undefined &&
        (this.endpoints.of(endpoint.id) >= perEndpoint || this.hosts.of(hostOf(endpoint.url)) >= perHost)
      ) {
        at += 1;
        continue;
      }
      this.waiting.splice(at, 1);
      if ((this.held.get(delivery) ?? 0) > now) this.begin(delivery);
      // This process slept past the lease: somebody else has it by now.
      else this.release([delivery]);
    }
  }

  private begin(claimed: ClaimedDelivery): void {
    const { endpoint } = claimed;
    // What has no endpoint any more is only marked as skipped, at once.
    const id = endpoint?.id ?? 0;
    const host = endpoint === undefined ? '' : hostOf(endpoint.url);
    this.endpoints.add(id);
    this.hosts.add(host);
    let isSlow = false;
    const slowTimer = setTimeout(() => {
      isSlow = true;
      this.slow.add(id);
      this.beginWaiting();
      this.wake();
    }, this.limits.slowAfterMs);
    const ended = (): void => {
      clearTimeout(slowTimer);
      if (isSlow) this.slow.take(id);
      this.endpoints.take(id);
      this.hosts.take(host);
    };
    this.attempt(claimed).then(
      (result) => {
        ended();
        this.finished.push({ claimed, result });
        this.beginWaiting();
        this.takeTurns();
        if (this.gathered !== undefined && this.isGathered()) this.gathered();
      },
      (error: unknown) => {
        // A sender answers, it does not throw; should one throw, the lease brings the delivery back.
        ended();
        this.dependencies.onTrouble('an attempt', error);
        this.release([claimed]);
        this.beginWaiting();
        this.wake();
        this.takeTurns();
      },
    );
  }

  private release(those: readonly ClaimedDelivery[]): void {
    for (const claimed of those) this.held.delete(claimed);
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
      const alive = [...this.held].filter(([, until]) => until > now).map(([delivery]) => delivery);
      void this.guarded('renewing leases', async () => {
        await queue.renew([...this.held.keys()], leaseUntil);
        for (const delivery of alive) if (this.held.has(delivery)) this.held.set(delivery, leaseUntil);
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
  readonly claimed: ClaimedDelivery;
  readonly result: FinishedDelivery;
}
