import type { DataSource, QueryRunner } from 'typeorm';
import type { Engine } from './engine';
import type { Lock } from './lock';
import type { Statements } from './statements';

/** `snapshot` only reads, and sees from beginning to end what was committed at one moment. */
export type Purpose = 'write' | 'read' | 'snapshot';

/** Where statements go: past TypeORM, and through it for its managers. */
export interface DatabaseConnection {
  readonly dataSource: DataSource;
  readonly runner: QueryRunner;
  readonly statements: Statements;
}

/** One connection, held for one try of one unit of work. */
export interface Session extends DatabaseConnection {
  begin(purpose: Purpose): Promise<void>;
  commit(): Promise<void>;
  /** Undoes whatever is open; never throws, since the unit of work has failed for a better reason already. */
  rollback(): Promise<void>;
  release(): Promise<void>;
}

/** What differs between the engines; the unit of work is written once on top of it. */
export interface Connector {
  readonly engine: Engine;
  open(): Promise<Session>;
  /**
   * For reads outside of any transaction: each statement sees what is committed by then, and nobody waits. Undefined where
   * the database is the connection itself (`sqlite::memory:`), so that reading waits for its turn there.
   */
  readonly reading: DatabaseConnection | undefined;
  /** Turns a driver's error into one of ours. */
  translate(error: unknown): unknown;
  /** Called before every statement; what it answers is waited for. */
  beforeStatement(): Promise<void> | undefined;
  /** Whose turn it is to write; undefined where the database itself decides. */
  readonly writeLock?: Lock;
  /** Where commands may wait for their turn to be done; undefined where no file is this service's own. */
  readonly writeAheadFile?: string | undefined;
  /** How the connections to a server are used; undefined where there is only one. */
  connections?(): ConnectionUse;
  close(): Promise<void>;
}

export interface ConnectionUse {
  readonly open: number;
  readonly busy: number;
  /** Units of work that wait for a connection. */
  readonly waiting: number;
}
