import { DatabaseUnavailable } from './database-unavailable';
import { DuplicateKey } from './duplicate-key';
import { QueryRefused } from './query-refused';
import { TransientFailure, type TransientReason } from './transient-failure';
import { withoutValues } from './without-values';

/**
 * By number, because MySQL, MariaDB and TiDB agree on the numbers more than on the names. 1020 is MariaDB's snapshot
 * conflict, 1047 a Galera node outside its cluster, 8002/8022/8028/9007 TiDB's conflicts, 1927/4031 a closed session.
 */
const transientNumbers: Readonly<Record<number, TransientReason>> = {
  1205: 'lock-wait',
  1213: 'deadlock',
  1020: 'certification',
  1047: 'certification',
  3101: 'certification',
  8002: 'certification',
  8022: 'certification',
  8028: 'certification',
  9007: 'certification',
  1053: 'lost-connection',
  1152: 'lost-connection',
  1158: 'lost-connection',
  1159: 'lost-connection',
  1160: 'lost-connection',
  1161: 'lost-connection',
  1184: 'lost-connection',
  1317: 'lost-connection',
  1927: 'lost-connection',
  2006: 'lost-connection',
  2013: 'lost-connection',
  4031: 'lost-connection',
};

const lostConnectionCodes = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);

/** A full disk met by a table, by a temporary file, or by another file being written. */
const noRoomNumbers = new Set([1021, 1026, 1114]);

interface MysqlError {
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly sqlState?: unknown;
  readonly fatal?: unknown;
  readonly message?: unknown;
}

export function translateMysqlError(error: unknown): unknown {
  const inner = ((error as { driverError?: unknown } | null)?.driverError ?? error ?? {}) as MysqlError;
  const message = typeof inner.message === 'string' ? inner.message : '';
  const code = typeof inner.code === 'string' ? inner.code : '';
  const number = typeof inner.errno === 'number' ? inner.errno : 0;
  // mysql2 gives a statement sent after the connection broke a plain error whose only mark is its text.
  const closed = /connection is in closed state|Connection lost|Pool is closed/i.test(message);
  if (code === '' && number === 0 && !closed) return error;

  if (number === 1062 || number === 1586) return new DuplicateKey(indexFrom(message));
  const reason = transientNumbers[number];
  if (reason !== undefined) return new TransientFailure(reason, code || String(number));
  if (inner.sqlState === '40001') return new TransientFailure('certification', code);
  if (closed || inner.fatal === true || lostConnectionCodes.has(code)) {
    return new TransientFailure('lost-connection', code || 'closed');
  }
  if (code === '' || !code.startsWith('ER_')) return error;
  if (number === 1290 || number === 1836) {
    return new DatabaseUnavailable('The database server is read only. Point DATABASE_URL at the primary server.');
  }
  if (noRoomNumbers.has(number) || /No space left on device/i.test(message)) {
    return new DatabaseUnavailable(`The database server has no room to write (${code}). Free space on its disk.`);
  }
  return new QueryRefused(code, `The database refused a statement: ${withoutValues(message)} (${code}).`);
}

/** `Duplicate entry 'x' for key 'employees.employees_number'`; MariaDB leaves the table out. The entry may hold quotes. */
function indexFrom(message: string): string {
  const key = /for key '([^']+)'\s*$/.exec(message)?.[1] ?? 'unknown';
  const name = key.slice(key.lastIndexOf('.') + 1);
  return name === 'PRIMARY' ? 'primary' : name;
}
