import type { Engine } from './fault-environment';

/** `--engine sqlite|mysql|both` of a program; left out, both. */
export function enginesAsked(): readonly Engine[] {
  const at = process.argv.indexOf('--engine');
  const asked = at < 0 ? 'both' : process.argv[at + 1];
  if (asked === 'both') return ['mysql', 'sqlite'];
  if (asked === 'mysql' || asked === 'sqlite') return [asked];
  throw new Error('--engine is sqlite, mysql or both');
}

/** The whole number behind an option, or undefined where the option is not there. */
export function numberAfter(option: string): number | undefined {
  const at = process.argv.indexOf(option);
  if (at < 0) return undefined;
  const value = Number(process.argv[at + 1]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${option} is a whole number from 1`);
  return value;
}

export function textAfter(option: string): string | undefined {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
}

/** Aborted by Ctrl-C and by a request to end, so that a program cleans up before it does. */
export function interruption(program: string): AbortSignal {
  const interrupted = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      console.log('ending, and cleaning up');
      interrupted.abort(new Error(`${program} was interrupted`));
    });
  }
  return interrupted.signal;
}
