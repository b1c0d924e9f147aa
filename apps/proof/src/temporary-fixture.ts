import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openService, type Service } from '@anz-payroll/composition';
import { readSettings } from '@anz-payroll/configuration';
import { removeLater } from './bench/left-behind';

/** A service on a database of its own, and what another process needs to serve the same. */
export interface TemporaryFixture {
  readonly service: Service;
  readonly environment: Readonly<Record<string, string>>;
  /** The SQLite file; undefined on a server. */
  readonly file: string | undefined;
}

export interface WorldOptions {
  /** Says in the names of the folder and the database what they are for. */
  readonly purpose: 'bench' | 'faults';
  /** `mysql://root@127.0.0.1:3306`: a database is made there and removed; without it, a SQLite file. */
  readonly server: string | undefined;
  readonly settings: Readonly<Record<string, string>>;
}

export async function inTemporaryFixture<T>(
  { purpose, server, settings }: WorldOptions,
  work: (fixture: TemporaryFixture) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `payroll-${purpose}-`));
  const name = `payroll_${purpose}_${randomBytes(5).toString('hex')}`;
  const file = server === undefined ? join(folder, `${purpose}.sqlite`) : undefined;
  const environment = {
    DATABASE_URL: file === undefined ? new URL(name, `${server}/`).href : `sqlite:${file}`,
    DATA_FOLDER: folder,
    DEMO_SEED: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...settings,
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
    return await work({ service, environment, file });
  } finally {
    await remove();
  }
}
