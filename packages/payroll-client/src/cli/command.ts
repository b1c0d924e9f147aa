import type { PayrollClient } from '../payroll-client';

/** What a command works with besides its options. */
export interface CommandContext {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
  /** Throws where nobody has logged in. */
  client(): PayrollClient;
  readonly print: (line: string) => void;
  /** For what is not part of the answer: standard error. */
  readonly complain: (line: string) => void;
  /** Ends what would go on for ever: Ctrl-C. */
  readonly signal: AbortSignal;
}

/** One command of the command line. */
export interface Command {
  readonly usage: string;
  readonly about: string;
  /** What may be named besides options: a file, an id, an event; nothing where it is left out. */
  readonly operand?: string;
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  run(context: CommandContext): Promise<void>;
}

/** Something the user has to put right; its message is one line. */
export class UsageProblem extends Error {}

export function required({ values }: CommandContext, name: string): string {
  const value = values[name];
  if (typeof value !== 'string' || value === '') throw new UsageProblem(`--${name} is missing`);
  return value;
}

export function optional({ values }: CommandContext, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

export function wholeNumber(context: CommandContext, name: string): number {
  const text = required(context, name);
  if (!/^\d+$/.test(text)) throw new UsageProblem(`--${name} is a whole number, not ${text}`);
  return Number(text);
}

/** An address that requests can go to, named as the user gave it. */
export function address(name: string, url: string): string {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new UsageProblem(`${name} is an address such as https://payroll.example, not ${url}`);
}
