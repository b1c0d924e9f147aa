import { randomInt } from 'node:crypto';
import { inTemporaryFixture } from '../../temporary-fixture';
import { interruption, numberAfter } from '../options';
import { runKilledRuns } from './run-killed-runs';

const WHOLE = { kills: 100, employees: 600 };
const SHORT = { kills: 3, employees: 250 };

/**
 * `npm run faults:pay-runs -- [--kills N] [--seed S] [--short]`: so many kills on SQLite and, where TEST_MYSQL_URL names a
 * server, as many there. Ends with 1 when a run that was killed and resumed differs from one that was not.
 */
async function main(): Promise<void> {
  const size = process.argv.includes('--short') ? SHORT : WHOLE;
  const kills = numberAfter('--kills') ?? size.kills;
  const seed = numberAfter('--seed') ?? randomInt(2 ** 31);
  const signal = interruption('faults:pay-runs');
  const server = process.env['TEST_MYSQL_URL'] ?? '';
  const told: string[] = [];
  let isBroken = false;
  for (const engine of server === '' ? [undefined] : [undefined, server]) {
    const name = engine === undefined ? 'sqlite' : 'mysql';
    const report = (line: string) => console.log(`${name}: ${line}`);
    const place = { purpose: 'faults' as const, server: engine, settings: {} };
    const result = await inTemporaryFixture(place, (fixture) =>
      runKilledRuns(fixture, { kills, employees: size.employees, seed, report, signal }),
    );
    for (const line of result.broken) console.error(`BROKEN on ${name}: ${line}`);
    isBroken ||= result.broken.length > 0;
    told.push(
      `${name} ${result.kills} kills in ${result.runs} pay runs with ${result.pays} pays, ${result.broken.length} breaches, ${result.seconds} s`,
    );
  }
  console.log(`faults:pay-runs ${isBroken ? 'FAILED' : 'passed'}: ${told.join('; ')}; seed ${seed}`);
  if (isBroken) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
