import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Engine } from '../database/engine';
import type { TransactionRunner } from '../database/unit-of-work';
import { endLease, makeBookkeeping, readMigrations, recordSteps, renewLease, takeLease } from './bookkeeping';
import type { Migration } from './migration';
import { MigrationFailed } from './migration-failed';

export interface Migrating {
  readonly engine: Engine;
  readonly runner: TransactionRunner;
  readonly migrations: readonly Migration[];
  readonly now: () => number;
  /** After this long without a sign of life, another process takes a holder of the lock for dead. */
  readonly leaseMs: number;
  /** How long to wait for another process that is migrating. */
  readonly waitMs: number;
}

/** Brings the schema up to date and answers the ids of the migrations that this call ran. Safe to call from many processes. */
export async function migrate(context: Migrating): Promise<readonly string[]> {
  const pending = await pendingMigrations(context);
  if (pending.length === 0) return [];
  await makeBookkeeping(context.runner);
  return context.engine === 'sqlite' ? inTransactions(context, pending) : underLease(context);
}

export async function pendingMigrations({ runner, migrations }: Migrating): Promise<readonly Migration[]> {
  const records = await runner.run('read', readMigrations);
  const known = new Set(migrations.map((each) => each.id));
  const foreign = [...records.keys()].filter((id) => !known.has(id)).sort();
  if (foreign.length > 0) {
    throw new MigrationFailed(
      `The database was brought up to date by a newer version: it has ${foreign.join(', ')}, which this version does not know. Start that version, or restore a backup.`,
    );
  }
  const open = migrations.filter((each) => (records.get(each.id)?.finished_at ?? null) === null);
  return open.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** SQLite undoes schema changes like any other, so a migration is one transaction, and the transaction is the lock. */
async function inTransactions(context: Migrating, pending: readonly Migration[]): Promise<readonly string[]> {
  const ran: string[] = [];
  for (const migration of pending) {
    let step = 0;
    const done = await context.runner
      .run('write', async (tx) => {
        step = 0;
        const record = (await readMigrations(tx)).get(migration.id);
        if (record !== undefined && record.finished_at !== null) return false;
        for (const each of migration.steps) {
          step++;
          await each.run(tx);
        }
        await recordSteps(tx, migration.id, migration.steps.length, context.now());
        return true;
      })
      .catch((error: unknown) => {
        throw failed(migration, step, error, 'Nothing of it was kept.');
      });
    if (done) ran.push(migration.id);
  }
  return ran;
}

/** MySQL commits each schema change at once: steps can be repeated, and one process at a time holds the lease. */
async function underLease(context: Migrating): Promise<readonly string[]> {
  const { runner, now, leaseMs } = context;
  const holder = randomUUID();
  await waitForLease(context, holder);
  let lost = false;
  const heartbeat = setInterval(() => {
    runner
      .run('write', (tx) => renewLease(tx, holder, now() + leaseMs))
      .then(
        (renewed) => (lost ||= !renewed),
        // A beat that was missed is made up for by the next one, long before the lease ends.
        () => undefined,
      );
  }, leaseMs / 4);
  try {
    const ran: string[] = [];
    for (const migration of await pendingMigrations(context)) {
      await runSteps(context, migration, () => lost);
      ran.push(migration.id);
    }
    return ran;
  } finally {
    clearInterval(heartbeat);
    await runner.run('write', (tx) => endLease(tx, holder));
  }
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

async function runSteps({ runner, now }: Migrating, migration: Migration, isLost: () => boolean): Promise<void> {
  const begun = (await runner.run('read', readMigrations)).get(migration.id)?.steps_done ?? 0;
  for (const [index, step] of migration.steps.entries()) {
    if (index < begun) continue;
    const last = index + 1 === migration.steps.length;
    try {
      if (isLost()) throw new MigrationFailed('the migration lock was lost to another process');
      await runner.run('write', async (tx) => {
        await step.run(tx);
        if (last || step.of === 'rows') await recordSteps(tx, migration.id, index + 1, last ? now() : null);
      });
    } catch (error) {
      const kept = index === 0 ? 'Nothing of it was kept.' : `What came before is kept; the next start goes on there.`;
      throw failed(migration, index + 1, error, kept);
    }
  }
}

function failed(migration: Migration, step: number, error: unknown, kept: string): MigrationFailed {
  const why = error instanceof Error ? error.message : String(error);
  const what = migration.steps[step - 1]?.what ?? 'start';
  return new MigrationFailed(
    `Migration ${migration.id} failed at step ${step} of ${migration.steps.length} (${what}): ${why.replace(/\s+/g, ' ').replace(/\.$/, '')}. ${kept}`,
    { cause: error },
  );
}
