import type { SuperReceipts } from '@anz-payroll/filing';
import type { CivilDate } from 'payroll-core';
import { In } from 'typeorm';
import { inChunks, type Transaction } from '../database';
import { putRows } from '../hot-sql';
import { SuperReceiptTable } from './filing-tables';
import { IN_ONE_STATEMENT } from './in-one-statement';

export function bindSuperReceipts(tx: Transaction): SuperReceipts {
  return {
    ofPays: async (payIds) => {
      const received = new Map<number, CivilDate>();
      await inChunks(payIds, IN_ONE_STATEMENT, async (chunk) => {
        const rows = await tx.repository(SuperReceiptTable).findBy({ payId: In([...chunk]) });
        for (const { payId, receivedOn } of rows) received.set(payId, receivedOn as CivilDate);
      });
      return received;
    },
    save: (companyId, payIds, receivedOn, now) => {
      const ordered = [...payIds].sort((a, b) => a - b);
      const rows = ordered.map((payId) => ({ payId, companyId, receivedOn, recordedAt: now }));
      return putRows(tx, SuperReceiptTable, rows);
    },
  };
}
