import type { EntitySchema, ObjectLiteral } from 'typeorm';
import { describeRow, partsText, StoredValueChanged, type FieldEncryption, type RowPart } from '../encryption';
import { boundColumns, type BoundColumns } from './bound-columns';

/**
 * A table whose rows carry a message authentication code over their other columns: a row that was changed, or whose
 * values came from another row, is known by it. The code is in the column `mac`.
 */
export interface RowMac<Row, K extends keyof Row & string> extends BoundColumns<Row, K> {
  macOf(encryption: FieldEncryption, row: Pick<Row, K>): string;
  /** From values as the database takes them, in the order of `properties`. */
  macOfValues(encryption: FieldEncryption, values: readonly RowPart[]): string;
  macOfStored(encryption: FieldEncryption, row: Readonly<Record<string, unknown>>): string;
  /** Throws `StoredValueChanged` where the row is not as this service wrote it. */
  check(encryption: FieldEncryption, row: Pick<Row, K> & { readonly mac: string | null }): void;
}

/** `later` are columns that came after rows had codes; where one is empty the code is that of a row without it. */
export function rowMac<Row extends ObjectLiteral, K extends keyof Row & string>(
  table: EntitySchema<Row>,
  properties: readonly K[],
  later: readonly K[] = [],
): RowMac<Row, K> {
  const bound = boundColumns(table, [...properties, ...later]);
  const mayBeAbsent = new Set(bound.columns.slice(properties.length));
  const macOfParts = (encryption: FieldEncryption, parts: readonly (readonly [string, RowPart])[]) =>
    encryption.mac(
      `row ${bound.table}`,
      partsText(parts.filter(([column, value]) => value !== null || !mayBeAbsent.has(column))),
    );
  const macOf: RowMac<Row, K>['macOf'] = (encryption, row) =>
    macOfParts(encryption, Object.entries(bound.partsOf(row)));
  return {
    ...bound,
    macOf,
    macOfValues: (encryption, values) =>
      macOfParts(
        encryption,
        bound.columns.map((column, n) => [column, values[n] ?? null] as const),
      ),
    macOfStored: (encryption, row) => macOfParts(encryption, Object.entries(bound.partsOfStored(row))),
    check: (encryption, row) => {
      if (row.mac === macOf(encryption, row)) return;
      throw new StoredValueChanged(describeRow(bound.table, bound.partsOf(row)), changedElsewhere);
    },
  };
}

export const changedElsewhere = 'the row was changed or moved by something other than this service';
