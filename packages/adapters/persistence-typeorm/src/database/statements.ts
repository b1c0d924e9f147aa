import type { SqlValue } from './transaction';

/** Statements as a driver runs them, without TypeORM in between: it spends more time on one than SQLite does. */
export interface Statements {
  /** Rows as objects, by the names of their columns. */
  query(sql: string, values: readonly SqlValue[]): Promise<object[]>;
  /** Rows as lists, in the order of the SELECT: names cost as much as values. */
  rows(sql: string, values: readonly SqlValue[]): Promise<unknown[][]>;
  /** Answers how many rows matched. */
  execute(sql: string, values: readonly SqlValue[]): Promise<number>;
  /** Stores rows by a statement that the database keeps for the next time: for texts of which there are few. */
  insert(sql: string, values: readonly SqlValue[]): Promise<void>;
}
