import { isEncrypted } from '../encryption';
import type { ColumnKind } from './column-kind';
import { UnstorableText } from './unstorable-text';
import { fromStoredDecimal, toStoredDecimal } from './decimal-text';

/**
 * The kinds of columns. Look-ups, unique indexes and ORDER BY use ids, codes, dates, moments and keys, which compare
 * alike on both engines: by number, or by the bytes of the text (A before a, z before ä). What people typed is text;
 * where it must be unique, found or sorted it gets a `key` column beside it.
 */
export const column = {
  /** The record's id, given by the database. Ids have gaps and say nothing about order. */
  id: (): ColumnKind<number> => ({
    ...wholeNumber,
    generated: true,
    sql: (engine) => (engine === 'sqlite' ? 'INTEGER PRIMARY KEY AUTOINCREMENT' : 'BIGINT AUTO_INCREMENT PRIMARY KEY'),
  }),

  /** A count, a version, or the id of another record; exact up to 2^53. */
  integer: (): ColumnKind<number> => wholeNumber,

  /** A moment as milliseconds since 1970 UTC, taken from the clock port and never from the database. */
  epochMs: (): ColumnKind<number> => wholeNumber,

  boolean: (): ColumnKind<boolean> => ({
    ...wholeNumber,
    toDatabase: (value) => {
      if (typeof value !== 'boolean') throw new TypeError('A boolean column takes true or false.');
      return value ? 1 : 0;
    },
    fromDatabase: (value) => value === 1,
  }),

  /** Text of at most so many characters. */
  text: (length: number): ColumnKind<string> => shortText(length),

  /** Text of any length. */
  longText: (): ColumnKind<string> => ({ ...anyText, sql: (engine) => (engine === 'sqlite' ? 'TEXT' : 'LONGTEXT') }),

  /** A word of ours, such as a status or a hash: plain ASCII. */
  code: <T extends string = string>(length: number): ColumnKind<T> => ({
    ...(shortText(length, 'ascii') as unknown as ColumnKind<T>),
    toDatabase: (value) => {
      if (!isCode(asText(value))) throw new TypeError('A code column takes plain ASCII without spaces.');
      return value;
    },
  }),

  /**
   * Text made equal by the domain (trimmed, lower case) for unique indexes, look-ups and ordering. MySQL compares text
   * without regard to spaces at its end, in every collation that MariaDB has too; bytes it compares exactly.
   */
  key: (length: number): ColumnKind<string> => ({
    ...anyText,
    sql: (engine) => (engine === 'sqlite' ? 'TEXT' : `VARBINARY(${4 * length})`),
    toDatabase: (value) => {
      if ([...asText(value)].length > length) throw new RangeError(`This column keeps keys of ${length} characters.`);
      return value;
    },
    // TypeORM hands over the bytes as they come.
    fromDatabase: (value) => storedText(Buffer.isBuffer(value) ? value.toString('utf8') : value),
  }),

  /** `2026-11-15`, without time or zone. */
  civilDate: (): ColumnKind<string> => ({
    ...shortText(10, 'ascii'),
    toDatabase: (value) => {
      if (!/^\d{4}-\d{2}-\d{2}$/.test(asText(value))) throw new TypeError('A date column takes YYYY-MM-DD.');
      return value;
    },
  }),

  /** An amount of dollars with up to four decimals, as plain digits. */
  money: (): ColumnKind<string> => decimal(18, 4),

  decimal: (precision: number, scale: number): ColumnKind<string> => decimal(precision, scale),

  /** A whole number of any 64-bit size. It sorts as text on SQLite: do not order by it. */
  bigInteger: (): ColumnKind<bigint> => ({
    ...anyText,
    sql: (engine) => (engine === 'sqlite' ? 'TEXT' : 'BIGINT'),
    toDatabase: (value) => {
      if (BigInt.asIntN(64, value) !== value) throw new RangeError('A big integer column keeps 64 bits.');
      return String(value);
    },
    fromDatabase: (value) => BigInt(value as string | number),
  }),

  /** Any JSON value, kept as text; not for searching. */
  json: <T>(): ColumnKind<T> => ({
    ...(anyText as unknown as ColumnKind<T>),
    sql: (engine) => (engine === 'sqlite' ? 'TEXT' : 'LONGTEXT'),
    toDatabase: (value) => {
      const text: string | undefined = JSON.stringify(value);
      if (text === undefined) throw new TypeError('A JSON column takes no undefined.');
      return text;
    },
    fromDatabase: (value) => JSON.parse(storedText(value)) as T,
  }),

  /** The text that `JSON.stringify` gave, read by whoever needs its value: it is authenticated as it stands. */
  jsonText: (): ColumnKind<string> => ({
    ...anyText,
    sql: (engine) => (engine === 'sqlite' ? 'TEXT' : 'LONGTEXT'),
    toDatabase: storedText,
  }),

  /** What `FieldEncryption.encrypt` gave. Plain text is refused, so that a forgotten encryption is noticed at the first write. */
  encrypted: (): ColumnKind<string> => ({
    ...anyText,
    sql: (engine) => (engine === 'sqlite' ? 'TEXT' : 'MEDIUMTEXT CHARACTER SET ascii COLLATE ascii_bin'),
    toDatabase: (value) => {
      if (!isEncrypted(asText(value)))
        throw new TypeError('An encrypted column takes only what FieldEncryption.encrypt gave.');
      return value;
    },
  }),

  /** What `FieldEncryption.lookupHash` or `mac` gave. */
  lookupHash: (): ColumnKind<string> => ({
    ...shortText(43, 'ascii'),
    toDatabase: (value) => {
      if (!/^[\w-]{43}$/.test(asText(value)))
        throw new TypeError('A look-up column takes what FieldEncryption.lookupHash gave.');
      return value;
    },
  }),
};

const wholeNumber: ColumnKind<number> = {
  sql: (engine) => (engine === 'sqlite' ? 'INTEGER' : 'BIGINT'),
  carriedAs: 'bigint',
  generated: false,
  nullable: false,
  toDatabase: (value) => {
    if (!Number.isSafeInteger(value)) throw new TypeError('An integer column takes whole numbers below 2^53.');
    return value;
  },
  fromDatabase: (value) => {
    if (!Number.isSafeInteger(value)) throw new TypeError('An integer column holds a number past 2^53.');
    return value as number;
  },
};

const anyText: ColumnKind<string> = {
  sql: () => 'TEXT',
  carriedAs: 'varchar',
  generated: false,
  nullable: false,
  toDatabase: asText,
  fromDatabase: storedText,
};

/** SQLite takes any length, so the limit that MySQL has in its type is a check there. Both count characters. */
function shortText(length: number, alphabet: 'utf8mb4' | 'ascii' = 'utf8mb4'): ColumnKind<string> {
  return {
    ...anyText,
    sql: (engine, name) =>
      engine === 'sqlite'
        ? `TEXT CHECK (length(${name}) <= ${length})`
        : `VARCHAR(${length}) CHARACTER SET ${alphabet} COLLATE ${alphabet}_bin`,
  };
}

/** SQLite has no decimals, only floats; there the digits are kept as text. Never sum or sort them in SQL. */
function decimal(precision: number, scale: number): ColumnKind<string> {
  return {
    ...anyText,
    sql: (engine) => (engine === 'sqlite' ? 'TEXT' : `DECIMAL(${precision},${scale})`),
    toDatabase: (value) => toStoredDecimal(value, precision, scale),
    fromDatabase: fromStoredDecimal,
  };
}

/** Was looked through when it was stored; long lists spend as much time on a second look as on reading. */
function storedText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('A text column holds something else.');
  return value;
}

function asText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('A text column takes text.');
  if (/\0|\p{Surrogate}/u.test(value)) throw new UnstorableText();
  return value;
}

/** What a code column can hold. A look-up of anything else finds nothing and need not be made. */
export function isCode(text: string): boolean {
  return /^[\x21-\x7e]*$/.test(text);
}
