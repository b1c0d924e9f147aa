import { inTemporaryFixture, type TemporaryFixture } from '../temporary-fixture';

export type BenchFixture = TemporaryFixture;

/**
 * @param server `mysql://root@127.0.0.1:3306`: a database is made there and removed; without it, a SQLite file.
 */
export function inBenchFixture<T>(
  server: string | undefined,
  measure: (fixture: BenchFixture) => Promise<T>,
): Promise<T> {
  return inTemporaryFixture({ purpose: 'bench', server, settings: { DISPATCHER: 'off' } }, measure);
}

/** The same on SQLite and, where TEST_MYSQL_URL names a server, there. */
export async function onEachEngine<T>(measure: (fixture: BenchFixture) => Promise<T>): Promise<readonly T[]> {
  const server = process.env['TEST_MYSQL_URL'] ?? '';
  const engines = server === '' ? [undefined] : [undefined, server];
  const measured: T[] = [];
  for (const engine of engines) measured.push(await inBenchFixture(engine, measure));
  return measured;
}
