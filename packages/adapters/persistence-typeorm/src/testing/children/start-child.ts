import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Child {
  readonly process: ChildProcess;
  /** Lines printed so far. */
  readonly lines: readonly string[];
  /** Resolves with the next line that starts so; rejects when the child ends without it. */
  line(start: string): Promise<string>;
  send(text: string): void;
  /** Resolves with the exit code, or the signal's name. */
  readonly ended: Promise<number | string>;
}

const runTypeScript = join(__dirname, '../../../../../platform/tooling/run-typescript.cjs');

/** Another process of ours, run from its source. */
export function startChild(main: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Child {
  const child = spawn(process.execPath, ['-r', runTypeScript, join(__dirname, main), ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  const wake = () => [...listeners].forEach((listener) => listener());
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    wake();
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  let over = false;
  const ended = once(child, 'close').then(([code, signal]: unknown[]) => {
    over = true;
    wake();
    return (signal ?? code) as number | string;
  });
  return {
    process: child,
    lines,
    ended,
    send: (text) => void child.stdin.write(`${text}\n`),
    line: (start) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => line.startsWith(start));
          if (found === undefined && !over) return;
          listeners.delete(look);
          if (found === undefined) reject(new Error(`${main} ended without ${start}: ${complaints}`));
          else resolve(found);
        };
        listeners.add(look);
        look();
      }),
  };
}
