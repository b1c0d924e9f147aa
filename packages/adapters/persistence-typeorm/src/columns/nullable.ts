import type { ColumnKind } from './column-kind';

/** The same column, which may also be empty. */
export function nullable<T>(kind: ColumnKind<T>): ColumnKind<T | null> {
  return {
    ...kind,
    nullable: true,
    toDatabase: (value) => (value === null ? null : kind.toDatabase(value)),
    fromDatabase: (value) => (value === null ? null : kind.fromDatabase(value)),
  };
}
