import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, sleep } from '../faults/fixture';

const run = promisify(execFile);

/** Where Debian's and the vendors' packages put the library. */
const libraries = [
  '/usr/lib/galera/libgalera_smm.so',
  '/usr/lib64/galera-4/libgalera_smm.so',
  '/usr/lib/libgalera_smm.so',
];

export interface Ports {
  readonly sql: number;
  readonly group: number;
  readonly ist: number;
  readonly sst: number;
}

/** Why a cluster cannot be run here; undefined where it can. */
export async function whyNoCluster(): Promise<string | undefined> {
  if (!libraries.some(existsSync)) return 'libgalera_smm.so is missing: apt-get install galera-4';
  for (const program of ['mariadbd', 'mariadb-install-db', 'mariadb', 'rsync']) {
    const found = await run('which', [program]).then(
      () => true,
      () => false,
    );
    if (!found) return `${program} is missing: apt-get install mariadb-server rsync`;
  }
  return undefined;
}

/** Three MariaDB nodes on loopback, with data folders of their own. */
export class GaleraCluster {
  private readonly children = new Map<number, ChildProcess>();

  private constructor(
    private readonly folder: string,
    readonly ports: readonly Ports[],
  ) {}

  static async start(folder: string): Promise<GaleraCluster> {
    const ports: Ports[] = [];
    for (let node = 0; node < 3; node++) {
      ports.push({ sql: await freePort(), group: await freePort(), ist: await freePort(), sst: await freePort() });
    }
    const cluster = new GaleraCluster(folder, ports);
    await cluster.makeFolders();
    try {
      cluster.spawnNode(0, 'gcomm://', []);
      await cluster.synced(0, 60_000);
      for (const node of [1, 2]) {
        cluster.spawnNode(node, cluster.address, []);
        await cluster.synced(node, 90_000);
      }
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  async kill(node: number): Promise<void> {
    const child = this.children.get(node);
    if (child === undefined) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  /** From the place that its own log has reached, so that the others send only what it missed. */
  async bringBack(node: number): Promise<void> {
    const log = await run('mariadbd', [...this.argumentsOf(node, 'gcomm://', false), '--wsrep-recover'], {
      maxBuffer: 10_000_000,
    });
    const position = /Recovered position: (\S+)/.exec(log.stdout + log.stderr)?.[1];
    this.spawnNode(node, this.address, position === undefined ? [] : [`--wsrep-start-position=${position}`]);
    await this.synced(node, 90_000);
  }

  async size(node: number): Promise<number> {
    return Number(await this.status(node, 'wsrep_cluster_size'));
  }

  async stop(): Promise<void> {
    await Promise.all(
      [...this.children.values()].map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
        await gone;
        clearTimeout(timer);
      }),
    );
  }

  private get address(): string {
    return `gcomm://${this.ports.map(({ group }) => `127.0.0.1:${group}`).join(',')}`;
  }

  private async makeFolders(): Promise<void> {
    for (const node of [0, 1, 2]) await mkdir(join(this.folder, String(node)), { recursive: true });
    const first = join(this.folder, '0');
    await run('mariadb-install-db', [
      '--no-defaults',
      `--datadir=${first}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ]);
    // The state transfer's rsync gives up root's rights by itself, so the servers have to give them up as well.
    if (isRoot()) await run('chown', ['-R', 'mysql', this.folder]);
  }

  private spawnNode(node: number, address: string, more: readonly string[]): void {
    const child = spawn('mariadbd', [...this.argumentsOf(node, address, true), ...more], { stdio: 'ignore' });
    this.children.set(node, child);
  }

  private argumentsOf(node: number, address: string, withLog: boolean): readonly string[] {
    const { sql, group, ist, sst } = this.ports[node]!;
    const at = (name: string) => join(this.folder, name);
    return [
      '--no-defaults',
      ...(isRoot() ? ['--user=mysql'] : []),
      `--datadir=${at(String(node))}`,
      `--port=${sql}`,
      '--bind-address=127.0.0.1',
      `--socket=${at(`${node}.sock`)}`,
      `--pid-file=${at(`${node}.pid`)}`,
      ...(withLog ? [`--log-error=${at(`${node}.log`)}`] : []),
      '--binlog-format=ROW',
      '--innodb-autoinc-lock-mode=2',
      // What one node loses in a power cut the others have.
      '--innodb-flush-log-at-trx-commit=2',
      '--innodb-buffer-pool-size=64M',
      '--wsrep-on=ON',
      `--wsrep-provider=${libraries.find(existsSync)}`,
      '--wsrep-cluster-name=payroll_proof',
      `--wsrep-cluster-address=${address}`,
      `--wsrep-node-name=node${node}`,
      `--wsrep-node-address=127.0.0.1:${group}`,
      // A read waits for what was committed on the other nodes before it.
      '--wsrep-sync-wait=7',
      '--wsrep-sst-method=rsync',
      `--wsrep-sst-receive-address=127.0.0.1:${sst}`,
      `--wsrep-provider-options=${[
        `base_port=${group}`,
        `gmcast.listen_addr=tcp://127.0.0.1:${group}`,
        `ist.recv_addr=127.0.0.1:${ist}`,
        'gcache.size=64M',
        'evs.keepalive_period=PT0.5S',
        'evs.suspect_timeout=PT2S',
        'evs.inactive_timeout=PT4S',
      ].join(';')}`,
    ];
  }

  private async synced(node: number, withinMs: number): Promise<void> {
    for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(300)) {
      if ((await this.status(node, 'wsrep_local_state_comment')) === 'Synced') return;
      const child = this.children.get(node);
      if (child !== undefined && child.exitCode !== null) throw new Error(`Node ${node} ended by itself`);
    }
    throw new Error(`Node ${node} did not join within ${withinMs} ms`);
  }

  private async status(node: number, name: string): Promise<string | undefined> {
    const words = ['--no-defaults', '-h127.0.0.1', `-P${this.ports[node]!.sql}`, '-uroot', '--connect-timeout=2'];
    try {
      const { stdout } = await run('mariadb', [...words, '-Nse', `SHOW STATUS LIKE '${name}'`], { timeout: 5_000 });
      return stdout.trim().split('\t')[1];
    } catch {
      return undefined;
    }
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
