import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openService, type Service } from '@anz-payroll/composition';
import { readSettings } from '@anz-payroll/configuration';
import { Dispatcher, nodeSigner } from '@anz-payroll/webhook-sending';
import { bindAnnouncements } from '@anz-payroll/persistence-typeorm';
import type { Sender } from '@anz-payroll/webhook-outbox';
import type { Side } from './side';
import { concurrency, data, endpoints } from './signed-request';

const customerId = 1;

/** A throw-away database with endpoints at the listener: on the server, or in a SQLite file without one. */
export interface OurQueue {
  readonly environment: Readonly<Record<string, string>>;
  enqueue(count: number): Promise<void>;
  waiting(): Promise<number>;
  side(name: string, sender: Sender): Side;
  close(): Promise<void>;
}

export async function openOurQueue(server: string | undefined, listenerUrl: string): Promise<OurQueue> {
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
  for (let each = 0; each < endpoints; each++) {
    const events = [`employee.${each % 2 === 0 ? 'created' : 'updated'}`];
    await service.outbox.registerEndpoint({ customerId, url: `${listenerUrl}/${each}`, events });
  }
  const enqueue = enqueueing(service);
  const waiting = () => countWaiting(service);
  return {
    environment,
    enqueue,
    waiting,
    side: (title, sender) => ({
      name: title,
      deliver: async (count) => {
        await enqueue(count);
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
        await dispatcher.drain();
        if ((await waiting()) > 0) throw new Error(`Not everything was delivered: ${await whatWaits(service)}`);
      },
      close: () => Promise.resolve(),
    }),
    close: async () => {
      if (server !== undefined) {
        await service.database.unitOfWork((tx) => tx).run((tx) => tx.execute(`DROP DATABASE IF EXISTS ${name}`));
      }
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Commits of 25 changes; each change is heard by the half of the endpoints that wants its event. */
function enqueueing(service: Service): (count: number) => Promise<void> {
  const heardBy = endpoints / 2;
  let records = 0;
  return async (count) => {
    for (let queued = 0; queued < count; queued += 25 * heardBy) {
      const changes = Array.from({ length: Math.min(25, Math.ceil((count - queued) / heardBy)) }, () => {
        const id = (records += 1);
        const type = id % 2 === 0 ? ('employee.created' as const) : ('employee.updated' as const);
        return { type, customerId, companyId: 1, entity: { type: 'employee' as const, id }, data };
      });
      await service.database.unitOfWork((tx) => bindAnnouncements(tx)).run((port) => port.add(changes));
    }
  };
}

async function countWaiting(service: Service): Promise<number> {
  const [row] = await service.database
    .reading((tx) => tx)
    .run((tx) =>
      tx.query<{ n: number }>(
        "SELECT COUNT(*) AS n FROM webhook_deliveries WHERE status IN ('pending', 'retry', 'sending')",
      ),
    );
  return Number(row?.n ?? 0);
}

async function whatWaits(service: Service): Promise<string> {
  const rows = await service.database
    .reading((tx) => tx)
    .run((tx) =>
      tx.query<{ status: string; last_error: string | null; n: number }>(
        "SELECT status, last_error, COUNT(*) AS n FROM webhook_deliveries WHERE status <> 'delivered' GROUP BY status, last_error",
      ),
    );
  return rows.map(({ status, last_error, n }) => `${n} ${status} (${last_error ?? 'no error'})`).join(', ');
}
