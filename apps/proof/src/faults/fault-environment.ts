import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openService, type Service } from '@anz-payroll/composition';
import { readSettings } from '@anz-payroll/configuration';
import { FleetMember } from './outbox-fleet';
import { startOutboxListener, type OutboxListener } from './outbox-listener';
import { TcpProxy } from './tcp-proxy';
import { PrivateMariadb } from './private-mariadb';
import { makeSmallDisk, type SmallDisk } from './small-disk';
import { freePort, script } from './fixture';

export type Engine = 'sqlite' | 'mysql';

/** Everything that a run starts, and its end. */
export interface FaultEnvironment {
  readonly engine: Engine;
  readonly folder: string;
  /** Straight at the database, past every fault of the network. */
  readonly service: Service;
  readonly listener: OutboxListener;
  readonly apis: readonly FleetMember[];
  readonly dispatchers: readonly FleetMember[];
  /** Where clients find the APIs. */
  readonly addresses: readonly string[];
  /** Between clients and APIs. */
  readonly front: readonly TcpProxy[];
  readonly disk: SmallDisk;
  /** Only where the database is a server. */
  readonly server: { readonly mariadb: PrivateMariadb; readonly proxy: TcpProxy } | undefined;
  remove(): Promise<void>;
}

/** @param preload a module that every process of the service loads first. */
export async function startEnvironment(
  engine: Engine,
  report: (line: string) => void,
  preload?: string,
): Promise<FaultEnvironment> {
  const folder = await mkdtemp(join(tmpdir(), 'payroll-faults-'));
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const remove = async (): Promise<void> => {
    for (const end of ends.splice(0)) await end().catch((error: unknown) => report(`clean-up: ${String(error)}`));
  };
  try {
    await chmod(folder, 0o755);
    const disk = await makeSmallDisk(join(folder, 'disk'));
    ends.unshift(() => disk.remove());
    const server = engine === 'mysql' ? await startServer(disk, folder, ends) : undefined;
    const urlAt = (port: number) => `mysql://root@127.0.0.1:${port}/payroll?pool=8`;
    const file = `sqlite:${join(disk.folder, 'faults.sqlite')}`;
    const listener = await startOutboxListener(() => Math.random() * 20);
    ends.unshift(() => listener.close());
    const service = await openAt(environmentAt(server === undefined ? file : urlAt(server.mariadb.port), folder));
    ends.unshift(() => service.close());
    await service.database.migrate();

    const environment = environmentAt(server === undefined ? file : urlAt(server.proxy.port), folder);
    const ports = await Promise.all((engine === 'mysql' ? [0, 1] : [0]).map(() => freePort()));
    const front: TcpProxy[] = [];
    for (const port of ports) front.push(await TcpProxy.to(port));
    ends.unshift(() => Promise.all(front.map((proxy) => proxy.close())));
    const member = (name: string, app: string, more: Readonly<Record<string, string>> = {}) =>
      new FleetMember(
        name,
        script(app),
        { ...environment, ...more },
        join(folder, `${name.replace(' ', '-')}.log`),
        preload,
      );
    const apis = ports.map((port, n) => member(`api ${n}`, 'api', { PORT: String(port) }));
    const dispatchers = ports.map((_, n) => member(`dispatcher ${n}`, 'outbox-dispatcher'));
    const fleet = [...apis, ...dispatchers];
    ends.unshift(() => Promise.all(fleet.map((each) => each.stop(3000))));
    for (const each of fleet) each.start();
    const addresses = front.map(({ port }) => `http://127.0.0.1:${port}`);
    return { engine, folder, service, listener, apis, dispatchers, addresses, front, disk, server, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function startServer(disk: SmallDisk, folder: string, ends: (() => Promise<unknown>)[]) {
  const mariadb = await PrivateMariadb.start(disk.folder, folder);
  ends.unshift(() => mariadb.stop());
  const proxy = await TcpProxy.to(mariadb.port);
  ends.unshift(() => proxy.close());
  return { mariadb, proxy };
}

async function openAt(environment: Readonly<Record<string, string>>): Promise<Service> {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.problems.join('; '));
  return openService(read.settings);
}

function environmentAt(databaseUrl: string, folder: string): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: folder,
    MAIL_FOLDER: join(folder, 'mail'),
    LODGEMENT_FOLDER: join(folder, 'lodgement'),
    DEMO_SEED: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
  };
}
