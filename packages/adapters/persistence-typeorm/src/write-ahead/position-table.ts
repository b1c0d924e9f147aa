import { column, defineTable } from '../columns';
import type { Transaction } from '../database/transaction';
import { putRowsWithMac } from '../hot-sql/insert-rows';
import { rowMac } from '../integrity/row-mac';

/** How far the commands of a write-ahead log have come; changed in the transaction that does them. */
export interface WriteAheadPositionRow {
  readonly logId: string;
  readonly position: number;
  readonly mac: string;
}

export const WriteAheadPositionTable = defineTable<WriteAheadPositionRow>(
  'write_ahead_positions',
  { logId: column.code(36), position: column.integer(), mac: column.lookupHash() },
  { primaryKey: ['logId'] },
);

const positionMac = rowMac(WriteAheadPositionTable, ['logId', 'position']);

/** Zero where something else wrote the row: a command that is done twice is seen, one that is left out is not. */
export async function readPosition(tx: Transaction, logId: string): Promise<number> {
  const row = await tx.repository(WriteAheadPositionTable).findOneBy({ logId });
  return row !== null && positionMac.isGenuine(tx.encryption, row) ? row.position : 0;
}

export function savePosition(tx: Transaction, logId: string, position: number): Promise<void> {
  return putRowsWithMac(tx, WriteAheadPositionTable, positionMac, [{ logId, position }]);
}
