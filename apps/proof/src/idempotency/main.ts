import { inBenchFixture } from '../bench/bench-fixture';
import { runIdempotency } from './run-idempotency';

const WHOLE = { requests: 10_000, keys: 500, parallel: 64, kills: 5, seed: 20261115 };
const SHORT = { ...WHOLE, requests: 600, keys: 30, kills: 1 };

/**
 * `npm run faults:idempotency -- [--short]`: on SQLite and, where TEST_MYSQL_URL names a server, there. Ends with 1 when a
 * key had more than one effect or more than one answer.
 */
async function main(): Promise<void> {
  const settings = process.argv.includes('--short') ? SHORT : WHOLE;
  const server = process.env['TEST_MYSQL_URL'] ?? '';
  const told: string[] = [];
  let isBroken = false;
  for (const engine of server === '' ? [undefined] : [undefined, server]) {
    const name = engine === undefined ? 'sqlite' : 'mysql';
    const result = await inBenchFixture(engine, (fixture) => runIdempotency(fixture, settings));
    for (const line of result.broken) console.error(`BROKEN on ${name}: ${line}`);
    isBroken ||= result.broken.length > 0;
    told.push(`${name} ${result.acknowledged} answered, ${result.lost} answers lost, ${result.seconds} s`);
  }
  const { requests, keys, parallel, kills } = settings;
  console.log(
    `faults:idempotency ${isBroken ? 'FAILED' : 'passed'}: ${requests} requests under ${keys} keys, ${parallel} at once, ` +
      `${kills} kills; ${told.join('; ')}`,
  );
  if (isBroken) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
