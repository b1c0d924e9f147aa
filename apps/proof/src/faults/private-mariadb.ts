import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, sleep } from './fixture';

const run = promisify(execFile);

/** Why there can be no server of our own; undefined where there can. */
export async function whyNoMariadb(): Promise<string | undefined> {
  for (const program of ['mariadbd', 'mariadb-install-db']) {
    const found = await run('which', [program]).then(
      () => true,
      () => false,
    );
    if (!found) return `${program} is missing: apt-get install mariadb-server`;
  }
  return undefined;
}

/** A MariaDB server with a data folder of its own, that may be killed at any moment and comes back. */
export class PrivateMariadb {
  private child: ChildProcess | undefined;
  private isWanted = true;
  /** Ends that nobody asked for, such as those on a full disk. */
  endedByItself = 0;

  private constructor(
    private readonly data: string,
    /** Not on the disk that is made full. */
    private readonly notes: string,
    readonly port: number,
  ) {}

  static async start(disk: string, notes: string): Promise<PrivateMariadb> {
    const data = join(disk, 'data');
    await mkdir(join(disk, 'tmp'), { recursive: true });
    await run('mariadb-install-db', [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--innodb-log-file-size=16M',
      ...asRoot(),
    ]);
    const server = new PrivateMariadb(data, notes, await freePort());
    server.spawn();
    try {
      await server.greets(60_000);
    } catch (error) {
      await server.stop();
      throw error;
    }
    return server;
  }

  /** Killed in the middle of whatever it does, and started again at once. */
  async killAndRestart(): Promise<void> {
    const { child } = this;
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    }
    await this.greets(60_000);
  }

  async greets(withinMs: number): Promise<void> {
    for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(50)) {
      if (await hasGreeted(this.port)) return;
    }
    throw new Error(`MariaDB did not answer within ${withinMs} ms; its log is ${this.logFile}`);
  }

  async stop(): Promise<void> {
    this.isWanted = false;
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    // Its data goes away with it, so it need not tidy up.
    child.kill('SIGKILL');
    await gone;
  }

  private get logFile(): string {
    return join(this.notes, 'mariadb.log');
  }

  private spawn(): void {
    const child = spawn(
      'mariadbd',
      [
        '--no-defaults',
        ...asRoot(),
        `--datadir=${this.data}`,
        `--tmpdir=${join(this.data, '..', 'tmp')}`,
        `--port=${this.port}`,
        '--bind-address=127.0.0.1',
        `--socket=${join(this.notes, 'mariadb.sock')}`,
        `--pid-file=${join(this.notes, 'mariadb.pid')}`,
        `--log-error=${this.logFile}`,
        '--innodb-buffer-pool-size=64M',
        '--innodb-log-file-size=16M',
        '--innodb-flush-log-at-trx-commit=1',
        '--performance-schema=off',
      ],
      { stdio: 'ignore', detached: true },
    );
    this.child = child;
    child.once('exit', (_code, signal) => {
      if (!this.isWanted) return;
      if (signal !== 'SIGKILL') this.endedByItself += 1;
      setTimeout(() => this.isWanted && this.spawn(), signal === 'SIGKILL' ? 0 : 300);
    });
  }
}

/** A server that accepts connections speaks first. */
function hasGreeted(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (greeted: boolean): void => {
      socket.destroy();
      resolve(greeted);
    };
    socket.once('data', () => answer(true));
    socket.once('error', () => answer(false));
    socket.once('close', () => answer(false));
    socket.setTimeout(1000, () => answer(false));
  });
}

function asRoot(): readonly string[] {
  return process.getuid?.() === 0 ? ['--user=root'] : [];
}
