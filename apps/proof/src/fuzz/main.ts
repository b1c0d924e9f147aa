import { randomInt } from 'node:crypto';
import { startFuzzService } from './fuzz-service';
import { runFuzz } from './run-fuzz';

const WHOLE = 20_000;
const SHORT = 2_000;

/** `npm run fuzz -- [--requests 20000] [--seed N] [--short]`. Ends with 1 when an answer was not as documented. */
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
    console.log(
      `fuzz ${result.failures.length === 0 ? 'passed' : 'FAILED'}: ${result.sent} requests to ${result.operations} operations, ` +
        `${result.succeeded} succeeded, ${result.failures.length} failures, slowest ${result.slowestMs} ms, ` +
        `${result.memory.at(-1)} MB at the end, ${seconds} s, seed ${seed}`,
    );
    if (result.failures.length > 0) process.exitCode = 1;
  } finally {
    await service.stop();
  }
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
