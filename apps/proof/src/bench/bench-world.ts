import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openService, type Service } from 'composition';
import { readSettings } from 'configuration';
import { removeLater } from './left-behind';

/** A service on a database of its own, and what another process needs to serve the same. */
export interface BenchWorld {
  readonly service: Service;
  readonly environment: Readonly<Record<string, string>>;
  /** The SQLite file; undefined on a server. */
  readonly file: string | undefined;
}

/**
 * @param server `mysql://root@127.0.0.1:3306`: a database is made there and removed; without it, a SQLite file.
 */
export async function inBenchWorld<T>(
  server: string | undefined,
  measure: (world: BenchWorld) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'payroll-bench-'));
  const name = `payroll_bench_${randomBytes(5).toString('hex')}`;
  const file = server === undefined ? join(folder, 'bench.sqlite') : undefined;
  const environment = {
    DATABASE_URL: file === undefined ? new URL(name, `${server}/`).href : `sqlite:${file}`,
    DATA_FOLDER: folder,
    DEMO_SEED: 'off',
    RATE_LIMITS: 'off',
    DISPATCHER: 'off',
    LOG_LEVEL: 'error',
  };
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.problems.join('; '));
  const service = await openService(read.settings);
  const remove = removeLater(async () => {
    if (server !== undefined) {
      await service.database.unitOfWork((tx) => tx).run((tx) => tx.execute(`DROP DATABASE IF EXISTS ${name}`));
    }
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });
  try {
    await service.database.migrate();
    return await measure({ service, environment, file });
  } finally {
    await remove();
  }
}

/** The same on SQLite and, where TEST_MYSQL_URL names a server, there. */
export async function onEachEngine<T>(measure: (world: BenchWorld) => Promise<T>): Promise<readonly T[]> {
  const server = process.env['TEST_MYSQL_URL'] ?? '';
  const engines = server === '' ? [undefined] : [undefined, server];
  const measured: T[] = [];
  for (const engine of engines) measured.push(await inBenchWorld(engine, measure));
  return measured;
}
