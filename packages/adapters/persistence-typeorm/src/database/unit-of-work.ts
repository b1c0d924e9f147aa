import { setTimeout } from 'node:timers/promises';
import { AsyncContext } from '@anz-payroll/kernel/async-context';
import { StoredValueChanged, type FieldEncryption } from '../encryption';
import { batchLookUps } from './batch-look-ups';
import { backoffMs } from './backoff';
import type { Connector, Purpose } from './connector';
import { DatabaseBusy } from './database-busy';
import { DatabaseUnavailable } from './database-unavailable';
import { gateOf, readingGate, type Attempt } from './gate';
import { NestedUnitOfWork } from './nested-unit-of-work';
import { openTransaction } from './open-transaction';
import { StaleVersion } from './stale-version';
import type { Transaction } from './transaction';
import { TransientFailure } from './transient-failure';

const TRIES = 8;

export interface DatabaseObserver {
  /** How long the database took to make a unit of work last. */
  committed?(seconds: number): void;
  /** What was answered could not be done yet, or was changed while it waited. */
  writeAheadFailed?(error: unknown): void;
}

/** Runs work in transactions: in turn, again after a conflict, and never inside one another. */
export class TransactionRunner {
  readonly #inside = new AsyncContext<Attempt>();
  readonly #inFlight = new Set<Promise<unknown>>();
  #closing: Promise<void> | undefined;
  #reader: Transaction | undefined;

  constructor(
    private readonly connector: Connector,
    private readonly encryption: FieldEncryption,
    private readonly observer: DatabaseObserver = {},
  ) {}

  async run<T>(purpose: Purpose, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.#refuseClosed();
    return this.#counted(this.#tryAgain((contended) => this.#once(purpose, work, contended)));
  }

  /** A write of what was answered already: also while the database is being closed. */
  runAnswered<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.refuseNested();
    return this.#counted(this.#tryAgain((contended) => this.#once('write', work, contended)));
  }

  /** One transaction for the life of the database, for work that only reads; undefined where reading has to wait its turn. */
  get reader(): Transaction | undefined {
    const { reading } = this.connector;
    return (
      reading && (this.#reader ??= openTransaction(this.connector, this.encryption, reading, readingGate, batchLookUps))
    );
  }

  /** Work on the reader: nothing is opened, held or waited for. */
  async read<T>(work: () => Promise<T>): Promise<T> {
    this.#refuseClosed();
    return this.#counted(this.#tryAgain(work));
  }

  async #counted<T>(running: Promise<T>): Promise<T> {
    this.#inFlight.add(running);
    try {
      return await running;
    } finally {
      this.#inFlight.delete(running);
    }
  }

  #refuseClosed(): void {
    this.refuseNested();
    if (this.#closing !== undefined) throw new DatabaseUnavailable('The database is closed: the service is stopping.');
  }

  /** Work that waits for another transaction while its own is open could wait for ever. */
  refuseNested(): void {
    if (this.#inside.current()?.ended === false) throw new NestedUnitOfWork();
  }

  /** Takes no new work, lets the work in flight end, does what is left and closes the connections; a second call waits for the first. */
  close(rest: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    this.#closing ??= this.#close(rest);
    return this.#closing;
  }

  async #close(rest: () => Promise<void>): Promise<void> {
    await Promise.allSettled(this.#inFlight);
    try {
      await rest();
    } finally {
      await this.connector.close();
    }
  }

  async #tryAgain<T>(once: (contended: readonly StaleVersion[]) => Promise<T>): Promise<T> {
    const contended = new Map<string, StaleVersion>();
    const lookAgainMs = [...LOOK_AGAIN_MS];
    for (let attempt = 1; ; attempt++) {
      try {
        return await once([...contended.values()]);
      } catch (error) {
        if (error instanceof StoredValueChanged && lookAgainMs.length > 0) {
          await setTimeout(lookAgainMs.shift());
          continue;
        }
        const reason = reasonToRetry(error);
        if (reason === undefined) throw error;
        if (attempt === TRIES) throw givenUp(error as Error, reason);
        if (error instanceof StaleVersion) contended.set(`${error.table} ${error.id}`, error);
        await setTimeout(backoffMs(attempt, reason, Math.random));
      }
    }
  }

  async #once<T>(
    purpose: Purpose,
    work: (transaction: Transaction) => Promise<T>,
    contended: readonly StaleVersion[],
  ): Promise<T> {
    const session = await this.#translated(() => this.connector.open());
    const attempt: Attempt = { purpose, ended: false, undone: undefined };
    try {
      await this.#translated(() => session.begin(purpose));
      const transaction = openTransaction(this.connector, this.encryption, session, gateOf(attempt));
      await lockRecords(transaction, contended);
      const result = await this.#inside.run(attempt, () => work(transaction));
      attempt.ended = true;
      if (attempt.undone !== undefined) throw attempt.undone;
      // An error here counts as not done: the unit of work runs again, and unique keys keep it from happening twice.
      const asked = performance.now();
      await this.#translated(() => session.commit());
      if (purpose === 'write') this.observer.committed?.((performance.now() - asked) / 1000);
      return result;
    } catch (error) {
      attempt.ended = true;
      await session.rollback();
      throw attempt.undone ?? error;
    } finally {
      attempt.ended = true;
      await session.release();
    }
  }

  async #translated<T>(step: () => Promise<T>): Promise<T> {
    try {
      return await step();
    } catch (error) {
      throw this.connector.translate(error);
    }
  }
}

/**
 * Two statements may see what was there before and after another's commit, outside of a transaction and at read committed,
 * and that looks like rows changed past the service. So the work is done again after these waits before anybody is alarmed;
 * a commit takes a few milliseconds.
 */
const LOOK_AGAIN_MS: readonly number[] = [10, 40];

/**
 * A record that changed under the last try is locked before the next one reads it. Writers then queue up at the record
 * instead of chasing one another, and the second try comes through.
 */
async function lockRecords(tx: Transaction, contended: readonly StaleVersion[]): Promise<void> {
  if (tx.forUpdate === '') return;
  for (const { table, id } of [...contended].sort(byTableAndId)) {
    await tx.query(`SELECT id FROM ${table} WHERE id = ?${tx.forUpdate}`, [id]);
  }
}

function byTableAndId(a: StaleVersion, b: StaleVersion): number {
  if (a.table !== b.table) return a.table < b.table ? -1 : 1;
  return a.id - b.id;
}

function reasonToRetry(error: unknown): TransientFailure['reason'] | 'stale-version' | undefined {
  if (error instanceof TransientFailure) return error.reason;
  return error instanceof StaleVersion ? 'stale-version' : undefined;
}

function givenUp(error: Error, reason: TransientFailure['reason'] | 'stale-version'): Error {
  if (reason === 'lost-connection') {
    return new DatabaseUnavailable(`The database does not answer: ${TRIES} tries failed. ${error.message}`);
  }
  return new DatabaseBusy(`Nothing was stored: ${TRIES} tries met other writers. ${error.message}`);
}
