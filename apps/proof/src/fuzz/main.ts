import { randomInt } from 'node:crypto';
import { startFuzzService, type FuzzService } from './fuzz-service';
import { runFuzz, type FuzzResult } from './run-fuzz';
import { hasJava, runSpecmatic } from './specmatic';

const WHOLE = 20_000;
const SHORT = 2_000;

/**
 * `npm run fuzz -- [--requests 20000] [--seed N] [--short] [--without-specmatic]`. Ends with 1 when an answer was not
 * as documented. The short form leaves Specmatic out.
 */
async function main(): Promise<void> {
  const isShort = process.argv.includes('--short');
  const requests = numberAfter('--requests') ?? (isShort ? SHORT : WHOLE);
  const seed = numberAfter('--seed') ?? randomInt(2 ** 31);
  console.log(`fuzz: ${requests} requests, seed ${seed} (repeat with --seed ${seed})`);
  const started = performance.now();
  const service = await startFuzzService();
  try {
    const result = await runFuzz(service, { requests, seed, report: (line) => console.log(line) });
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(
      `statuses: ${Object.entries(result.byStatus)
        .map(([status, count]) => `${status} ${count}`)
        .join(', ')}`,
    );
    console.log(`never succeeded: ${result.neverSucceeded.join(', ') || 'none'}`);
    console.log(
      `memory in MB: ${result.memory.filter((_, at, all) => at % Math.ceil(all.length / 10) === 0 || at === all.length - 1).join(', ')}`,
    );
    const kinds = new Map<string, number>();
    for (const { operation, what } of result.failures)
      kinds.set(`${operation}: ${what}`, (kinds.get(`${operation}: ${what}`) ?? 0) + 1);
    for (const [what, count] of kinds) console.log(`FAILED ${count} times: ${what}`);
    const specmatic =
      isShort || process.argv.includes('--without-specmatic') ? undefined : await asked(service, result);
    const failures = result.failures.length + (specmatic?.failures ?? 0);
    console.log(
      `fuzz ${failures === 0 ? 'passed' : 'FAILED'}: ${result.sent} requests to ${result.operations} operations, ` +
        `${result.succeeded} succeeded, ${result.failures.length} failures, slowest ${result.slowestMs} ms, ` +
        `${result.memory.at(-1)} MB at the end, ${seconds} s, seed ${seed}; ` +
        (specmatic === undefined
          ? 'specmatic left out'
          : `specmatic ${specmatic.tests} tests, ${specmatic.failures} failures`),
    );
    if (failures > 0) process.exitCode = 1;
  } finally {
    await service.stop();
  }
}

async function asked(service: FuzzService, result: FuzzResult): Promise<{ tests: number; failures: number }> {
  if (!(await hasJava())) {
    console.log('FAILED: specmatic needs Java 17, and there is no java here; leave it out with --without-specmatic');
    return { tests: 0, failures: 1 };
  }
  const { tests, failures, says } = await runSpecmatic(service, result.document, result.successes);
  if (says !== '') console.log(says);
  return { tests, failures };
}

function numberAfter(option: string): number | undefined {
  const at = process.argv.indexOf(option);
  if (at < 0) return undefined;
  const value = Number(process.argv[at + 1]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${option} is a whole number from 1`);
  return value;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
