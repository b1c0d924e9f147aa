import type { Transaction } from '../database/transaction';

/**
 * One statement's worth of change to the schema, or one change of rows. MySQL commits the former at once, so a migration
 * cannot be undone there as a whole; instead each step can be repeated (it looks first whether it is done), and a
 * migration that was cut short is run again and finds what is done. A change of rows is recorded with the rows.
 */
export interface MigrationStep {
  readonly of: 'schema' | 'rows';
  /** Like `create table employees`, for the operator's eyes. */
  readonly what: string;
  run(tx: Transaction): Promise<void>;
}

export interface Migration {
  /** `0020-employees`: a number that orders them, and a few words. Once released it never changes. */
  readonly id: string;
  readonly steps: readonly MigrationStep[];
}

export function migration(id: string, steps: readonly MigrationStep[]): Migration {
  if (!/^\d{4}-[a-z0-9-]{1,90}$/.test(id))
    throw new TypeError(`A migration is named like 0001-what-it-does, not ${id}.`);
  if (steps.length === 0) throw new TypeError(`Migration ${id} has no step.`);
  return { id, steps };
}
