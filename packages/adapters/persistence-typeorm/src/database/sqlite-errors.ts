import { DatabaseUnavailable } from './database-unavailable';
import { DuplicateKey } from './duplicate-key';
import { QueryRefused } from './query-refused';
import { TransientFailure } from './transient-failure';
import { withoutValues } from './without-values';

/** How to find out which unique index stands on these columns; SQLite's own message names only the columns. */
export type IndexOf = (table: string, columns: readonly string[]) => string;

export function translateSqliteError(error: unknown, indexOf: IndexOf): unknown {
  const { code, message } = driverErrorOf(error);
  if (code === undefined) return error;
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) return new TransientFailure('busy', code);
  if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_ROWID') return new DuplicateKey('primary');
  if (code === 'SQLITE_CONSTRAINT_UNIQUE') return new DuplicateKey(indexFrom(message, indexOf));
  if (/^SQLITE_(FULL|IOERR|CORRUPT|NOTADB|CANTOPEN|READONLY)/.test(code)) {
    return new DatabaseUnavailable(`The database file cannot be used: ${message} (${code}).`);
  }
  return new QueryRefused(code, `The database refused a statement: ${withoutValues(message)} (${code}).`);
}

export function driverErrorOf(error: unknown): { readonly code: string | undefined; readonly message: string } {
  const inner = (error as { driverError?: unknown } | null)?.driverError ?? error;
  const { code, message } = (inner ?? {}) as { code?: unknown; message?: unknown };
  return {
    code: typeof code === 'string' && code.startsWith('SQLITE_') ? code : undefined,
    message: typeof message === 'string' ? message : '',
  };
}

/** `UNIQUE constraint failed: employees.customer_id, employees.number_key` or `UNIQUE constraint failed: index 'x'`. */
function indexFrom(message: string, indexOf: IndexOf): string {
  const named = /index '([^']+)'/.exec(message);
  if (named !== null) return named[1]!;
  const places = message.slice(message.indexOf(':') + 1).split(',');
  const columns = places.map((place) => place.trim().split('.').at(-1)!);
  return indexOf(places[0]!.trim().split('.')[0]!, columns);
}
