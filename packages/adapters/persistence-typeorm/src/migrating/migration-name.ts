import type { MigrationInterface } from 'typeorm';
import type { FieldEncryption } from '../encryption';

/** A migration of TypeORM's. Once released it never changes; each of its steps can be repeated (decision 0421). */
export interface Migration extends MigrationInterface {
  /** From `migrationName`. */
  readonly name: string;
}

/** Made with the keys of the database; few migrations need them. */
export type MigrationClass = new (encryption?: FieldEncryption) => Migration;

/** TypeORM orders migrations by the 13 digits at the end of their names. */
const FIRST = 1_700_000_000_000;

/** TypeORM's name of the migration with this id. `0020-companies`: a number that orders them, and a few words. */
export function migrationName(id: string): string {
  const number = /^(\d{4})-[a-z0-9-]{1,90}$/.exec(id)?.[1];
  if (number === undefined) throw new TypeError(`A migration is named like 0001-what-it-does, not ${id}.`);
  return `${id}-${FIRST + Number(number)}`;
}

/** The id that operators and backups know. */
export function migrationId(name: string): string {
  return name.replace(/-\d{13}$/, '');
}
