import { randomUUID } from 'node:crypto';
import type { FieldEncryption } from '../encryption';
import { makePrivateFile } from '../database/make-private-file';
import { SqliteDriver } from '../database/sqlite-driver';
import { driverErrorOf } from '../database/sqlite-errors';

/** A command as the log keeps it. */
export interface LoggedCommand {
  readonly position: number;
  readonly text: string;
  /** Whether it is as this service wrote it. */
  readonly isGenuine: boolean;
}

/**
 * Commands that are safe on disk and not done yet, in a file of their own beside the database. One process holds the file
 * for as long as it has it open. A call waits for the one before it.
 */
export class WriteAheadLog {
  private constructor(
    private readonly connection: SqliteDriver,
    private readonly encryption: FieldEncryption,
    /** A file that is made anew has another one, so that its positions are not taken for those of the last. */
    readonly id: string,
  ) {}

  /** Undefined where another process holds the file. */
  static open(file: string, encryption: FieldEncryption): WriteAheadLog | undefined {
    makePrivateFile(file);
    const connection = new SqliteDriver(file);
    try {
      connection.pragma('busy_timeout = 0');
      connection.pragma('locking_mode = EXCLUSIVE');
      connection.pragma('journal_mode = WAL');
      connection.pragma('synchronous = FULL');
      connection.exec('CREATE TABLE IF NOT EXISTS log (id TEXT PRIMARY KEY)');
      connection.exec(
        'CREATE TABLE IF NOT EXISTS commands (position INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL, mac TEXT NOT NULL)',
      );
      connection.statement('INSERT INTO log (id) SELECT ? WHERE NOT EXISTS (SELECT 1 FROM log)').run([randomUUID()]);
      const [{ id }] = connection.statement('SELECT id FROM log').all([]) as [{ readonly id: string }];
      return new WriteAheadLog(connection, encryption, id);
    } catch (error) {
      connection.close();
      if (driverErrorOf(error).code?.startsWith('SQLITE_BUSY') === true) return undefined;
      throw error;
    }
  }

  /** Answers the last position once all of them are on disk. */
  append(texts: readonly string[]): Promise<number> {
    return this.#committed(() => {
      const insert = this.connection.statement('INSERT INTO commands (text, mac) VALUES (?, ?)');
      let position = 0;
      for (const text of texts) position = Number(insert.run([text, this.#macOf(text)]).lastInsertRowid);
      return position;
    });
  }

  after(position: number): readonly LoggedCommand[] {
    const statement = this.connection.statement(
      'SELECT position, text, mac FROM commands WHERE position > ? ORDER BY position',
    );
    const rows = statement.all([position]) as { position: number; text: string; mac: string }[];
    return rows.map(({ mac, ...row }) => ({ ...row, isGenuine: mac === this.#macOf(row.text) }));
  }

  /** Takes away what is done. */
  async forget(upTo: number): Promise<void> {
    await this.#committed(() => this.connection.statement('DELETE FROM commands WHERE position <= ?').run([upTo]));
  }

  /** Leaves the file to others; libsql itself keeps it until its statements are collected. */
  close(): void {
    this.connection.pragma('journal_mode = DELETE');
    this.connection.pragma('locking_mode = NORMAL');
    this.after(0);
    this.connection.close();
  }

  async #committed<T>(work: () => T): Promise<T> {
    const { connection } = this;
    connection.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      await connection.execInBackground('COMMIT');
      return result;
    } catch (error) {
      if (connection.inTransaction) connection.exec('ROLLBACK');
      throw error;
    }
  }

  #macOf(text: string): string {
    return this.encryption.mac(`write-ahead command of ${this.id}`, text);
  }
}
