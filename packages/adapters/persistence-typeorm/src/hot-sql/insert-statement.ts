import type { EntitySchema, EntitySchemaColumnOptions, ObjectLiteral, ValueTransformer } from 'typeorm';
import { snakeCase } from '@anz-payroll/kernel';
import type { Engine } from '../database/engine';
import type { RowMac } from '../integrity/row-mac';

export type MacOfValues = Pick<RowMac<ObjectLiteral, string>, 'properties' | 'macOfValues'>;

export interface InsertTarget {
  readonly engine: Engine;
  readonly table: EntitySchema;
  /** `put` gives the values to the row that has the same primary key, where there is one. */
  readonly mode: 'insert' | 'put';
  /** Makes the code that is stored in the column `mac`. */
  readonly mac?: MacOfValues;
}

/** How rows that have the same columns are stored. */
export interface InsertStatement {
  /** In the order of their values; a code comes after them. */
  readonly columns: readonly WrittenColumn[];
  /** Which of the columns the code is made of, in its order; -1 for one that the rows leave out. */
  readonly macPositions: readonly number[];
  sqlFor(rowCount: number): string;
}

interface WrittenColumn {
  readonly property: string;
  readonly transformer: ValueTransformer;
}

/** By table, or by the code that is written too; then by the columns, of which the mappers give few sets. */
const written = new WeakMap<object, Map<string, InsertStatement>>();

/** Each statement is written once: that takes longer than to store a row. */
export function insertStatement(target: InsertTarget, rows: readonly ObjectLiteral[]): InsertStatement {
  const { engine, table, mode, mac } = target;
  const properties = Object.keys(table.options.columns).filter((property) =>
    rows.some((row) => row[property] !== undefined),
  );
  const key = `${engine} ${mode} ${properties.join()}`;
  const known = written.get(mac ?? table) ?? new Map<string, InsertStatement>();
  const statement = known.get(key) ?? writeStatement(target, properties);
  written.set(mac ?? table, known.set(key, statement));
  return statement;
}

function writeStatement({ engine, table, mode, mac }: InsertTarget, properties: readonly string[]): InsertStatement {
  const options = (property: string) => table.options.columns[property] as EntitySchemaColumnOptions;
  const names = [...properties, ...(mac === undefined ? [] : ['mac'])].map(nameOf);
  const keys = properties.filter((property) => options(property).primary === true).map(nameOf);
  const into = `INSERT INTO \`${table.options.tableName ?? table.options.name}\` (${names.join(', ')}) VALUES `;
  const values = `(${names.map(() => '?').join(', ')})`;
  const end = mode === 'insert' ? '' : whereTaken(engine, names, keys);
  const texts = new Map<number, string>();
  return {
    columns: properties.map((property) => ({
      property,
      transformer: options(property).transformer as ValueTransformer,
    })),
    macPositions: mac?.properties.map((property) => properties.indexOf(property)) ?? [],
    sqlFor: (rowCount) => {
      const text = texts.get(rowCount) ?? `${into}${Array<string>(rowCount).fill(values).join(', ')}${end}`;
      texts.set(rowCount, text);
      return text;
    },
  };
}

const nameOf = (property: string): string => `\`${snakeCase(property)}\``;

function whereTaken(engine: Engine, names: readonly string[], keys: readonly string[]): string {
  const values = names.filter((name) => !keys.includes(name));
  // A row that is all key stays as it is.
  const taken = values.length === 0 ? keys : values;
  return engine === 'mysql'
    ? ` ON DUPLICATE KEY UPDATE ${taken.map((name) => `${name} = VALUES(${name})`).join(', ')}`
    : ` ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${taken.map((name) => `${name} = excluded.${name}`).join(', ')}`;
}
