import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openService, type Service } from 'composition';
import { readSettings } from 'configuration';
import { checkOutbox, type OutboxFindings } from './outbox-checks';
import { FleetMember } from './outbox-fleet';
import { startOutboxListener } from './outbox-listener';
import { OutboxLoad } from './outbox-load';

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

const webhooks = 2;
const settleWithinMs = 15_000;

/** A dispatcher's lease is 8 seconds; whoever sleeps longer has lost what it held. */
const pauseMs = 10_000;

/**
 * Two API processes that dispatch too, and three dispatchers of their own, work on one database while they are killed at
 * random moments and some are paused past their lease. Afterwards nothing may be missing.
 */
export async function runOutboxFaults(options: OutboxFaults): Promise<OutboxFaultsResult> {
  const folder = await mkdtemp(join(tmpdir(), 'payroll-faults-'));
  const database = `payroll_faults_${randomBytes(5).toString('hex')}`;
  const databaseUrl =
    options.server === undefined
      ? `sqlite:${join(folder, 'faults.sqlite')}`
      : new URL(database, `${options.server}/`).href;
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: folder,
    DEMO_SEED: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
  };
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.problems.join('; '));
  const service = await openService(read.settings);
  const listener = await startOutboxListener(() => Math.random() * 20);
  const fleet: FleetMember[] = [];
  try {
    await service.database.migrate();
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
    const pauses = await torment(fleet, load, service, options);
    const stopping = load.stop();
    // The last blow takes all of them at once, with whatever they hold.
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
    if (options.server !== undefined) {
      await service.database.unitOfWork((tx) => tx).run((tx) => tx.execute(`DROP DATABASE IF EXISTS ${database}`));
    }
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function torment(
  fleet: readonly FleetMember[],
  load: OutboxLoad,
  service: Service,
  { kills, report }: OutboxFaults,
): Promise<number> {
  await until(() => load.commits > 0, 180_000, 'the API answers');
  let pauses = 0;
  let asleep: FleetMember | undefined;
  let blows = 0;
  for (let kill = 0; kill < kills;) {
    // A blow falls while work is going on: some commits after the one before, or after a while in any case.
    const commits = load.commits;
    await patiently(() => load.commits >= commits + 8, 12_000);
    await sleep(Math.random() * 300);
    load.pause((await waiting(service)) > 300);
    blows += 1;
    if (blows % 8 === 1 && asleep === undefined) {
      const sleeper = anyOf(fleet);
      asleep = sleeper;
      pauses += 1;
      sleeper.signal('SIGSTOP');
      setTimeout(() => {
        sleeper.signal('SIGCONT');
        asleep = undefined;
      }, pauseMs);
    }
    // An API takes longer to come back, and without one there is no load.
    const chance = (member: FleetMember) => (member.name.startsWith('api') ? 0.12 : 0.7);
    const victims = fleet.filter((member) => member !== asleep && member.isUp && Math.random() < chance(member));
    for (const victim of victims.slice(0, kills - kill)) {
      victim.signal('SIGKILL');
      kill += 1;
    }
    if (blows % 10 === 0) report(`${kill} kills, ${pauses} pauses, ${load.commits} commits`);
  }
  while (asleep !== undefined) await sleep(100);
  return pauses;
}

function anyOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)]!;
}

async function waiting(service: Service): Promise<number> {
  const [row] = await service.database
    .reading((tx) => tx)
    .run((tx) =>
      tx.query<{ n: number }>(
        "SELECT COUNT(*) AS n FROM webhook_deliveries WHERE status IN ('pending', 'retry', 'sending')",
      ),
    );
  return Number(row?.n ?? 0);
}

async function settled(service: Service, since: number): Promise<void> {
  while ((await waiting(service)) > 0 && Date.now() - since < settleWithinMs * 2) await sleep(100);
}

async function prepare(service: Service, listenerUrl: string) {
  const actor = { customerId: null, userId: null, clientId: null, requestId: 'faults' };
  const { accounts, employees, outbox } = service;
  const customer = must(await accounts.createCustomer({ name: 'Faults', isApiAdmin: true }, actor));
  const customerId = customer.id;
  must(await accounts.createPlan({ code: 'faults', name: 'Faults', employeeCap: null }, actor));
  must(await accounts.startSubscription({ customerId, planCode: 'faults', kind: 'paid', endsAt: null }, actor));
  const person = { name: 'Owner', email: 'owner@faults.example', role: 'owner' as const };
  const owner = must(await accounts.createUser({ customerId, ...person }, actor));
  const scopes = ['payroll.read', 'payroll.write'];
  const issued = must(
    await accounts.issueToken({ customerId, userId: owner.id, scopes, lifetimeSeconds: 86_400 }, actor),
  );
  for (let each = 0; each < webhooks; each++) {
    const events = ['employee.created', 'employee.updated', 'employee.deleted'];
    must(await outbox.registerEndpoint({ customerId, url: `${listenerUrl}/${each}`, events }));
  }
  const body = { legal_name: 'Faults Pty Ltd', abn: '51824753556' };
  const company = must(await employees.createCompanyWithEmployees({ customerId, body }));
  return { token: issued.accessToken, companyId: company.id };
}

function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

function employee(name: string): object {
  return {
    first_name: 'Alinta',
    last_name: name,
    date_of_birth: '1990-04-12',
    address1: '1 Harbour Street',
    city: 'Sydney',
    state: 'NSW',
    country: 'AU',
    postcode: '2000',
    start_date: '2024-07-01',
    employment_status: 'Full-time',
    tax_file_number: '123456782',
    is_foreign_resident: false,
    has_claimed_tax_free_threshold: true,
    has_stsl_liability: false,
    is_closely_held: false,
  };
}

function script(app: string): string {
  return join(__dirname, '..', '..', '..', app, 'dist', 'main.js');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** A process that is still starting has not yet heard of a graceful end. */
async function answering(api: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answered = await fetch(`${api}/api/company`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await sleep(100);
  }
}

async function patiently(what: () => boolean, withinMs: number): Promise<void> {
  for (const deadline = Date.now() + withinMs; !what() && Date.now() < deadline;) await sleep(20);
}

async function until(what: () => boolean, withinMs: number, name: string): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!what()) {
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain until ${name}`);
    await sleep(50);
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
