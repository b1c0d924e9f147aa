import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { undiciSender } from '@anz-payroll/webhook-sending';
import { axiosSender } from './axios-sender';
import { bullMqQueue } from './bullmq-queue';
import { shareAmongFour, type Shared } from './four-dispatchers';
import { graphileQueue } from './graphile-queue';
import { openOurQueue } from './our-queue';
import { installPeers } from './peers';
import { plainJobQueue } from './plainjob-queue';
import { rawLoop } from './raw-loop';
import type { Side } from './side';

export interface DeliveriesSettings {
  /** `mysql://root@127.0.0.1:3306`, if there is one. */
  readonly server: string | undefined;
  /** `postgres://postgres@127.0.0.1:5432/test`, if graphile-worker is to take part. */
  readonly postgres: string | undefined;
  /** `redis://127.0.0.1:6379`, if BullMQ is to take part. */
  readonly redis: string | undefined;
  readonly deliveries: number;
  readonly turns: number;
  /** For four dispatcher processes on the one server; 0 leaves that out. */
  readonly sharedDeliveries: number;
  /** How many wait at once, from few to many, in eights as each change is heard by eight; one must not take longer for it. */
  readonly queues: readonly number[];
}

export interface DeliveriesBench {
  /** Deliveries a second, one figure a turn, by side in the order in which they took turns. */
  readonly rates: ReadonlyMap<string, readonly number[]>;
  readonly names: ReadonlyMap<string, string>;
  readonly deliveries: number;
  readonly shared: Shared | undefined;
  /** Milliseconds a delivery, one figure a turn, by engine and by how many waited. */
  readonly growth: ReadonlyMap<string, ReadonlyMap<number, readonly number[]>>;
  readonly leftOut: readonly string[];
}

/**
 * Deliveries per second from the commit that queues them to the commit that records them, beside a loop that only sends
 * the same requests and beside other queues. The sides take turns, and the first turn of each is not counted.
 */
export async function runDeliveriesBench(settings: DeliveriesSettings): Promise<DeliveriesBench> {
  const { server, postgres, redis, deliveries: count } = settings;
  const listener = new Worker(join(__dirname, 'listener.js'));
  const [{ port }] = (await once(listener, 'message')) as [{ port: number }];
  const url = `http://127.0.0.1:${port}`;
  const policy = { allowPrivateTargets: true, resolver: { addressesOf: () => Promise.resolve([]) } };
  const [axios, undici] = [axiosSender(), undiciSender(policy)];
  const sqlite = await openOurQueue(undefined, url);
  const mysql = server === undefined ? undefined : await openOurQueue(server, url);
  const peers = installPeers();
  const sides = new Map<string, Side>([
    ['raw', rawLoop('a loop that only sends', undici, url)],
    ['sqlite', sqlite.side('queued, sent, recorded: SQLite (synchronous FULL)', undici)],
  ]);
  if (postgres !== undefined) sides.set('graphile', await graphileQueue(postgres, undici, url));
  if (mysql !== undefined) sides.set('mysql', mysql.side('queued, sent, recorded: MariaDB or MySQL', undici));
  if (peers !== undefined && redis !== undefined) sides.set('bullmq', await bullMqQueue(peers, redis, undici, url));
  if (peers !== undefined) sides.set('plainjob', await plainJobQueue(peers, undici, url));
  sides.set('rawAxios', rawLoop('the loop with axios', axios, url));
  sides.set('sqliteAxios', sqlite.side('SQLite with axios', axios));
  const rates = new Map<string, number[]>([...sides.keys()].map((side) => [side, []]));
  try {
    for (let turn = 0; turn <= settings.turns; turn++) {
      for (const [key, side] of sides) {
        const took = await seconds(() => side.deliver(count));
        if (turn > 0) rates.get(key)!.push(count / took);
      }
    }
    const growth = new Map<string, ReadonlyMap<number, readonly number[]>>();
    for (const engine of ['sqlite', 'mysql']) {
      const side = sides.get(engine);
      if (side !== undefined) growth.set(engine, await timesOf(side, settings));
    }
    const shared =
      mysql === undefined || settings.sharedDeliveries === 0
        ? undefined
        : await shareAmongFour(mysql, settings.sharedDeliveries, listener);
    return {
      rates,
      names: new Map([...sides].map(([key, { name }]) => [key, name])),
      deliveries: count,
      shared,
      growth,
      leftOut: [
        ...(server === undefined ? ['MariaDB: TEST_MYSQL_URL names no server'] : []),
        ...(postgres === undefined ? ['graphile-worker: BENCH_POSTGRES_URL names no server'] : []),
        ...(redis === undefined ? ['BullMQ: TEST_REDIS_URL names no server'] : []),
        ...(peers === undefined ? ['BullMQ and plainjob: they could not be installed'] : []),
      ],
    };
  } finally {
    axios.close();
    undici.close();
    for (const side of sides.values()) await side.close();
    await sqlite.close();
    await mysql?.close();
    await listener.terminate();
  }
}

async function timesOf(side: Side, { queues, turns }: DeliveriesSettings) {
  const times = new Map<number, number[]>(queues.map((queue) => [queue, []]));
  for (let turn = 0; turn < turns; turn++) {
    for (const [queue, each] of times) each.push(((await seconds(() => side.deliver(queue))) * 1000) / queue);
  }
  return times;
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const start = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - start) / 1e9;
}
