import { randomInt } from 'node:crypto';
import { enginesAsked, interruption, numberAfter } from './options';
import { whyNoMariadb } from './private-mariadb';
import { runFaults, type FaultResult } from './run-faults';
import type { Engine } from './fault-environment';

const WHOLE: Readonly<Record<Engine, number>> = { mysql: 500, sqlite: 200 };
const SHORT: Readonly<Record<Engine, number>> = { mysql: 12, sqlite: 8 };

/**
 * `npm run faults -- [--engine sqlite|mysql|both] [--faults N] [--seed S] [--short]`. Ends with 1 when an invariant is
 * broken. MariaDB runs on a server that this program starts and removes.
 */
async function main(): Promise<void> {
  const engines = enginesAsked();
  const seed = numberAfter('--seed') ?? randomInt(2 ** 31);
  const counts = process.argv.includes('--short') ? SHORT : WHOLE;
  const why = engines.includes('mysql') ? await whyNoMariadb() : undefined;
  if (why !== undefined) throw new Error(`faults cannot run on MariaDB here: ${why}; or use --engine sqlite`);
  const signal = interruption('faults');
  console.log(`faults: seed ${seed} (the same faults again with --seed ${seed})`);
  const results = new Map<Engine, FaultResult>();
  for (const engine of engines) {
    const faults = numberAfter('--faults') ?? counts[engine];
    const report = (line: string) => console.log(`${engine}: ${line}`);
    results.set(engine, await runFaults({ engine, faults, seed, report, signal }));
  }
  for (const [engine, { broken }] of results) for (const line of broken) console.error(`BROKEN on ${engine}: ${line}`);
  const isBroken = [...results.values()].some(({ broken }) => broken.length > 0);
  const told = [...results].map(([engine, result]) => inWords(engine, result));
  console.log(`faults ${isBroken ? 'FAILED' : 'passed'}: ${told.join('; ')}; seed ${seed}`);
  if (isBroken) process.exitCode = 1;
}

function inWords(engine: Engine, result: FaultResult): string {
  const kinds = [...result.byKind].map(([name, count]) => `${count} ${name}`).join(', ');
  const faults = [...result.byKind.values()].reduce((sum, count) => sum + count, 0);
  const { servedAgainMs } = result;
  const again =
    servedAgainMs === undefined ? '' : `writing again within ${servedAgainMs} ms of a killed database's return, `;
  return (
    `${engine} ${faults} faults (${kinds}), ${result.acknowledged} requests acknowledged, ` +
    `${result.retryable} told to come again, ${result.lost} unanswered, all delivered ${result.settledMs} ms after the ` +
    `last fault, ${again}${result.invariants} invariants checked, ${result.broken.length} breaches, ${result.seconds} s`
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
