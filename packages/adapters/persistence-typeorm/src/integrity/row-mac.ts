import type { EntitySchema, ObjectLiteral } from 'typeorm';
import { describeRow, partText, StoredValueChanged, type FieldEncryption, type RowPart } from '../encryption';
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
  /** Whether the row is as this service wrote it. */
  isGenuine(encryption: FieldEncryption, row: Pick<Row, K> & { readonly mac: string | null }): boolean;
  /** The same of a row that a statement written as SQL has read. */
  isStoredGenuine(encryption: FieldEncryption, row: Readonly<Record<string, unknown>>): boolean;
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
  const [purpose, earlierPurpose] = [`row 2 ${bound.table}`, `row ${bound.table}`];
  const macOfValues: RowMac<Row, K>['macOfValues'] = (encryption, values) =>
    encryption.mac(purpose, rowText(bound.columns, values, properties.length));
  const isCodeOf = (encryption: FieldEncryption, mac: unknown, values: readonly RowPart[]): boolean =>
    mac === macOfValues(encryption, values) ||
    mac === encryption.mac(earlierPurpose, earlierRowText(bound.columns, values, properties.length));
  const isGenuine: RowMac<Row, K>['isGenuine'] = (encryption, row) =>
    isCodeOf(encryption, row.mac, bound.valuesOf(row));
  return {
    ...bound,
    macOf: (encryption, row) => macOfValues(encryption, bound.valuesOf(row)),
    macOfValues,
    macOfStored: (encryption, row) => macOfValues(encryption, bound.valuesOfStored(row)),
    isGenuine,
    isStoredGenuine: (encryption, row) => isCodeOf(encryption, row['mac'], bound.valuesOfStored(row)),
    check: (encryption, row) => {
      if (isGenuine(encryption, row)) return;
      throw new StoredValueChanged(describeRow(bound.table, bound.partsOf(row)), changedElsewhere);
    },
  };
}

/** From the column `later` on, what is empty is left out. */
function rowText(columns: readonly string[], values: readonly RowPart[], later: number): string {
  let text = '';
  for (let n = 0; n < columns.length; n++) {
    const value = values[n] ?? null;
    if (value !== null || n < later) text += partText(columns[n]!, value);
  }
  return text;
}

/** The same as versions before decision 1068 wrote it: their rows keep their codes until they are written again. */
function earlierRowText(columns: readonly string[], values: readonly RowPart[], later: number): string {
  const parts = columns.map((column, n) => [column, values[n] ?? null] as const);
  return JSON.stringify(parts.filter(([, value], n) => value !== null || n < later));
}

export const changedElsewhere = 'the row was changed or moved by something other than this service';
