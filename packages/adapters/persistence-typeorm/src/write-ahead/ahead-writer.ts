import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { UnitOfWork } from '@anz-payroll/kernel';
import { DatabaseUnavailable } from '../database/database-unavailable';
import type { Transaction } from '../database/transaction';
import type { FieldEncryption } from '../encryption';
import { readPosition, savePosition } from './position-table';
import { WriteAheadLog } from './write-ahead-log';

/** Whoever writes for longer holds others up; a small unit of work takes less. */
const LONG_MS = 20;

/** After this, somebody who takes long may have got the turn. */
const LOOK_AGAIN_MS = 5;

/** Before what could not be done is tried again. */
const AGAIN_MS = 1_000;

/** A transaction stays short, so that nobody waits for long. */
const MOST_COMMANDS = 500;

export interface AheadWriterParts<C> {
  readonly unitOfWork: UnitOfWork<Transaction>;
  readonly apply: (tx: Transaction, commands: readonly C[]) => Promise<void>;
  /** For how long the one whose turn it is to write has been at it; `Infinity` where it said that it takes long. */
  readonly heldMs: () => number;
  readonly file: string;
  readonly encryption: FieldEncryption;
  /** Told of a failure that nobody else hears of, since the command was answered. */
  readonly onTrouble: (error: unknown) => void;
}

interface Waiting<C> {
  readonly commands: readonly C[];
  readonly done: Promise<void>;
  readonly settle: (error?: Error) => void;
  /** Where the log has the last of them; undefined where it has none. */
  position: number | undefined;
  isBegun: boolean;
}

/**
 * Writes that need not wait for a writer who takes long. Where the turn to write does not come soon, commands are answered
 * as soon as they are on disk in the write-ahead log, and done when the turn comes. A process that dies in between leaves the
 * log, and the next one does what is in it. Each command is done once and in order: the transaction that does it stores
 * its position too (decision 1064).
 */
export class AheadWriter<C> {
  readonly #waiting: Waiting<C>[] = [];
  #log: WriteAheadLog | undefined;
  #logging: Promise<unknown> = Promise.resolve();
  #working: Promise<void> | undefined;
  #recovering: Promise<number> | undefined;
  #isClosing = false;

  constructor(private readonly parts: AheadWriterParts<C>) {}

  /** Resolves when the commands are done, or on disk and therefore certain to be done. */
  async write(commands: readonly C[]): Promise<void> {
    if (this.#isClosing) throw new DatabaseUnavailable('The database is closed: the service is stopping.');
    const entry = waiting(commands);
    this.#waiting.push(entry);
    this.#working ??= this.#work();
    await Promise.race([entry.done, this.#logIfLate(entry)]);
  }

  /**
   * Waits for what is answered, then does what an earlier process has left, unless another one holds its log. Answers how many
   * commands that one had left.
   */
  recover(): Promise<number> {
    this.#recovering ??= this.#recover().finally(() => (this.#recovering = undefined));
    return this.#recovering;
  }

  async #recover(): Promise<number> {
    await this.#working;
    const { file, encryption, unitOfWork, apply, onTrouble } = this.parts;
    const log = existsSync(file) ? WriteAheadLog.open(file, encryption) : undefined;
    if (log === undefined) return 0;
    try {
      const logged = log.after(0);
      const end = logged.at(-1)?.position;
      if (end === undefined) return 0;
      const left = await unitOfWork.run(async (tx) => {
        const done = await readPosition(tx, log.id);
        const commands = logged.filter(({ position, isGenuine }) => position > done && isGenuine);
        await apply(
          tx,
          commands.map(({ text }) => JSON.parse(text) as C),
        );
        await savePosition(tx, log.id, end);
        return commands.length;
      });
      for (const { isGenuine, position } of logged) if (!isGenuine) onTrouble(changed(position));
      await log.forget(end);
      return left;
    } finally {
      log.close();
    }
  }

  /** Waits for what is to be done. What cannot be done now stays in the log. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#working;
    await this.#recovering?.catch(() => undefined);
    await this.#logging;
    this.#log?.close();
    this.#log = undefined;
  }

  async #logIfLate(entry: Waiting<C>): Promise<void> {
    while (!entry.isBegun) {
      const left = LONG_MS - this.parts.heldMs();
      if (left <= 0) break;
      await setTimeout(Math.min(left, LOOK_AGAIN_MS));
    }
    const logged = this.#logging.then(() => this.#append(entry));
    this.#logging = logged;
    if (!(await logged)) await entry.done;
  }

  /** False where the log cannot be had, or the commands are being done: they are answered when that has ended. */
  async #append(entry: Waiting<C>): Promise<boolean> {
    if (entry.isBegun) return false;
    try {
      const log = (this.#log ??= this.#openEmpty());
      if (log === undefined) return false;
      entry.position = await log.append(entry.commands.map((command) => JSON.stringify(command)));
      return true;
    } catch (error) {
      this.parts.onTrouble(error);
      return false;
    }
  }

  /** What another process has left in it must be done first: positions tell what is done in their order alone. */
  #openEmpty(): WriteAheadLog | undefined {
    const log = WriteAheadLog.open(this.parts.file, this.parts.encryption);
    if (log === undefined || log.after(0).length === 0) return log;
    log.close();
    void this.recover().catch(this.parts.onTrouble);
    return undefined;
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      const begun: Waiting<C>[] = [];
      try {
        await this.#doNext(begun);
      } catch (error) {
        await this.#logging;
        if (!this.#refuse(begun.length === 0 ? [...this.#waiting] : begun, error)) continue;
        this.parts.onTrouble(error);
        if (this.#isClosing) break;
        await setTimeout(AGAIN_MS, undefined, { ref: false });
      }
    }
    this.#working = undefined;
  }

  async #doNext(begun: Waiting<C>[]): Promise<void> {
    const { unitOfWork, apply } = this.parts;
    let last: number | undefined;
    await unitOfWork.run(async (tx) => {
      // What is being logged gets its position first: the log must never hold a command that was done without it.
      await this.#logging;
      begun.splice(0, Infinity, ...firstOf(this.#waiting));
      for (const entry of begun) entry.isBegun = true;
      await this.#logging;
      last = begun.findLast(({ position }) => position !== undefined)?.position;
      await apply(
        tx,
        begun.flatMap(({ commands }) => commands),
      );
      if (last !== undefined) await savePosition(tx, this.#log!.id, last);
    });
    this.#waiting.splice(0, begun.length);
    for (const { settle } of begun) settle();
    if (last !== undefined) this.#forget(last);
  }

  /** Nobody waits for it: what is done is known by its position. */
  #forget(last: number): void {
    this.#logging = this.#logging.then(() => this.#log?.forget(last)).catch(this.parts.onTrouble);
  }

  /** Whoever still waits for an answer hears of the failure; answers whether commands are left that were answered. */
  #refuse(failed: readonly Waiting<C>[], error: unknown): boolean {
    for (const entry of failed.filter(({ position }) => position === undefined)) {
      this.#waiting.splice(this.#waiting.indexOf(entry), 1);
      entry.isBegun = true;
      entry.settle(error instanceof Error ? error : new Error(String(error)));
    }
    return this.#waiting.some(({ position }) => position !== undefined);
  }
}

function waiting<C>(commands: readonly C[]): Waiting<C> {
  let settle: Waiting<C>['settle'] = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error));
  });
  return { commands, done, settle, position: undefined, isBegun: false };
}

function firstOf<C>(entries: readonly Waiting<C>[]): readonly Waiting<C>[] {
  let count = 0;
  return entries.filter(({ commands }, n) => (count += commands.length) <= MOST_COMMANDS || n === 0);
}

function changed(position: number): Error {
  return new Error(`Command ${position} of the write-ahead log was changed by something other than this service.`);
}
