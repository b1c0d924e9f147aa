import type { SuperReceipts } from '@anz-payroll/filing';
import type { CivilDate } from 'payroll-core';
import { inChunks, type Transaction } from '../database';
import { insertRows, marksFor } from '../rows';
import { SuperReceiptTable } from './filing-tables';
import { IN_ONE_STATEMENT } from './in-one-statement';

export function bindSuperReceipts(tx: Transaction): SuperReceipts {
  return {
    ofPays: async (payIds) => {
      const received = new Map<number, CivilDate>();
      await inChunks(payIds, IN_ONE_STATEMENT, async (chunk) => {
        const rows = await tx.query<{ pay_id: number; received_on: CivilDate }>(
          `SELECT pay_id, received_on FROM super_receipts WHERE pay_id IN (${marksFor(chunk)})`,
          chunk,
        );
        for (const row of rows) received.set(row.pay_id, row.received_on);
      });
      return received;
    },
    save: async (companyId, payIds, receivedOn, now) => {
      await inChunks(
        [...payIds].sort((a, b) => a - b),
        IN_ONE_STATEMENT,
        async (chunk) => {
          await tx.execute(`DELETE FROM super_receipts WHERE pay_id IN (${marksFor(chunk)})`, chunk);
          await insertRows(
            tx,
            SuperReceiptTable,
            chunk.map((payId) => ({ payId, companyId, receivedOn, recordedAt: now })),
          );
        },
      );
    },
  };
}
