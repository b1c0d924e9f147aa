import type { Service } from '@anz-payroll/composition';
import { inTemporaryFixture, type TemporaryFixture } from '../temporary-fixture';
import { checkOutbox, type OutboxFindings } from './outbox-checks';
import { FleetMember } from './outbox-fleet';
import { startOutboxListener } from './outbox-listener';
import { OutboxLoad } from './outbox-load';
import { answering, employee, freePort, prepare, script, sleep, until, waiting, webhooks } from './fixture';

export interface OutboxFaults {
  /** `mysql://root@127.0.0.1:3306`: a database is made there and removed; without it, a SQLite file. */
  readonly server: string | undefined;
  readonly kills: number;
  readonly report: (line: string) => void;
}

export interface OutboxFaultsResult extends OutboxFindings {
  readonly kills: number;
  readonly pauses: number;
  readonly commits: number;
  /** From the last restart until everything was delivered. */
  readonly settledMs: number;
}

const settleWithinMs = 15_000;

/** A dispatcher's lease is 8 seconds; whoever sleeps longer has lost what it held. */
const pauseMs = 10_000;

/**
 * Two API processes that dispatch too, and three dispatchers of their own, work on one database while they are killed at
 * random moments and some are paused past their lease. Afterwards nothing may be missing.
 */
export function runOutboxFaults(options: OutboxFaults): Promise<OutboxFaultsResult> {
  const settings = { WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true' };
  return inTemporaryFixture({ purpose: 'faults', server: options.server, settings }, (fixture) =>
    runUnderFaults(fixture, options),
  );
}

async function runUnderFaults(
  { service, environment }: TemporaryFixture,
  options: OutboxFaults,
): Promise<OutboxFaultsResult> {
  const listener = await startOutboxListener(() => Math.random() * 20);
  const fleet: FleetMember[] = [];
  try {
    const { token, companyId } = await prepare(service, listener.url);
    const ports = [await freePort(), await freePort()];
    for (const port of ports) {
      fleet.push(new FleetMember(`api ${port}`, script('api'), { ...environment, PORT: String(port) }));
    }
    for (const name of ['first', 'second', 'third']) {
      fleet.push(new FleetMember(`dispatcher ${name}`, script('outbox-dispatcher'), environment));
    }
    for (const member of fleet) member.start();
    const apis = ports.map((port) => `http://127.0.0.1:${port}`);
    const load = new OutboxLoad(apis, token, companyId, employee);
    load.start(6);
    const pauses = await injectFaults(fleet, load, service, options);
    const stopping = load.stop();
    // The last fault takes all of them at once, with whatever they hold.
    for (const member of fleet) member.signal('SIGKILL');
    await stopping;
    await until(() => fleet.every((member) => member.isUp), 5_000, 'all are started again');
    const restartedAt = Math.max(...fleet.map(({ startedAt }) => startedAt));
    await settled(service, restartedAt);
    const settledMs = Date.now() - restartedAt;
    for (const api of apis) await answering(api);
    const ends = await Promise.all(fleet.map((member) => member.stop()));
    const found = await checkOutbox(service, listener, webhooks, load.acknowledged);
    const broken = [
      ...found.broken,
      ...(settledMs > settleWithinMs ? [`it took ${settledMs} ms to settle, more than ${settleWithinMs}`] : []),
      ...ends.flatMap((graceful, n) => (graceful ? [] : [`${fleet[n]!.name} did not end when asked`])),
      ...(load.commits === 0 ? ['nothing was committed'] : []),
    ];
    return { ...found, broken, kills: options.kills + fleet.length, pauses, commits: load.commits, settledMs };
  } finally {
    await Promise.all(fleet.map((member) => member.stop(1_000)));
    await listener.close();
  }
}

async function injectFaults(
  fleet: readonly FleetMember[],
  load: OutboxLoad,
  service: Service,
  { kills, report }: OutboxFaults,
): Promise<number> {
  await until(() => load.commits > 0, 180_000, 'the API answers');
  let pauses = 0;
  let paused: FleetMember | undefined;
  let faults = 0;
  for (let kill = 0; kill < kills;) {
    // A fault comes while work is going on: some commits after the one before, or after a while in any case.
    const commits = load.commits;
    await patiently(() => load.commits >= commits + 8, 12_000);
    await sleep(Math.random() * 300);
    load.pause((await waiting(service)) > 300);
    faults += 1;
    if (faults % 8 === 1 && paused === undefined) {
      const sleeper = anyOf(fleet);
      paused = sleeper;
      pauses += 1;
      sleeper.signal('SIGSTOP');
      setTimeout(() => {
        sleeper.signal('SIGCONT');
        paused = undefined;
      }, pauseMs);
    }
    // An API takes longer to come back, and without one there is no load.
    const chance = (member: FleetMember) => (member.name.startsWith('api') ? 0.12 : 0.7);
    const victims = fleet.filter((member) => member !== paused && member.isUp && Math.random() < chance(member));
    for (const victim of victims.slice(0, kills - kill)) {
      victim.signal('SIGKILL');
      kill += 1;
    }
    if (faults % 10 === 0) report(`${kill} kills, ${pauses} pauses, ${load.commits} commits`);
  }
  while (paused !== undefined) await sleep(100);
  return pauses;
}

function anyOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)]!;
}

async function settled(service: Service, since: number): Promise<void> {
  while ((await waiting(service)) > 0 && Date.now() - since < settleWithinMs * 2) await sleep(100);
}

async function patiently(what: () => boolean, withinMs: number): Promise<void> {
  for (const deadline = Date.now() + withinMs; !what() && Date.now() < deadline;) await sleep(20);
}
