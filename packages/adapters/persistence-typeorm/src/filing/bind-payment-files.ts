import type { PaymentFile, PaymentFileKind, PaymentFiles } from '@anz-payroll/filing';
import { In, type FindOptionsWhere } from 'typeorm';
import type { Transaction } from '../database';
import { insertRows, readRows } from '../hot-sql';
import { idsInChunks } from '../pays/ids-in-chunks';
import { encryptedColumn } from '../reencryption';
import { insertEncrypted, insertRow, updateRows } from '../rows';
import {
  PaymentFileCancellationTable,
  PaymentFilePayTable,
  PaymentFileTable,
  type PaymentFileRow,
} from './filing-tables';

const owners = ['id', 'companyId', 'payRunId', 'kind', 'fileName'] as const;

export const encryptedPaymentFileColumn = encryptedColumn(PaymentFileTable, 'content', { boundTo: owners });

const shown = ['id', 'companyId', 'payRunId', 'kind', 'fileName', 'mediaType', 'createdAt'] as const;

export function bindPaymentFiles(tx: Transaction): PaymentFiles {
  const files = async (where: FindOptionsWhere<PaymentFileRow>): Promise<readonly PaymentFile[]> => {
    const rows = await readRows(tx, PaymentFileTable, { where, order: { id: 'DESC' }, only: shown });
    const ids = rows.map(({ id }) => id);
    const pays = await idsInChunks(ids, (some) =>
      readRows(tx, PaymentFilePayTable, { where: { fileId: In([...some]) }, order: { payId: 'ASC' } }),
    );
    const cancelled = await idsInChunks(ids, (some) =>
      readRows(tx, PaymentFileCancellationTable, { where: { fileId: In([...some]) } }),
    );
    return rows.map((row) => {
      const entry = cancelled.find(({ fileId }) => fileId === row.id);
      return {
        ...row,
        payIds: pays.filter(({ fileId }) => fileId === row.id).map(({ payId }) => payId),
        cancellation: entry === undefined ? null : { at: entry.cancelledAt, reason: entry.reason },
      };
    });
  };
  return {
    add: async ({ payIds, content, ...file }) => {
      const id = await insertEncrypted(tx, PaymentFileTable, encryptedPaymentFileColumn, 'content', content, file);
      await insertRows(
        tx,
        PaymentFilePayTable,
        payIds.map((payId) => ({ fileId: id, payId, liveKey: liveKey(file.kind, payId) })),
      );
      const { customerId: _customer, ...rest } = file;
      return { ...rest, id, payIds, cancellation: null };
    },
    standing: async (kind, payIds) => {
      const rows = await idsInChunks(payIds, (ids) =>
        readRows(tx, PaymentFilePayTable, { where: { liveKey: In(ids.map((id) => liveKey(kind, id))) } }),
      );
      return new Map(rows.map(({ payId, fileId }) => [payId, fileId]));
    },
    ofCompany: (companyId) => files({ companyId }),
    find: async (companyId, id) => (await files({ companyId, id }))[0],
    contentOf: async (id) => {
      const [row] = await readRows(tx, PaymentFileTable, { where: { id }, only: [...owners, 'content'] });
      if (row === undefined) throw new Error(`Payment file ${id} is not there`);
      return tx.encryption.decrypt(row.content, encryptedPaymentFileColumn.ownerOf(row));
    },
    cancel: async (id, at, reason) => {
      const there = await tx.repository(PaymentFileCancellationTable).existsBy({ fileId: id });
      if (there) return false;
      await insertRow(tx, PaymentFileCancellationTable, { fileId: id, cancelledAt: at, reason });
      await updateRows(tx, PaymentFilePayTable, { fileId: id }, { liveKey: null });
      return true;
    },
  };
}

function liveKey(kind: PaymentFileKind, payId: number): string {
  return `${kind}:${payId}`;
}
