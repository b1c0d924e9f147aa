import type { DataSource, QueryRunner } from 'typeorm';
import type { Engine } from './engine';

/** `snapshot` only reads, and sees from beginning to end what was committed at one moment. */
export type Purpose = 'write' | 'read' | 'snapshot';

/** One connection, held for one try of one unit of work. */
export interface Session {
  readonly runner: QueryRunner;
  begin(purpose: Purpose): Promise<void>;
  commit(): Promise<void>;
  /** Undoes whatever is open; never throws, since the unit of work has failed for a better reason already. */
  rollback(): Promise<void>;
  release(): Promise<void>;
}

/** What differs between the engines; the unit of work is written once on top of it. */
export interface Connector {
  readonly engine: Engine;
  readonly dataSource: DataSource;
  open(): Promise<Session>;
  /** Turns a driver's error into one of ours. */
  translate(error: unknown): unknown;
  /** Called before every statement. */
  beforeStatement(): Promise<void>;
  close(): Promise<void>;
}
