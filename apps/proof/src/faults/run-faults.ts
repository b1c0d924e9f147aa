import { readFile } from 'node:fs/promises';
import { invariants } from './auditor/audit';
import { auditService } from './auditor/audit-service';
import { fillFixture } from './fill-fixture';
import { loadOf, type Load } from './load/load';
import type { Remembered } from './load/remembered';
import type { FleetMember } from './outbox-fleet';
import { settle } from './settle';
import { startEnvironment, type Engine, type FaultEnvironment } from './fault-environment';
import { injectFaults } from './inject-faults';
import { answering } from './fixture';

export interface FaultRun {
  readonly engine: Engine;
  readonly faults: number;
  readonly seed: number;
  readonly report: (line: string) => void;
  readonly signal: AbortSignal;
  /** Left out, faults of every kind at random moments. */
  readonly crashes?: { readonly by: typeof injectFaults; readonly preload: string };
}

export interface FaultResult {
  readonly byKind: ReadonlyMap<string, number>;
  readonly acknowledged: number;
  readonly retryable: number;
  readonly lost: number;
  readonly invariants: number;
  /** From the last fault until nothing waited to be delivered. */
  readonly settledMs: number;
  /** The longest from the return of a killed database to the next acknowledged write; undefined where none was killed. */
  readonly servedAgainMs: number | undefined;
  readonly seconds: number;
  readonly broken: readonly string[];
}

/** A process that was ready ends when it is told to, and never because of what is around it. */
const READY_MS = 20_000;

/** Load, faults and the audit on one engine, with everything that it starts taken away again. */
export async function runFaults({ engine, faults, seed, report, signal, crashes }: FaultRun): Promise<FaultResult> {
  const begun = performance.now();
  const environment = await startEnvironment(engine, report, crashes?.preload);
  try {
    if (environment.disk.whyNever !== undefined) {
      report(`${engine}: disk full is left out: a disk to fill cannot be mounted here (${environment.disk.whyNever})`);
    }
    const fixture = await fillFixture(environment.service, environment.listener.url);
    for (const address of environment.addresses) await answering(address);
    const load = loadOf(fixture, environment.addresses, seed);
    let servedAgainMs: number | undefined;
    load.start();
    const injected = (crashes?.by ?? injectFaults)(environment, load, {
      ...{ faults, seed: seed + 1, report, signal },
      servesAgain: (afterMs) => (servedAgainMs = Math.max(servedAgainMs ?? 0, afterMs)),
    });
    let byKind: Awaited<typeof injected>;
    try {
      byKind = await injected;
    } finally {
      await load.stop();
    }
    const lastAt = Date.now();
    if (load.failure !== undefined) throw load.failure;
    report(acknowledgedWork(load.remembered));
    for (const address of environment.addresses) await answering(address);
    // A request that its client gave up may still be under way; an API that is asked to end ends it first.
    const endsOfApis = await endsOf(environment.apis);
    await settle(environment.service, signal);
    const settledMs = Date.now() - lastAt;
    const ends = [...endsOfApis, ...(await endsOf(environment.dispatchers))];
    // Nobody writes any more while the books are read.
    const known = { remembered: load.remembered, received: environment.listener.bodies };
    const broken = [...(await auditService(environment.service, known)), ...answersOf(load), ...ends];
    if (broken.length > 0) await tellComplaints(environment, report);
    const { acknowledged, retryable, lost } = load.asker;
    const seconds = Math.round((performance.now() - begun) / 1000);
    const counted = { byKind, acknowledged, retryable, lost, invariants: invariants.length };
    return { ...counted, settledMs, servedAgainMs, seconds, broken };
  } catch (error) {
    await tellComplaints(environment, report);
    throw error;
  } finally {
    await environment.remove();
  }
}

/** So that nobody takes a run for proof of something that it never did. */
function acknowledgedWork({ hires, payRequests, terminations, checkouts, ...sets }: Remembered): string {
  const told = (all: readonly { readonly isAcknowledged: boolean }[]) =>
    all.filter((each) => each.isAcknowledged).length;
  const sold = (kind: string) => checkouts.filter((each) => each.kind === kind && each.id !== undefined).length;
  return (
    `acknowledged: ${told(hires)} batches of employees, ${sets.deletedEmployees.size} deleted, ${told(terminations)} terminated, ` +
    `${sets.reinstated.size} reinstated, ${told(payRequests)} requests for pays, ${sets.deletedPays.size} pays taken back, ` +
    `${sets.processedRuns.size} pay runs, ${sets.paymentFiles.size} payment files, payslips of ${sets.payslips.size} pays, ` +
    `${sets.released.size} approved releases, ` +
    `${sold('trial')} trials, ${sold('order')} orders, ${sold('upgrade')} upgrades`
  );
}

function answersOf({ asker: { wrong, acknowledged } }: Load): readonly string[] {
  const counts = new Map<string, number>();
  for (const each of wrong) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [
    ...[...counts].map(([what, count]) => `an answer that no client should get, ${count} times: ${what}`),
    ...(acknowledged === 0 ? ['nothing was acknowledged'] : []),
  ];
}

async function endsOf(fleet: readonly FleetMember[]): Promise<readonly string[]> {
  const early = fleet.flatMap(({ name, endedByItself }) =>
    endedByItself
      // A start may take long while the database is away, and then fail.
      .filter(({ livedMs, lastLine }) => livedMs > READY_MS && !lastLine.includes('could not start'))
      .map(({ code, livedMs, lastLine }) => `${name} ended by itself after ${livedMs} ms, code ${code}: ${lastLine}`),
  );
  // One that is still starting has not yet heard of a graceful end.
  const isReady = fleet.map(({ startedAt }) => Date.now() - startedAt > READY_MS);
  const graceful = await Promise.all(fleet.map((member) => member.stop()));
  return [
    ...early,
    ...fleet.filter((_, n) => isReady[n] && !graceful[n]).map(({ name }) => `${name} did not end when asked`),
  ];
}

/** What the processes said themselves, before their logs are gone. */
async function tellComplaints({ apis, dispatchers }: FaultEnvironment, report: (line: string) => void): Promise<void> {
  for (const { name, logFile } of [...apis, ...dispatchers]) {
    const log = logFile === undefined ? '' : await readFile(logFile, 'utf8');
    const lines = log.split('\n').filter((line) => /error/i.test(line));
    for (const line of lines.slice(-5)) report(`${name} said: ${line.slice(0, 400)}`);
  }
}
