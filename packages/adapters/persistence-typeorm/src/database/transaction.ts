import type { EntityManager, EntitySchema, ObjectLiteral, Repository } from 'typeorm';
import type { FieldEncryption } from '../encryption';
import type { Lookup } from './batch-look-ups';
import type { Engine } from './engine';

/**
 * What a store works on: one transaction of one unit of work. It is dead once the unit of work has ended.
 *
 * Stores use `repository`. Statements written as SQL stand in `hot-sql/` alone, each with the bench that needs it
 * (decision 0420). They run on both engines: `?` for values, no functions that only one of them has.
 */
export interface Transaction {
  readonly engine: Engine;
  readonly encryption: FieldEncryption;
  /** TypeORM's manager of this transaction: repositories and query builders over the declared tables. */
  readonly manager: EntityManager;
  /** TypeORM's repository of a declared table, on this transaction. */
  repository<Row extends ObjectLiteral>(table: EntitySchema<Row>): Repository<Row>;
  /**
   * Find options that keep the rows found from changing until the unit of work ends. Empty on SQLite, where a unit of
   * work has the whole database to itself. Lock rows of one table in the order of their ids.
   */
  readonly rowLock: { readonly lock?: { mode: 'pessimistic_write' } };
  query<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** The same with each row as a list of values in the order of the SELECT; for wide rows and long lists. */
  rows(sql: string, values?: readonly SqlValue[]): Promise<readonly (readonly unknown[])[]>;
  /** Answers how many rows matched (also when the new values equal the old ones). */
  execute(sql: string, values?: readonly SqlValue[]): Promise<number>;
  /**
   * Stores rows by a statement that the database keeps prepared, with values that are sent as they are instead of being
   * quoted. For texts that come again unchanged and of which there are few: a server keeps each of them.
   */
  insert(sql: string, values: readonly SqlValue[]): Promise<void>;
  /**
   * Looks up by key. Where many read at a time outside of any transaction, their keys go into one statement, and they share
   * what is found.
   */
  together<K, V>(find: Lookup<K, V>): (key: K) => Promise<V | undefined>;
  /** `rowLock` for a statement in `hot-sql/`. */
  readonly forUpdate: ' FOR UPDATE' | '';
}

export type SqlValue = string | number | bigint | boolean | null;
