import type { Engine } from '../database/engine';

/**
 * What a column holds, said once: its SQL type on each engine, and how a row's value becomes a database value and back.
 * Migrations and tables use the same kinds, so that they cannot disagree.
 */
export interface ColumnKind<T> {
  /** The part behind the column's name in CREATE TABLE, without NULL or NOT NULL. */
  readonly sql: (engine: Engine, column: string) => string;
  /** TypeORM's name for the column; it decides nothing here but how values are carried. */
  readonly carriedAs: 'varchar' | 'bigint';
  readonly generated: boolean;
  readonly nullable: boolean;
  /** Refuses what the column could not give back unchanged. A refusal is a bug of a mapper, so it throws. */
  toDatabase(value: T): string | number | null;
  fromDatabase(value: unknown): T;
}
