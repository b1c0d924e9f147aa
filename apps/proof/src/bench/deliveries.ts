import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { openService, type Service } from 'composition';
import { readSettings } from 'configuration';
import { axiosSender, Dispatcher, nodeSigner, undiciSender } from 'outbox-dispatching';
import { bindAnnouncements } from 'persistence-typeorm';
import type { Sender } from 'webhook-outbox';
import { openGraphileQueue } from './deliveries-graphile';

export interface DeliveriesBench {
  readonly raw: readonly number[];
  readonly rawAxios: readonly number[];
  readonly sqlite: readonly number[];
  readonly sqliteAxios: readonly number[];
  readonly mysql: readonly number[];
  readonly graphile: readonly number[];
  readonly shared: { readonly deliveries: number; readonly perSecond: number; readonly twice: number } | undefined;
}

export interface DeliveriesSettings {
  /** `mysql://root@127.0.0.1:3306`, if there is one. */
  readonly server: string | undefined;
  /** `postgres://postgres@127.0.0.1:5432/test`, if graphile-worker is to take part. */
  readonly postgres: string | undefined;
  readonly deliveries: number;
  readonly turns: number;
  /** For four dispatcher processes on the one server; 0 leaves that out. */
  readonly sharedDeliveries: number;
}

const concurrency = 64;
const endpoints = 16;
const data = { first_name: 'Alinta', last_name: 'Walker', notes: 'x'.repeat(1500) };

/**
 * Deliveries per second from the commit that queues them to the commit that records them, beside a loop that only sends
 * the same requests. The sides take turns, and the first turn of each is not counted.
 */
export async function runDeliveriesBench(settings: DeliveriesSettings): Promise<DeliveriesBench> {
  const listener = new Worker(join(__dirname, 'deliveries-listener.js'));
  const [{ port }] = (await once(listener, 'message')) as [{ port: number }];
  const url = `http://127.0.0.1:${port}`;
  const sqlite = await openQueue(undefined, url);
  const mysql = settings.server === undefined ? undefined : await openQueue(settings.server, url);
  const graphile =
    settings.postgres === undefined
      ? undefined
      : await openGraphileQueue(settings.postgres, (sender, id) => sendOne(sender, url, id), concurrency);
  const policy = { allowPrivateTargets: true, resolver: { addressesOf: () => Promise.resolve([]) } };
  const axios = axiosSender(policy);
  const undici = undiciSender(policy);
  const results = { raw: [], rawAxios: [], sqlite: [], sqliteAxios: [], mysql: [], graphile: [] } as Record<
    'raw' | 'rawAxios' | 'sqlite' | 'sqliteAxios' | 'mysql' | 'graphile',
    number[]
  >;
  try {
    for (let turn = 0; turn <= settings.turns; turn++) {
      const count = settings.deliveries;
      const rates = {
        raw: count / (await seconds(() => sendAll(undici, url, count))),
        sqlite: count / (await seconds(() => sqlite.deliver(undici, count))),
        rawAxios: count / (await seconds(() => sendAll(axios, url, count))),
        sqliteAxios: count / (await seconds(() => sqlite.deliver(axios, count))),
        ...(mysql === undefined ? {} : { mysql: count / (await seconds(() => mysql.deliver(undici, count))) }),
        ...(graphile === undefined ? {} : { graphile: count / (await seconds(() => graphile.deliver(undici, count))) }),
      };
      if (turn === 0) continue;
      for (const [side, rate] of Object.entries(rates)) results[side as keyof typeof results].push(rate);
    }
    const shared =
      mysql === undefined || settings.sharedDeliveries === 0
        ? undefined
        : await mysql.shareAmongFour(settings.sharedDeliveries, listener);
    return { ...results, shared };
  } finally {
    axios.close();
    undici.close();
    await sqlite.close();
    await mysql?.close();
    await graphile?.close();
    await listener.terminate();
  }
}

export function deliveriesBenchLines(result: DeliveriesBench): readonly string[] {
  const raw = median(result.raw);
  const line = (name: string, rates: readonly number[]): string[] =>
    rates.length === 0
      ? []
      : [
          `${name.padEnd(34)} ${Math.round(median(rates))} a second ` +
            `(${Math.round(Math.min(...rates))} to ${Math.round(Math.max(...rates))}), ${(median(rates) / raw).toFixed(2)} x the loop`,
        ];
  return [
    ...line('a loop that only sends', result.raw),
    ...line('the same with axios', result.rawAxios),
    ...line('queued, sent, recorded: SQLite', result.sqlite),
    ...line('the same with axios', result.sqliteAxios),
    ...line('queued, sent, recorded: MySQL', result.mysql),
    ...line('graphile-worker on PostgreSQL', result.graphile),
    ...(result.shared === undefined
      ? []
      : [
          `four dispatchers on one MySQL: ${result.shared.deliveries} deliveries, ` +
            `${Math.round(result.shared.perSecond)} a second, ${result.shared.twice} sent twice`,
        ]),
  ];
}

/** The sending alone, under the same limit of requests at once. */
async function sendAll(sender: Sender, url: string, count: number): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) await sendOne(sender, url, (next += 1));
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

const body = JSON.stringify({ id: 'x', type: 'employee.updated', data });

async function sendOne(sender: Sender, url: string, id: number): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'X-Payroll-Delivery-Id': `raw-${id}` };
  await sender.send({ url: `${url}/${id % endpoints}`, headers, body });
}

interface Queue {
  deliver(sender: Sender, count: number): Promise<void>;
  shareAmongFour(count: number, listener: Worker): Promise<NonNullable<DeliveriesBench['shared']>>;
  close(): Promise<void>;
}

async function openQueue(server: string | undefined, listenerUrl: string): Promise<Queue> {
  const folder = await mkdtemp(join(tmpdir(), 'payroll-bench-'));
  const name = `payroll_bench_${randomBytes(5).toString('hex')}`;
  const environment = {
    DATABASE_URL: server === undefined ? `sqlite:${join(folder, 'bench.sqlite')}` : new URL(name, `${server}/`).href,
    DATA_FOLDER: folder,
    DEMO_SEED: 'off',
    LOG_LEVEL: 'silent',
    WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
  };
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.problems.join('; '));
  const service = await openService(read.settings);
  await service.database.migrate();
  const customerId = 1;
  for (let each = 0; each < endpoints; each++) {
    const events = [`employee.${each % 2 === 0 ? 'created' : 'updated'}`];
    await service.outbox.registerEndpoint({ customerId, url: `${listenerUrl}/${each}`, events });
  }
  let records = 0;
  /** Commits of 25 changes; each change is heard by the half of the endpoints that wants its event. */
  const enqueue = async (count: number): Promise<void> => {
    const heardBy = endpoints / 2;
    for (let queued = 0; queued < count; queued += 25 * heardBy) {
      const changes = Array.from({ length: Math.min(25, Math.ceil((count - queued) / heardBy)) }, () => {
        const id = (records += 1);
        const type = id % 2 === 0 ? ('employee.created' as const) : ('employee.updated' as const);
        return { type, customerId, entity: { type: 'employee' as const, id }, data };
      });
      await service.database.unitOfWork((tx) => bindAnnouncements(tx)).run((port) => port.add(changes));
    }
  };
  return {
    deliver: async (sender, count) => {
      const dispatcher = new Dispatcher({
        queue: service.deliveries,
        sender,
        signer: nodeSigner,
        clock: service.clock,
        limits: { concurrency, perHost: concurrency },
        onTrouble: (_what, error) => {
          throw error;
        },
      });
      await enqueue(count);
      await dispatcher.drain();
      if ((await waiting(service)) > 0) throw new Error('Not everything was delivered');
    },
    shareAmongFour: async (count, listener) => {
      listener.postMessage('forget');
      await once(listener, 'message');
      await enqueue(count);
      const script = join(__dirname, '..', '..', '..', 'outbox-dispatcher', 'dist', 'main.js');
      const started = Date.now();
      const workers = Array.from({ length: 4 }, () =>
        spawn(process.execPath, [script], {
          env: { PATH: process.env['PATH'] ?? '', ...environment },
          stdio: 'ignore',
        }),
      );
      while ((await waiting(service)) > 0 && Date.now() - started < 300_000) await sleep(50);
      const perSecond = count / ((Date.now() - started) / 1000);
      const ended = workers.map((worker) => once(worker, 'exit'));
      for (const worker of workers) worker.kill('SIGTERM');
      await Promise.all(ended);
      listener.postMessage('count');
      const [{ distinct, twice }] = (await once(listener, 'message')) as [{ distinct: number; twice: number }];
      if (distinct < count) throw new Error(`Only ${distinct} of ${count} deliveries arrived`);
      return { deliveries: distinct, perSecond, twice };
    },
    close: async () => {
      if (server !== undefined) {
        await service.database.unitOfWork((tx) => tx).run((tx) => tx.execute(`DROP DATABASE IF EXISTS ${name}`));
      }
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waiting(service: Service): Promise<number> {
  const [row] = await service.database
    .reading((tx) => tx)
    .run((tx) =>
      tx.query<{ n: number }>(
        "SELECT COUNT(*) AS n FROM webhook_deliveries WHERE status IN ('pending', 'retry', 'sending')",
      ),
    );
  return Number(row?.n ?? 0);
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const start = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - start) / 1e9;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
