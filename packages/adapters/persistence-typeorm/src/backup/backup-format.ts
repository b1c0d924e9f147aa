import { createHash, createHmac } from 'node:crypto';

/**
 * A backup is JSON lines under gzip, encrypted where there is a key for it: a heading, then for every table its shape and its rows in the order of the primary
 * key, then the manifest. A value is its text or null: both engines keep the same digits and the same letters, so one
 * file fits both, and the sum of a table is the same wherever it stands.
 */
export interface BackupHeading {
  readonly format: 'anz-payroll-backup';
  readonly version: 1;
  readonly engine: string;
  readonly createdAt: number;
  /** What the database had gone through; a restore goes through the same before it takes rows. */
  readonly migrations: readonly string[];
}

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  readonly primaryKey: readonly string[];
  /** The next id that the database would have given, so that an id of a deleted row is not given twice. */
  readonly nextId: number | null;
}

export type StoredValue = string | null;

export interface TableSum {
  readonly rows: number;
  /** SHA-256 over every row; keyed (HMAC) in an encrypted backup. */
  readonly sha256: string;
}

export interface Manifest {
  readonly tables: Readonly<Record<string, TableSum>>;
  /** The keys under which the backup's encrypted values can be read. */
  readonly keys: readonly string[];
}

export type BackupLine =
  | { readonly heading: BackupHeading }
  | { readonly table: TableShape }
  | { readonly row: readonly StoredValue[] }
  | { readonly manifest: Manifest };

export function lineOf(line: BackupLine): string {
  return 'row' in line ? `${JSON.stringify(line.row)}\n` : `${JSON.stringify(line)}\n`;
}

export function parseLine(text: string): BackupLine {
  const value = JSON.parse(text) as BackupLine | readonly StoredValue[];
  return Array.isArray(value) ? { row: value as readonly StoredValue[] } : (value as BackupLine);
}

/** Counts and sums the rows of one table as they pass. */
export class RunningSum {
  readonly #hash;
  #rows = 0;

  constructor(key: Buffer | undefined) {
    this.#hash = key === undefined ? createHash('sha256') : createHmac('sha256', key);
  }

  add(row: readonly StoredValue[]): void {
    this.#rows += 1;
    this.#hash.update(`${JSON.stringify(row)}\n`);
  }

  end(): TableSum {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}
