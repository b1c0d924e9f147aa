import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { enginesAsked, interruption, numberAfter, textAfter } from '../options';
import { whyNoMariadb } from '../private-mariadb';
import { runFaults, type FaultResult } from '../run-faults';
import type { Engine } from '../fault-environment';
import { crashingAt } from './crash-at-points';

const WHOLE = 500;
const SHORT = 6;

/**
 * `npm run faults:crash-points -- [--engine sqlite|mysql|both] [--kills N] [--only TEXT] [--seed S] [--short]`: the processes die before,
 * during and after each kind of statement by which they change the database. Ends with 1 when an invariant is broken.
 */
async function main(): Promise<void> {
  const engines = enginesAsked();
  const seed = numberAfter('--seed') ?? randomInt(2 ** 31);
  const kills = numberAfter('--kills') ?? (process.argv.includes('--short') ? SHORT : WHOLE);
  const why = engines.includes('mysql') ? await whyNoMariadb() : undefined;
  if (why !== undefined)
    throw new Error(`faults:crash-points cannot run on MariaDB here: ${why}; or use --engine sqlite`);
  const signal = interruption('faults:crash-points');
  const crashes = { by: crashingAt(textAfter('--only') ?? ''), preload: join(__dirname, 'die-at-a-point.js') };
  const results = new Map<Engine, FaultResult>();
  for (const engine of engines) {
    const report = (line: string) => console.log(`${engine}: ${line}`);
    const result = await runFaults({ engine, faults: kills, seed, report, signal, crashes });
    for (const [point, count] of [...result.byKind].sort(([a], [b]) => a.localeCompare(b))) report(`${count} ${point}`);
    results.set(engine, result);
  }
  for (const [engine, { broken }] of results) for (const line of broken) console.error(`BROKEN on ${engine}: ${line}`);
  const isBroken = [...results.values()].some(({ broken }) => broken.length > 0);
  const told = [...results].map(([engine, result]) => inWords(engine, kills, result));
  console.log(`faults:crash-points ${isBroken ? 'FAILED' : 'passed'}: ${told.join('; ')}; seed ${seed}`);
  if (isBroken) process.exitCode = 1;
}

function inWords(engine: Engine, kills: number, result: FaultResult): string {
  return (
    `${engine} ${kills} kills at ${result.byKind.size} points, ${result.acknowledged} requests acknowledged, ` +
    `${result.lost} unanswered, all delivered ${result.settledMs} ms after the last kill, ` +
    `${result.invariants} invariants checked, ${result.broken.length} breaches, ${result.seconds} s`
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
