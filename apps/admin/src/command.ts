import type { AdminServices } from './services';

export interface Option {
  /** What the value is, as the help shows it: `<id>`; absent for a switch. */
  readonly value?: string;
  readonly about: string;
  readonly isRequired?: boolean;
  /** May be given several times. */
  readonly isList?: boolean;
}

export type OptionValues = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** One verb of the command line. `run` answers lines to print; a refusal is thrown as `CommandRefused`. */
export interface Command {
  /** `customer create`: the words that call it. */
  readonly name: string;
  readonly about: string;
  readonly options: Readonly<Record<string, Option>>;
  readonly example: string;
  /** It works on a database that was never migrated, so that this is not why it failed. */
  readonly takesAnyDatabase?: true;
  readonly run: (values: OptionValues, services: AdminServices) => Promise<readonly string[]>;
}

/** Something the operator can put right; the message is one line, or a list of findings. */
export class CommandRefused extends Error {}

/** The value of a use case, or its refusal as one line for the operator. */
export function orRefuse<T>(result: { ok: true; value: T } | { ok: false; error: { readonly message: string } }): T {
  if (!result.ok) throw new CommandRefused(result.error.message);
  return result.value;
}

export function text(values: OptionValues, name: string): string {
  const value = values[name];
  if (typeof value !== 'string') throw new CommandRefused(`--${name} is missing`);
  return value;
}

export function optionalText(values: OptionValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

export function list(values: OptionValues, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

export function wholeNumber(values: OptionValues, name: string): number {
  const value = text(values, name);
  if (!/^\d{1,15}$/.test(value)) throw new CommandRefused(`--${name} must be a whole number, not ${value}`);
  return Number(value);
}

export function optionalWholeNumber(values: OptionValues, name: string): number | undefined {
  return values[name] === undefined ? undefined : wholeNumber(values, name);
}
