import { parseArgs } from 'node:util';
import { AuthorizationResponseError } from 'oauth4webapi';
import { revokeTokens, type Application } from '../oauth';
import { payrollClient } from '../payroll-client';
import { isProblem } from '../payroll-problem';
import { address, UsageProblem, type CommandContext } from './command';
import { commands } from './commands';
import {
  checkCredentialsFolder,
  credentialsFile,
  readCredentials,
  removeCredentials,
  writeCredentials,
} from './credentials';
import { joinValues } from './join-values';
import { logIn, openBrowser } from './log-in';
import { tokensOfLogin } from './tokens-of-login';
import { whyUnanswered } from './why-unanswered';

/** What the command line stands on; tests put in their own. */
export interface Surroundings {
  readonly environment: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly openBrowser?: (url: string) => void;
  readonly signal: AbortSignal;
}

const loginOptions = {
  url: { type: 'string' },
  'client-id': { type: 'string' },
  'client-secret': { type: 'string' },
  port: { type: 'string' },
  scope: { type: 'string' },
} as const;

const described: Readonly<Record<string, { readonly usage: string; readonly about: string }>> = {
  login: {
    usage: 'login --url <address> --client-id <id> [--client-secret <secret>] [--port 8080]',
    about: 'Logs in by browser; http://127.0.0.1:<port>/callback must be an address of the application',
  },
  logout: { usage: 'logout', about: 'Ends the connection and forgets it' },
  ...commands,
};

const helpOf = ({ usage, about }: { readonly usage: string; readonly about: string }): string[] => [
  `payroll ${usage}`,
  `    ${about}`,
];

const help = [...Object.values(described).flatMap(helpOf), 'PAYROLL_URL and PAYROLL_TOKEN do instead of a login.'];

/** Runs one command line and gives the exit code. Whatever the user can put right is one line. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const [name = 'help', ...rest] = args;
  const { print, complain } = surroundings;
  try {
    const asked = helpAskedOf(name, rest);
    if (asked !== undefined) for (const line of asked) print(line);
    else if (name === 'login') await login(rest, surroundings);
    else if (name === 'logout') await logout(rest, surroundings);
    else await runCommand(name, rest, surroundings);
    return 0;
  } catch (error) {
    if (isProblem(error) && !isEndedLogin(error.body)) {
      complain(`${error.kind}: ${error.message}`);
      for (const { path, message } of error.faults) complain(`  ${path}: ${message}`);
      return 1;
    }
    if (error instanceof UsageProblem || isArgumentError(error)) {
      complain(error.message);
      return 2;
    }
    const why = whyUnanswered(error) ?? whyRefused(error) ?? whyNotListening(error);
    if (why === undefined) throw error;
    complain(why);
    return 1;
  }
}

/** Asking what a command does must not do it. */
function helpAskedOf(name: string, args: readonly string[]): readonly string[] | undefined {
  if (['help', '--help', '-h'].includes(name)) return help;
  if (!Object.hasOwn(described, name) || !args.some((text) => text === '--help' || text === '-h')) return undefined;
  return helpOf(described[name]!);
}

async function runCommand(
  name: string,
  args: readonly string[],
  { environment, print, complain, signal }: Surroundings,
) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageProblem(`There is no command ${name}; see payroll help`);
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: command.options });
  const beyond = positionals[command.operand === undefined ? 0 : 1];
  if (beyond !== undefined) {
    const taken = command.operand === undefined ? 'options alone' : `one ${command.operand}`;
    throw new UsageProblem(`payroll ${name} takes ${taken}; ${beyond} is too much, and nothing was done`);
  }
  const context: CommandContext = {
    values,
    positionals,
    print,
    complain,
    signal,
    client: () => clientOf(environment),
  };
  await command.run(context);
}

function clientOf(environment: NodeJS.ProcessEnv) {
  const { PAYROLL_URL: baseUrl, PAYROLL_TOKEN: token } = environment;
  // A variable that is set to nothing is not set.
  if (baseUrl && token) return payrollClient({ baseUrl: address('PAYROLL_URL', baseUrl), token });
  // The login may be one of another service than the variable names.
  if (baseUrl || token) {
    const [given, missing] = baseUrl ? ['PAYROLL_URL', 'PAYROLL_TOKEN'] : ['PAYROLL_TOKEN', 'PAYROLL_URL'];
    throw new UsageProblem(`${given} is set and ${missing} is not; set both, or neither to use the login`);
  }
  const file = credentialsFile(environment);
  const kept = readCredentials(file);
  if (kept === undefined) throw new UsageProblem('Nobody is logged in; run payroll login');
  return payrollClient({ baseUrl: kept.application.baseUrl, token: tokensOfLogin(file, kept) });
}

async function login(args: readonly string[], { environment, print, signal, ...more }: Surroundings): Promise<void> {
  const { values } = parseArgs({ args: joinValues(args, loginOptions), options: loginOptions });
  const { url, 'client-id': clientId, 'client-secret': clientSecret, port = '8080' } = values;
  if (url === undefined || clientId === undefined) throw new UsageProblem('--url and --client-id are needed');
  if (!/^\d{1,5}$/.test(port)) throw new UsageProblem(`--port is a number such as 8080, not ${port}`);
  const application: Application = {
    baseUrl: address('--url', url),
    clientId,
    ...(clientSecret === undefined ? {} : { clientSecret }),
  };
  const file = credentialsFile(environment);
  checkCredentialsFolder(file);
  const scope = values.scope ?? 'openid payroll.read payroll.write';
  const tokens = await logIn(application, { port: Number(port), scope, signal }, (address) => {
    print(`Open ${address}`);
    (more.openBrowser ?? openBrowser)(address);
  });
  writeCredentials(file, { application, tokens });
  print('Logged in.');
}

async function logout(args: readonly string[], { environment, print }: Surroundings): Promise<void> {
  parseArgs({ args: [...args], options: {} });
  const file = credentialsFile(environment);
  const kept = readCredentials(file);
  if (kept !== undefined) await revokeTokens(kept.application, kept.tokens);
  removeCredentials(file);
  print('Logged out.');
}

/** What the login page answered, or the token endpoint of a connection, which may end at any time: by its customer or unused. */
function whyRefused(error: unknown): string | undefined {
  if (isProblem(error)) return 'The login has ended; run payroll login';
  if (!(error instanceof AuthorizationResponseError)) return undefined;
  const more = error.error_description === undefined ? '' : ` (${error.error_description})`;
  return `The login was refused: ${error.error}${more}`;
}

function isEndedLogin(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Reflect.get(body, 'error') === 'invalid_grant';
}

/** Where the browser is to come back to. */
function whyNotListening(error: unknown): string | undefined {
  const { code, port } = (error ?? {}) as { readonly code?: unknown; readonly port?: number };
  return code === 'EADDRINUSE' ? `Port ${port} is taken; name another by --port` : undefined;
}

function isArgumentError(error: unknown): error is Error {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS');
}
