import { randomInt } from 'node:crypto';
import { startFuzzService, type FuzzService } from './fuzz-service';
import { runFuzz, type FuzzResult } from './run-fuzz';
import { runSpecmatic } from './specmatic/run-specmatic';
import { hasJava } from './specmatic/specmatic-jar';

const WHOLE = 20_000;
const SHORT = 2_000;

/** Whoever stops a run early finds no process and no folder of it afterwards. */
const interrupted = new AbortController();
let running: Promise<FuzzService> | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted.abort();
    // One that is still starting is waited for: only then is it known what to end.
    void Promise.resolve(running?.then((service) => service.stop())).finally(() => process.exit(1));
  });
}

async function withService<T>(use: (service: FuzzService) => Promise<T>): Promise<T> {
  running = startFuzzService();
  const service = await running;
  try {
    return await use(service);
  } finally {
    running = undefined;
    await service.stop();
  }
}

/** What one part found, for the last line. */
interface Verdict {
  readonly failures: number;
  readonly says: string;
}

/**
 * `npm run fuzz -- [--requests 20000] [--seed N] [--short] [--specmatic] [--without-specmatic]`. Ends with 1 when an
 * answer was not as documented. `--short` sends fewer requests and leaves Specmatic out; `--specmatic` is Specmatic alone.
 */
async function main(): Promise<void> {
  const isShort = process.argv.includes('--short');
  const isAlone = process.argv.includes('--specmatic');
  const isWithout = isShort || process.argv.includes('--without-specmatic');
  const requests = numberAfter('--requests') ?? (isShort ? SHORT : WHOLE);
  const seed = numberAfter('--seed') ?? randomInt(2 ** 31);
  const parts: Verdict[] = [];
  if (!isAlone) parts.push(await ownRequests(requests, seed));
  if (isAlone || !isWithout) parts.push(await specmatic());
  const failures = parts.reduce((total, part) => total + part.failures, 0);
  console.log(`fuzz ${failures === 0 ? 'passed' : 'FAILED'}: ${parts.map(({ says }) => says).join('; ')}`);
  if (failures > 0) process.exitCode = 1;
}

async function ownRequests(requests: number, seed: number): Promise<Verdict> {
  console.log(`fuzz: ${requests} requests, seed ${seed} (repeat with --seed ${seed})`);
  const started = performance.now();
  return withService(async (service) => {
    const result = await runFuzz(service, { requests, seed, report: (line) => console.log(line) });
    report(result);
    const seconds = Math.round((performance.now() - started) / 1000);
    return {
      failures: result.failures.length,
      says:
        `${result.sent} requests to ${result.operations} operations, ${result.succeeded} succeeded, ` +
        `${result.failures.length} failures, slowest ${result.slowestMs} ms, heap ${result.memory[0]?.heap} MB at the start ` +
        `and ${result.memory.at(-1)?.heap} MB at the end, ${seconds} s, seed ${seed}`,
    };
  });
}

function report({ byStatus, neverSucceeded, memory, failures }: FuzzResult): void {
  const statuses = Object.entries(byStatus).map(([status, count]) => `${status} ${count}`);
  console.log(`statuses: ${statuses.join(', ')}`);
  console.log(`never succeeded: ${neverSucceeded.join(', ') || 'none'}`);
  console.log(`heap after collection, at the start and after each quarter: ${listed(memory.map(({ heap }) => heap))}`);
  console.log(`pages of the heap: ${listed(memory.map(({ heapPages }) => heapPages))}`);
  console.log(`buffers: ${listed(memory.map(({ buffers }) => buffers))}`);
  console.log(`resident before collection: ${listed(memory.map(({ residentBefore }) => residentBefore))}`);
  console.log(`resident after collection: ${listed(memory.map(({ resident }) => resident))}`);
  const kinds = new Map<string, number>();
  for (const { operation, what } of failures) {
    kinds.set(`${operation}: ${what}`, (kinds.get(`${operation}: ${what}`) ?? 0) + 1);
  }
  for (const [what, count] of kinds) console.log(`FAILED ${count} times: ${what}`);
}

function listed(megabytes: readonly number[]): string {
  return `${megabytes.join(', ')} MB`;
}

/** On a service of its own, where nothing has been deleted or revoked. */
async function specmatic(): Promise<Verdict> {
  if (!(await hasJava())) {
    console.log('FAILED: specmatic needs Java 17, and there is no java here; leave it out with --without-specmatic');
    return { failures: 1, says: 'specmatic did not run' };
  }
  const started = performance.now();
  return withService(async (service) => {
    const { operations, tests, failures, says } = await runSpecmatic(service, interrupted.signal);
    if (says !== '') console.log(says);
    const seconds = Math.round((performance.now() - started) / 1000);
    return {
      failures,
      says: `specmatic ${tests} tests of ${operations} operations, ${failures} failures, ${seconds} s`,
    };
  });
}

function numberAfter(option: string): number | undefined {
  const at = process.argv.indexOf(option);
  if (at < 0) return undefined;
  const value = Number(process.argv[at + 1]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${option} is a whole number from 1`);
  return value;
}

main().catch((error: unknown) => {
  // Then whoever heard the signal ends the process, once the service and its folder are gone.
  if (interrupted.signal.aborted) return;
  console.error(`fuzz FAILED: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
