import {
  attemptDelivery,
  hostOf,
  type ClaimedDelivery,
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

/**
 * Moves deliveries from the queue to their listeners: claims what is due, attempts it, writes results in batches. Any
 * number of these share one database. Losing the process at any point loses nothing: what it held comes back when its
 * lease ends, with the attempt counted.
 */
export class Dispatcher {
  private readonly attempt: (claimed: ClaimedDelivery) => Promise<FinishedDelivery>;
  private readonly limits: DispatcherLimits;
  private readonly endpoints = new Tally<number>();
  private readonly hosts = new Tally<string>();
  private readonly claims = new Tally<string>();
  private finished: FinishedDelivery[] = [];
  /** Claimed and not yet written or given up. */
  private held = 0;
  /** Of those, the ones whose listener is slow. */
  private slow = 0;
  private again = false;
  private stopping = false;
  private dueBy = Number.POSITIVE_INFINITY;
  private pumping: Promise<void> | undefined;
  private writing: Promise<void> | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private whenIdle: (() => void)[] = [];

  constructor(private readonly dependencies: DispatcherDependencies) {
    this.attempt = attemptDelivery(dependencies);
    this.limits = { ...usualLimits, ...dependencies.limits };
  }

  /** Takes back what dead workers held and sends what is due. The sweep calls it. */
  async sweep(): Promise<void> {
    if (this.stopping) return;
    await this.guarded('reclaiming', () => this.dependencies.queue.reclaim(this.dependencies.clock.now()));
    this.wake();
  }

  /** Something was queued: look now instead of waiting for the sweep. */
  wake(): void {
    if (this.stopping) return;
    this.again = true;
    this.pumping ??= this.pump().finally(() => {
      this.pumping = undefined;
      if (this.again) this.wake();
    });
  }

  /** One bounded pass for system cron: sends what is due at its start, and waits for the last answer. */
  async drain(): Promise<void> {
    this.dueBy = this.dependencies.clock.now();
    await this.sweep();
    while (this.pumping !== undefined || this.held > 0) {
      await this.pumping;
      await this.idle();
    }
  }

  /** Claims nothing more, lets attempts under way end and writes their results. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.pumping;
    await this.idle();
  }

  private async pump(): Promise<void> {
    while (this.again && !this.stopping) {
      this.again = false;
      const room = this.room();
      // Many small claims cost more than a few large ones; the next result that is written wakes us.
      if (room < Math.min(this.limits.concurrency / 4, this.limits.most - this.held) || room <= 0) return;
      const claimed = await this.guarded('claiming', () => this.claim(room));
      if (claimed === undefined || claimed.length === 0) continue;
      this.again = true;
      for (const delivery of claimed) this.begin(delivery);
    }
  }

  private room(): number {
    const { concurrency, most } = this.limits;
    return Math.min(concurrency - (this.held - this.slow), most - this.held);
  }

  private claim(limit: number): Promise<readonly ClaimedDelivery[]> {
    const { perEndpoint, perHost, leaseMs } = this.limits;
    const now = this.dependencies.clock.now();
    return this.dependencies.queue.claim({
      limit,
      perEndpoint,
      perHost,
      endpointsUnderWay: this.endpoints.all,
      hostsUnderWay: this.hosts.all,
      dueBy: Math.min(now, this.dueBy),
      now,
      leaseUntil: now + leaseMs,
    });
  }

  private begin(claimed: ClaimedDelivery): void {
    const { claimToken, endpoint } = claimed;
    this.held += 1;
    this.claims.add(claimToken);
    this.heartbeat ??= this.beat();
    if (endpoint !== undefined) this.endpoints.add(endpoint.id);
    if (endpoint !== undefined) this.hosts.add(hostOf(endpoint.url));
    let isSlow = false;
    const slowTimer = setTimeout(() => {
      isSlow = true;
      this.slow += 1;
      this.wake();
    }, this.limits.slowAfterMs);
    const ended = (): void => {
      clearTimeout(slowTimer);
      if (isSlow) this.slow -= 1;
      if (endpoint !== undefined) this.endpoints.take(endpoint.id);
      if (endpoint !== undefined) this.hosts.take(hostOf(endpoint.url));
    };
    this.attempt(claimed).then(
      (result) => {
        ended();
        this.finished.push(result);
        this.writing ??= this.write().finally(() => (this.writing = undefined));
      },
      (error: unknown) => {
        // A sender answers, it does not throw; should one throw, the lease brings the delivery back.
        ended();
        this.dependencies.onTrouble('an attempt', error);
        this.release([claimToken]);
      },
    );
  }

  /** Results that end close together are written together: one transaction for many deliveries. */
  private async write(): Promise<void> {
    for (let failures = 0; this.finished.length > 0;) {
      await new Promise((resolve) => setImmediate(resolve));
      const batch = this.finished;
      this.finished = [];
      try {
        await this.dependencies.queue.finish(batch);
        failures = 0;
      } catch (error) {
        this.dependencies.onTrouble('recording results', error);
        const pause = pausesBetweenWrites[failures++];
        if (pause !== undefined) {
          this.finished = [...batch, ...this.finished];
          await new Promise((resolve) => setTimeout(resolve, pause));
          continue;
        }
        failures = 0;
      }
      this.release(batch.map(({ claimToken }) => claimToken));
    }
  }

  private release(tokens: readonly string[]): void {
    this.held -= tokens.length;
    for (const token of tokens) this.claims.take(token);
    this.wake();
    if (this.held > 0) return;
    clearInterval(this.heartbeat);
    this.heartbeat = undefined;
    for (const resolve of this.whenIdle.splice(0)) resolve();
  }

  /** Whoever holds something says so four times a lease, also while stopping: only the dead lose what they hold. */
  private beat(): NodeJS.Timeout {
    const { queue, clock } = this.dependencies;
    return setInterval(() => {
      const tokens = [...this.claims.all.keys()];
      void this.guarded('renewing leases', () => queue.renew(tokens, clock.now() + this.limits.leaseMs));
    }, this.limits.leaseMs / 4).unref();
  }

  private idle(): Promise<void> {
    return this.held === 0 ? Promise.resolve() : new Promise((resolve) => this.whenIdle.push(resolve));
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
