import { inThrowAwayWorld, type ThrowAwayWorld } from '../throw-away-world';

export type BenchWorld = ThrowAwayWorld;

/**
 * @param server `mysql://root@127.0.0.1:3306`: a database is made there and removed; without it, a SQLite file.
 */
export function inBenchWorld<T>(server: string | undefined, measure: (world: BenchWorld) => Promise<T>): Promise<T> {
  return inThrowAwayWorld({ purpose: 'bench', server, settings: { DISPATCHER: 'off' } }, measure);
}

/** The same on SQLite and, where TEST_MYSQL_URL names a server, there. */
export async function onEachEngine<T>(measure: (world: BenchWorld) => Promise<T>): Promise<readonly T[]> {
  const server = process.env['TEST_MYSQL_URL'] ?? '';
  const engines = server === '' ? [undefined] : [undefined, server];
  const measured: T[] = [];
  for (const engine of engines) measured.push(await inBenchWorld(engine, measure));
  return measured;
}
