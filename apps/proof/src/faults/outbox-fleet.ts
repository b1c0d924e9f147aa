import { spawn, type ChildProcess } from 'node:child_process';

/** A process of the service that is started again whenever it dies. */
export class FleetMember {
  private child: ChildProcess | undefined;
  private isWanted = true;
  startedAt = 0;

  constructor(
    readonly name: string,
    private readonly script: string,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  start(): void {
    this.startedAt = Date.now();
    const child = spawn(process.execPath, [this.script], {
      env: { PATH: process.env['PATH'] ?? '', ...this.environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('exit', () => {
      if (this.isWanted) this.start();
    });
    this.child = child;
  }

  get isUp(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** Asks it to end, and answers whether it did so by itself. */
  async stop(withinMs = 20_000): Promise<boolean> {
    this.isWanted = false;
    const { child } = this;
    if (child === undefined || !this.isUp) return true;
    const gone = new Promise<boolean>((resolve) => child.once('exit', (code) => resolve(code === 0)));
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), withinMs);
    const graceful = await gone;
    clearTimeout(timer);
    return graceful;
  }
}
