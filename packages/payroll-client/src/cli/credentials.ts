import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Application, Tokens } from '../oauth';

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

export function readCredentials(file: string): Credentials | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Credentials) : undefined;
}

/** Put in place whole: a refresh token that is lost ends the connection. */
export function writeCredentials(file: string, credentials: Credentials): void {
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}

export function removeCredentials(file: string): void {
  rmSync(file, { force: true });
}
