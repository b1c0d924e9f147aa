import type { Transaction } from '../database/transaction';
import { RunningSum, type TableShape, type TableSum } from './backup-format';
import { readCatalogue } from './read-catalogue';
import { readRows } from './read-rows';

/** Counts and sums what stands in the database, with each table's columns in the order that the backup has them. */
export async function sumDatabase(
  tx: Transaction,
  tables: readonly TableShape[],
  key: Buffer | undefined,
): Promise<Readonly<Record<string, TableSum>>> {
  const sums: Record<string, TableSum> = {};
  for (const found of await readCatalogue(tx)) {
    const known = tables.find(({ name }) => name === found.name);
    const columns = known !== undefined && sameNames(known, found) ? known.columns : found.columns;
    const sum = new RunningSum(key);
    for await (const row of readRows(tx, { ...found, columns })) sum.add(row);
    sums[found.name] = sum.end();
  }
  return sums;
}

function sameNames(a: TableShape, b: TableShape): boolean {
  return [...a.columns].sort().join() === [...b.columns].sort().join();
}
