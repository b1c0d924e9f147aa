import type { SuperReceipts } from '@anz-payroll/filing';
import type { CivilDate } from 'payroll-core';
import { In } from 'typeorm';
import { inChunks, type Transaction } from '../database';
import { putRows, readRows } from '../hot-sql';
import { checkRowSet, lockRowSets, writeRowSets } from '../integrity/row-set';
import { rowsBehind, rowSet } from '../integrity/rows-in-set';
import { idsInChunks } from '../pays/ids-in-chunks';
import { PayTable } from '../pays/pay-tables';
import { SuperReceiptTable } from './filing-tables';
import { IN_ONE_STATEMENT } from './in-one-statement';

/** By pay run: a company's would be too many to be read for each receipt. */
export const superReceiptSet = rowSet('super-receipts', [rowsBehind(SuperReceiptTable, 'payId', PayTable, 'payRunId')]);

export function bindSuperReceipts(tx: Transaction): SuperReceipts {
  return {
    ofPays: async (payIds) => {
      const received = new Map<number, CivilDate>();
      await checkRowSet(tx, superReceiptSet, await runsOf(tx, payIds));
      await inChunks(payIds, IN_ONE_STATEMENT, async (chunk) => {
        const rows = await tx.repository(SuperReceiptTable).findBy({ payId: In([...chunk]) });
        for (const { payId, receivedOn } of rows) received.set(payId, receivedOn as CivilDate);
      });
      return received;
    },
    save: async (companyId, payIds, receivedOn, now) => {
      const ordered = [...payIds].sort((a, b) => a - b);
      const rows = ordered.map((payId) => ({ payId, companyId, receivedOn, recordedAt: now }));
      const runs = await runsOf(tx, payIds);
      await lockRowSets(tx, superReceiptSet, runs);
      await checkRowSet(tx, superReceiptSet, runs);
      await putRows(tx, SuperReceiptTable, rows);
      await writeRowSets(
        tx,
        superReceiptSet,
        runs.map((ownerId) => ({ ownerId, companyId })),
      );
    },
  };
}

async function runsOf(tx: Transaction, payIds: readonly number[]): Promise<readonly number[]> {
  const rows = await idsInChunks(payIds, (ids) =>
    readRows(tx, PayTable, { where: { id: In([...ids]) }, only: ['payRunId'] }),
  );
  return [...new Set(rows.map(({ payRunId }) => payRunId))].sort((a, b) => a - b);
}
