import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { LessThan } from 'typeorm';
import { column, defineTable } from '../columns';
import { DuplicateKey } from '../database/duplicate-key';
import type { Transaction } from '../database/transaction';
import { insertRow, updateRows } from '../rows';
import { runnerOf } from './bookkeeping';
import { createTable } from './create-table';
import type { Migrating } from './migrate';
import { MigrationFailed } from './migration-failed';

export interface LockRow {
  readonly id: number;
  readonly holder: string;
  readonly leaseUntil: number;
}

/** One row that a process holds for a while; taken and kept by conditional updates, so no lock of the engine is needed. */
export const LockTable = defineTable<LockRow>(
  'schema_lock',
  { id: column.integer(), holder: column.code(64), leaseUntil: column.epochMs() },
  { primaryKey: ['id'] },
);

const THE_LOCK = { id: 1 };

/** Works while no other process does. `isHeld` says false once another process took this one for dead. */
export async function withMigrationLock<T>(
  context: Migrating,
  work: (isHeld: () => boolean) => Promise<T>,
): Promise<T> {
  const { runner, now, leaseMs } = context;
  const holder = randomUUID();
  await runner.run('write', makeLockTable);
  await waitForLease(context, holder);
  let lost = false;
  const heartbeat = setInterval(() => {
    runner
      .run('write', (tx) => updateRows(tx, LockTable, { ...THE_LOCK, holder }, { leaseUntil: now() + leaseMs }))
      .then(
        (renewed) => (lost ||= renewed !== 1),
        // A beat that was missed is made up for by the next one, long before the lease ends.
        () => undefined,
      );
  }, leaseMs / 4);
  try {
    return await work(() => !lost);
  } finally {
    clearInterval(heartbeat);
    await runner.run('write', (tx) =>
      updateRows(tx, LockTable, { ...THE_LOCK, holder }, { holder: '', leaseUntil: 0 }),
    );
  }
}

function makeLockTable(tx: Transaction): Promise<void> {
  const columns = { id: column.integer(), holder: column.code(64), lease_until: column.epochMs() };
  return createTable(runnerOf(tx), LockTable.options.name, columns, { primaryKey: ['id'] });
}

async function waitForLease({ runner, now, leaseMs, waitMs }: Migrating, holder: string): Promise<void> {
  const deadline = now() + waitMs;
  while (!(await runner.run('write', (tx) => takeLease(tx, holder, now(), now() + leaseMs)))) {
    if (now() > deadline) {
      throw new MigrationFailed(
        `Another process has been migrating the database for more than ${Math.round(waitMs / 1000)} s. Wait for it, then start again.`,
      );
    }
    await setTimeout(100 + 100 * Math.random());
  }
}

async function takeLease(tx: Transaction, holder: string, now: number, leaseUntil: number): Promise<boolean> {
  const ended = { ...THE_LOCK, leaseUntil: LessThan(now) };
  if ((await updateRows(tx, LockTable, ended, { holder, leaseUntil })) === 1) return true;
  if (await tx.repository(LockTable).existsBy(THE_LOCK)) return false;
  try {
    await insertRow(tx, LockTable, { ...THE_LOCK, holder, leaseUntil });
    return true;
  } catch (error) {
    if (error instanceof DuplicateKey) return false;
    throw error;
  }
}
