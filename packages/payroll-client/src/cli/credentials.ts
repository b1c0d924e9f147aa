import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Application, Tokens } from '../oauth';
import { UsageProblem } from './command';

/** What a login leaves behind, readable by the user alone. */
export interface Credentials {
  readonly application: Application;
  readonly tokens: Tokens;
}

/** `PAYROLL_HOME` or the usual folder for settings. */
export function credentialsFile(environment: NodeJS.ProcessEnv): string {
  const folder =
    environment['PAYROLL_HOME'] ?? join(environment['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'payroll');
  return join(folder, 'credentials.json');
}

/** Nothing where nobody is logged in. */
export function readCredentials(file: string): Credentials | undefined {
  const text = told(`${file} cannot be read`, () => {
    try {
      return readFileSync(file, 'utf8');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  });
  if (text === undefined) return undefined;
  try {
    const { application, tokens } = JSON.parse(text) as Credentials;
    if (typeof application.baseUrl === 'string' && typeof tokens.accessToken === 'string')
      return { application, tokens };
  } catch {
    // Said below: the file holds something else.
  }
  throw new UsageProblem(`${file} does not hold a login; run payroll login`);
}

/** Put in place whole: a refresh token that is lost ends the connection. */
export function writeCredentials(file: string, credentials: Credentials): void {
  told(`${file} cannot be written`, () => {
    makeFolder(dirname(file));
    const draft = `${file}.${process.pid}`;
    try {
      writeFileSync(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
      chmodSync(draft, 0o600);
      renameSync(draft, file);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
  });
}

/** Asked before a browser is opened: a login that cannot be kept would be a connection that nobody can use or end. */
export function checkCredentialsFolder(file: string): void {
  const trial = `${file}.${process.pid}`;
  told(`${file} cannot be written`, () => {
    makeFolder(dirname(file));
    writeFileSync(trial, '', { mode: 0o600 });
    rmSync(trial);
  });
}

export function removeCredentials(file: string): void {
  told(`${file} cannot be removed`, () => rmSync(file, { force: true }));
}

/** `mkdirSync` with `recursive` tries without end where a folder that is there takes none inside it, as /proc does. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another command may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** A failure of the file system as one line for the user, who can put it right. */
export function told<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw codeOf(error) === undefined ? error : new UsageProblem(`${what}: ${(error as Error).message}`);
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}
