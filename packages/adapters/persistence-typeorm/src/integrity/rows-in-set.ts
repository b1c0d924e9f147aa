import { In, type EntitySchema, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { inChunks } from '../database/in-chunks';
import type { Transaction } from '../database/transaction';
import { readRows } from '../hot-sql/read-rows';
import { boundColumns } from './bound-columns';
import type { RowSet, RowTexts } from './row-set';
import type { RowSetName } from './row-set-table';

/** The rows of one table in a set, with their owners. */
interface TableInSet {
  texts(tx: Transaction, ownerIds: readonly number[] | undefined): Promise<readonly OwnedText[]>;
}

interface OwnedText {
  readonly ownerId: number;
  readonly text: string;
}

export interface RowsInSet<Row> extends TableInSet {
  textOf(row: Row): string;
}

export function rowSet(name: RowSetName, tables: readonly TableInSet[]): RowSet {
  return {
    name,
    rowsOf: async (tx, ownerIds) => {
      const texts = new Map<number, string[]>();
      for (const table of tables) {
        for (const { ownerId, text } of await table.texts(tx, ownerIds)) addText(texts, ownerId, text);
      }
      return texts;
    },
  };
}

/** The texts of rows that were read already. */
export function textsOf(rows: readonly OwnedText[]): RowTexts {
  const texts = new Map<number, string[]>();
  for (const { ownerId, text } of rows) addText(texts, ownerId, text);
  return texts;
}

function addText(texts: Map<number, string[]>, ownerId: number, text: string): void {
  const list = texts.get(ownerId);
  if (list === undefined) texts.set(ownerId, [text]);
  else list.push(text);
}

/** Rows that name their owner themselves. Columns that are bound elsewhere may be left out. */
export function ownedRows<Row extends ObjectLiteral>(
  table: EntitySchema<Row>,
  owner: keyof Row & string,
  without: readonly (keyof Row & string)[] = [],
): RowsInSet<Row> {
  const properties = columnsOf(table).filter((name) => !without.includes(name));
  const textOf = textBy(table, properties);
  return {
    textOf,
    texts: async (tx, ownerIds) =>
      (await readSome(tx, table, owner, ownerIds, properties)).map((row) => ({
        ownerId: Number(row[owner]),
        text: textOf(row),
      })),
  };
}

/** Rows whose owner stands in the row of another table that they name. Whose row is gone belong to nobody. */
export function rowsBehind<Row extends ObjectLiteral, Parent extends ObjectLiteral & { id: number }>(
  table: EntitySchema<Row>,
  link: keyof Row & string,
  parent: EntitySchema<Parent>,
  owner: keyof Parent & string,
): RowsInSet<Row> {
  const properties = columnsOf(table);
  const textOf = textBy(table, properties);
  return {
    textOf,
    texts: async (tx, ownerIds) => {
      const parents = await readSome(tx, parent, owner, ownerIds, ['id', owner]);
      const owners = new Map(parents.map((row) => [row.id, Number(row[owner])]));
      const rows = await readSome(tx, table, link, ownerIds === undefined ? undefined : [...owners.keys()], properties);
      return rows.map((row) => ({ ownerId: owners.get(Number(row[link])) ?? NOBODY, text: textOf(row) }));
    },
  };
}

const NOBODY = 0;

function textBy<Row extends ObjectLiteral>(table: EntitySchema<Row>, properties: readonly (keyof Row & string)[]) {
  const bound = boundColumns(table, properties);
  return (row: Row): string => JSON.stringify([bound.table, ...Object.entries(bound.partsOf(row))]);
}

function columnsOf<Row extends ObjectLiteral>(table: EntitySchema<Row>): (keyof Row & string)[] {
  return Object.keys(table.options.columns);
}

async function readSome<Row extends ObjectLiteral>(
  tx: Transaction,
  table: EntitySchema<Row>,
  by: keyof Row & string,
  ids: readonly number[] | undefined,
  only: readonly (keyof Row & string)[],
): Promise<readonly Row[]> {
  if (ids === undefined) return (await readRows(tx, table, { only })) as readonly Row[];
  const rows: Row[] = [];
  await inChunks(ids, 500, async (some) => {
    const where = { [by]: In([...some]) } as FindOptionsWhere<Row>;
    for (const row of await readRows(tx, table, { where, only })) rows.push(row as Row);
  });
  return rows;
}
