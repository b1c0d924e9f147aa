import { accessSync, closeSync, constants, openSync, statSync } from 'node:fs';

/**
 * Makes a file for SQLite that only its owner may read, because it holds personal data; SQLite gives the files beside it
 * the same rights. A file that is there is never opened here: closing it would release every lock that connections of this
 * process, of another thread too, hold on it, and the next process to close the database would take the WAL away from
 * them.
 * @see https://sqlite.org/howtocorrupt.html section 2.2
 */
export function makePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    checkFile(file);
  }
}

/** What SQLite would say less clearly. */
function checkFile(file: string): void {
  if (statSync(file).isDirectory()) throw Object.assign(new Error(`${file} is a folder`), { code: 'EISDIR' });
  accessSync(file, constants.R_OK | constants.W_OK);
}
