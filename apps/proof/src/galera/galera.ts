import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openService, type Service } from '@anz-payroll/composition';
import { readSettings } from '@anz-payroll/configuration';
import { checkOutbox, type OutboxFindings } from '../faults/outbox-checks';
import { FleetMember } from '../faults/outbox-fleet';
import { startOutboxListener, type OutboxListener } from '../faults/outbox-listener';
import { answering, employee, freePort, prepare, script, sleep, until, waiting, webhooks } from '../faults/fixture';
import { Balancer } from './balancer';
import { GaleraCluster } from './cluster';
import { GaleraLoad } from './galera-load';

export interface GaleraResult extends OutboxFindings {
  readonly commits: number;
  readonly retryable: number;
  readonly slowestMs: number;
  /** From a kill to the next commits that are acknowledged, at worst. */
  readonly pausedMs: number;
  /** From its start until a killed node served again, at worst. */
  readonly backMs: number;
}

export interface GaleraProof {
  /** Each node in turn. */
  readonly kills: number;
  /** How long the load runs before the kill, without the node, and after its return. */
  readonly phaseMs: number;
  readonly report: (line: string) => void;
}

const settleWithinMs = 30_000;

/** The others need two to four seconds to notice that a node is gone; a client that waits longer has given up. */
const answerWithinMs = 15_000;

/** Two APIs and three dispatchers on three nodes; one node is killed under load and brought back. */
export async function runGalera({ kills, phaseMs, report }: GaleraProof): Promise<GaleraResult> {
  const folder = await mkdtemp(join(tmpdir(), 'payroll-galera-'));
  // The servers run as a user of their own when this program is root.
  await chmod(folder, 0o755);
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const cluster = await GaleraCluster.start(folder);
    ends.unshift(() => cluster.stop());
    report(`${await cluster.size(0)} nodes are in the cluster`);
    const balancer = await Balancer.start(cluster.ports.map(({ sql }) => sql));
    ends.unshift(() => balancer.close());
    const listener = await startOutboxListener(() => 5);
    ends.unshift(() => listener.close());
    const environment = environmentAt(`mysql://root@127.0.0.1:${balancer.port}/payroll?pool=6`, folder);
    const read = readSettings(environment);
    if (!read.ok) throw new Error(read.problems.join('; '));
    const service = await openService(read.settings);
    ends.unshift(() => service.close());
    await service.database.migrate();
    const { token, companyId } = await prepare(service, listener.url);
    report('the tables are made');

    const ports = [await freePort(), await freePort()];
    const fleet = [
      ...ports.map((port) => new FleetMember(`api ${port}`, script('api'), { ...environment, PORT: String(port) })),
      ...['first', 'second', 'third'].map(
        (name) => new FleetMember(`dispatcher ${name}`, script('outbox-dispatcher'), environment),
      ),
    ];
    ends.unshift(() => Promise.all(fleet.map((member) => member.stop(5_000))));
    for (const member of fleet) member.start();
    const births = fleet.map(({ startedAt }) => startedAt);
    const apis = ports.map((port) => `http://127.0.0.1:${port}`);
    for (const api of apis) await answering(api);

    const load = new GaleraLoad(apis, token, companyId, employee);
    load.start(4);
    await until(() => load.commits >= 10, 60_000, 'ten commits are acknowledged');
    let [pausedMs, backMs] = [0, 0];
    for (let kill = 0; kill < kills; kill++) {
      const took = await killAndBringBack({ cluster, balancer, load, phaseMs, report }, (kill + 2) % 3);
      [pausedMs, backMs] = [Math.max(pausedMs, took.pausedMs), Math.max(backMs, took.backMs)];
    }
    await sleep(phaseMs);
    await load.stop();
    await settled(service);
    const found = await checkOutbox(service, listener, webhooks, load.acknowledged);
    const sameStart = fleet.map((member, n) => member.startedAt === births[n]);
    await Promise.all(fleet.map((member) => member.stop(20_000)));
    const broken = [
      ...found.broken,
      ...(await disagreements(cluster, folder)),
      ...doubled(listener),
      ...(load.slowestMs > answerWithinMs ? [`an answer took ${load.slowestMs} ms, more than ${answerWithinMs}`] : []),
      ...[...new Set(load.wrong)].slice(0, 5).map((each) => `an answer that no client should get: ${each}`),
      ...(load.commits === 0 ? ['nothing was committed'] : []),
      ...((await cluster.size(0)) === 3 ? [] : ['the cluster is not whole again']),
      // A lost node is no reason for a process to end.
      ...fleet.flatMap(({ name }, n) => (sameStart[n] === true ? [] : [`${name} ended by itself`])),
    ];
    const { commits, retryable, slowestMs } = load;
    return { ...found, broken, commits, retryable, slowestMs, pausedMs, backMs };
  } finally {
    for (const end of ends) await end().catch((error: unknown) => report(`clean-up: ${String(error)}`));
  }
}

interface Stage extends Omit<GaleraProof, 'kills'> {
  readonly cluster: GaleraCluster;
  readonly balancer: Balancer;
  readonly load: GaleraLoad;
}

async function killAndBringBack({ cluster, balancer, load, phaseMs, report }: Stage, victim: number) {
  const port = cluster.ports[victim]!.sql;
  await sleep(phaseMs);
  report(`${load.commits} commits; node ${victim} is killed`);
  const killedAt = Date.now();
  await cluster.kill(victim);
  const before = load.commits;
  balancer.use(port, false);
  // Those that were on their way when it fell do not count as service.
  await until(() => load.commits >= before + 4, 60_000, 'the other nodes serve');
  const pausedMs = Date.now() - killedAt;
  await sleep(phaseMs);
  report(`${load.commits} commits; node ${victim} comes back`);
  const startedAt = Date.now();
  await cluster.bringBack(victim);
  balancer.use(port, true);
  return { pausedMs, backMs: Date.now() - startedAt };
}

function environmentAt(databaseUrl: string, folder: string) {
  return {
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: folder,
    DEMO_SEED: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
  };
}

async function settled(service: Service): Promise<void> {
  for (const deadline = Date.now() + settleWithinMs; Date.now() < deadline; await sleep(200)) {
    if ((await waiting(service)) === 0) return;
  }
}

/** The sums over every row that each node holds for itself. */
async function disagreements(cluster: GaleraCluster, folder: string): Promise<readonly string[]> {
  const sums: string[] = [];
  for (const { sql } of cluster.ports) {
    const read = readSettings(environmentAt(`mysql://root@127.0.0.1:${sql}/payroll`, folder));
    if (!read.ok) throw new Error(read.problems.join('; '));
    const node = await openService(read.settings);
    try {
      sums.push(JSON.stringify((await node.database.backUp(join(folder, 'node.backup'))).tables));
    } finally {
      await node.close();
    }
  }
  return new Set(sums).size === 1 ? [] : ['the nodes do not hold the same rows'];
}

/** Each name was sent once, so two employees that were created under it are one request done twice. */
function doubled(listener: OutboxListener): readonly string[] {
  const idOf = new Map<string, number>();
  const twice = new Set<string>();
  for (const body of listener.bodies.values()) {
    const { type, entity, data } = JSON.parse(body) as {
      type: string;
      entity: { id: number };
      data: { last_name: string };
    };
    if (type !== 'employee.created') continue;
    if ((idOf.get(data.last_name) ?? entity.id) !== entity.id) twice.add(data.last_name);
    idOf.set(data.last_name, entity.id);
  }
  return twice.size === 0 ? [] : [`${twice.size} employees were created twice, such as ${[...twice][0]}`];
}
