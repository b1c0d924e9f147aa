import { parseArgs } from 'node:util';
import { readSettings, type Environment } from '@anz-payroll/configuration';
import { CommandRefused, type Command, type OptionValues } from './command';
import { commands } from './commands';
import { helpFor, overview } from './help';
import { openServices, type AdminServices } from './services';

export interface Outcome {
  readonly exitCode: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

/** One call of the command line, from its words to what it prints. */
export async function runCommand(words: readonly string[], environment: Environment): Promise<Outcome> {
  const command = commands.find(({ name }) => name.split(' ').every((word, at) => words[at] === word));
  if (command === undefined) {
    const asked = words.length === 0 || words.includes('--help') || words[0] === 'help';
    return asked
      ? said(overview(commands))
      : failed([`There is no command "${words.join(' ')}".`, ...overview(commands)]);
  }
  const rest = words.slice(command.name.split(' ').length);
  if (rest.includes('--help')) return said(helpFor(command));
  const values = read(command, rest);
  if (typeof values === 'string') return failed([values, `See: npm run admin -- ${command.name} --help`]);
  const settings = readSettings(environment);
  if (!settings.ok) return failed(settings.problems);
  try {
    const services = await openServices(settings.settings);
    try {
      return said(await command.run(values, services));
    } catch (error) {
      throw error instanceof CommandRefused || command.takesAnyDatabase ? error : await whyItFailed(error, services);
    } finally {
      await services.database.close();
    }
  } catch (error) {
    return failed(error instanceof CommandRefused ? error.message.split('\n') : [oneLine(error)]);
  }
}

function read(command: Command, words: readonly string[]): OptionValues | string {
  try {
    const { values } = parseArgs({
      args: [...words],
      strict: true,
      allowPositionals: false,
      options: Object.fromEntries(
        Object.entries(command.options).map(([name, option]) => [
          name,
          {
            type: option.value === undefined ? ('boolean' as const) : ('string' as const),
            multiple: option.isList ?? false,
          },
        ]),
      ),
    });
    const missing = Object.entries(command.options).find(
      ([name, option]) => option.isRequired && values[name] === undefined,
    );
    return missing === undefined ? (values as OptionValues) : `--${missing[0]} ${missing[1].value ?? ''} is missing`;
  } catch (error) {
    return oneLine(error);
  }
}

/** On a database that was never migrated, or is of an earlier version, the driver only knows that a table is missing. */
async function whyItFailed(error: unknown, { database }: AdminServices): Promise<unknown> {
  const readiness = await database.ready();
  return readiness.ready || readiness.pending === undefined
    ? error
    : new CommandRefused(`The database is not up to date: ${readiness.why}.\nRun first: npm run admin -- migrate`);
}

/** Operators get one line; a stack is for the log of a program, and this is none. */
function oneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1).join('');
}

function said(out: readonly string[]): Outcome {
  return { exitCode: 0, out, err: [] };
}

function failed(err: readonly string[]): Outcome {
  return { exitCode: 1, out: [], err };
}
