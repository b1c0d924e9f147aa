import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

/** One that dies while it starts is given a moment, so that a database that is away does not make it spin. */
const SPIN_MS = 1000;
const BREATH_MS = 200;

/** A process of the service that is started again whenever it dies. */
export class FleetMember {
  private child: ChildProcess | undefined;
  private isWanted = true;
  startedAt = 0;
  /** Ends that no signal asked for, how long the process had lived, and the last line that it wrote. */
  readonly endedByItself: { readonly code: number | null; readonly livedMs: number; readonly lastLine: string }[] = [];
  starts = 0;
  /** What the process that runs now has told its parent. */
  heard: unknown[] = [];

  constructor(
    readonly name: string,
    private readonly script: string,
    private readonly environment: Readonly<Record<string, string>>,
    /**
     * Where its output goes; without it, complaints go to ours. A program that keeps logs also ends its processes in its
     * own order, so a Ctrl-C at the terminal is for that program alone.
     */
    readonly logFile?: string,
    /** A module that is loaded before the script, and that can be told things. */
    private readonly preload?: string,
  ) {}

  start(): void {
    this.startedAt = Date.now();
    this.starts += 1;
    this.heard = [];
    const log = this.logFile === undefined ? undefined : openSync(this.logFile, 'a');
    const before = this.preload === undefined ? [] : ['-r', this.preload];
    const child = spawn(process.execPath, [...before, this.script], {
      env: { PATH: process.env['PATH'] ?? '', ...this.environment },
      stdio: ['ignore', log ?? 'ignore', log ?? 'inherit', ...(this.preload === undefined ? [] : (['ipc'] as const))],
      detached: log !== undefined,
    });
    child.on('message', (message) => this.heard.push(message));
    if (log !== undefined) closeSync(log);
    child.once('exit', (code, signal) => {
      const livedMs = Date.now() - this.startedAt;
      if (!this.isWanted) return;
      if (signal === null) this.endedByItself.push({ code, livedMs, lastLine: this.lastLine() });
      if (livedMs > SPIN_MS) this.start();
      else setTimeout(() => this.isWanted && this.start(), BREATH_MS);
    });
    this.child = child;
  }

  private lastLine(): string {
    const text = this.logFile === undefined ? '' : readFileSync(this.logFile, 'utf8');
    return text.trimEnd().split('\n').at(-1) ?? '';
  }

  get isUp(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** To the module that was loaded first; one that is just dying hears nothing. */
  tell(message: object): void {
    if (this.child?.connected === true) this.child.send(message, () => undefined);
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
