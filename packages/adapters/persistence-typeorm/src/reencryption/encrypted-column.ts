import { snakeCase } from '@anz-payroll/kernel';
import type { EntitySchema, ObjectLiteral } from 'typeorm';
import type { ColumnName, ValueOwner } from '../encryption';
import { boundColumns } from '../integrity/bound-columns';

/** A column whose values are encrypted. Every package lists its own, so that a change of keys and a check reach them all. */
export interface EncryptedColumn {
  readonly table: string;
  /** Database name of the column with the encrypted value; the table's key is `id`. */
  readonly column: string;
  readonly name: ColumnName;
  /** Database names of the columns that are authenticated with each value. */
  readonly boundTo: readonly string[];
  /** Whether every row has a value; an empty one was then taken away. */
  readonly isRequired: boolean;
  /** The owner of a value from a row that a statement written as SQL has read. */
  ownerOfStored(row: Readonly<Record<string, unknown>>): ValueOwner;
  readonly lookup?: LookupColumn;
}

/** The column with the look-up hash of the same value, and the text that is hashed (default: the value itself). */
export interface LookupColumn {
  readonly column: string;
  readonly name: ColumnName;
  /** Null where there is nothing to look up. */
  textOf?(plain: string): string | null;
}

/** What the package that has the table works with: the owner of a value from a row of its own. */
export interface OwnedColumn<Row, K extends keyof Row & string> extends EncryptedColumn {
  ownerOf(row: Pick<Row, K>): ValueOwner;
}

export function encryptedColumn<Row extends ObjectLiteral, K extends keyof Row & string>(
  table: EntitySchema<Row>,
  property: keyof Row & string,
  definition: { readonly boundTo: readonly K[]; readonly isRequired?: boolean; readonly lookup?: LookupColumn },
): OwnedColumn<Row, K> {
  const bound = boundColumns(table, definition.boundTo);
  const column = snakeCase(property);
  const name: ColumnName = `${bound.table}.${column}`;
  return {
    table: bound.table,
    column,
    name,
    boundTo: bound.columns,
    isRequired: definition.isRequired ?? false,
    ...(definition.lookup === undefined ? {} : { lookup: definition.lookup }),
    ownerOf: (row) => ({ column: name, row: bound.partsOf(row) }),
    ownerOfStored: (row) => ({ column: name, row: bound.partsOfStored(row) }),
  };
}
