import { Gauge, Histogram, type Registry } from 'prom-client';

/** What the service tells of itself beyond its requests. */
export interface MeasuredService {
  /** Commits and calculations are told as they happen, from now on. */
  observe(observer: ServiceObserver): void;
  /** Connections to the database; undefined where there is no pool. */
  connections(): { readonly open: number; readonly busy: number; readonly waiting: number } | undefined;
  /** What waits for a worker, by queue; the oldest in epoch milliseconds. */
  waitingWork(): Promise<
    readonly { readonly queue: string; readonly waiting: number; readonly oldest: number | null }[]
  >;
  now(): number;
}

export interface ServiceObserver {
  committed(seconds: number): void;
  calculated(pays: number, seconds: number): void;
}

const COMMITS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];
const CALCULATIONS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01];

/** Queues and connections are asked for when somebody reads the metrics, not before. */
export function serviceMetrics(registry: Registry, service: MeasuredService): void {
  const registers = [registry];
  const commits = new Histogram({
    name: 'database_commit_duration_seconds',
    help: 'How long the database took to commit a unit of work',
    buckets: COMMITS,
    registers,
  });
  const calculations = new Histogram({
    name: 'pay_calculation_duration_seconds',
    help: 'Processor time of one pay, the mean of those calculated together',
    buckets: CALCULATIONS,
    registers,
  });
  service.observe({
    committed: (seconds) => commits.observe(seconds),
    calculated: (pays, seconds) => {
      if (pays > 0) calculations.observe(seconds / pays);
    },
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database by state; waiting are units of work without one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(service.connections() ?? {})) this.set({ state }, count);
    },
  });
  // Both gauges of one reading tell the same moment. While the database is away they tell nothing; the others still do.
  let asked: ReturnType<MeasuredService['waitingWork']> | undefined;
  const waitingWork = () =>
    (asked ??= service
      .waitingWork()
      .catch(() => [])
      .finally(() => (asked = undefined)));
  new Gauge({
    // Every worker reads the same queues.
    aggregator: 'max',
    name: 'queue_oldest_age_seconds',
    help: 'Age of the oldest entry of a queue that waits for a worker; 0 where none waits',
    labelNames: ['queue'],
    registers,
    async collect() {
      const queues = await waitingWork();
      this.reset();
      for (const { queue, oldest } of queues) {
        this.set({ queue }, oldest === null ? 0 : Math.max(0, service.now() - oldest) / 1000);
      }
    },
  });
  new Gauge({
    aggregator: 'max',
    name: 'queue_length',
    help: 'Webhook deliveries, emails and lodgements that wait for a worker',
    labelNames: ['queue'],
    registers,
    async collect() {
      const queues = await waitingWork();
      this.reset();
      for (const { queue, waiting } of queues) this.set({ queue }, waiting);
    },
  });
}
