import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

export interface CommandOptions {
  readonly more?: Readonly<Record<string, string>>;
  /** Ends the command. */
  readonly signal?: AbortSignal;
}

export async function runCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  { more = {}, signal }: CommandOptions = {},
): Promise<CommandResult> {
  const env = { ...process.env, ...more };
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], ...(signal && { signal }) });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = `${output}${chunk.toString()}`.slice(-8_000_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
