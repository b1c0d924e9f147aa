import type { ChangedPay, PaymentFile, PaymentFileKind, PaymentFiles } from '@anz-payroll/filing';
import { In, type FindOptionsWhere } from 'typeorm';
import type { Transaction } from '../database';
import { insertRows, readRows } from '../hot-sql';
import { changeRowSet, checkRowSet, checkSetsOfCompany, writeRowSet } from '../integrity/row-set';
import { ownedRows, rowSet } from '../integrity/rows-in-set';
import { idsInChunks } from '../pays/ids-in-chunks';
import { LedgerTable, PayTable } from '../pays/pay-tables';
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

/** A file with the pays that it covers and its cancellation: what keeps a pay from being paid twice. */
export const paymentFileSet = rowSet('payment-file', [
  ownedRows(PaymentFileTable, 'id', ['content']),
  ownedRows(PaymentFilePayTable, 'fileId'),
  ownedRows(PaymentFileCancellationTable, 'fileId'),
]);

const shown = ['id', 'companyId', 'payRunId', 'kind', 'fileName', 'mediaType', 'createdAt'] as const;

export function bindPaymentFiles(tx: Transaction): PaymentFiles {
  const files = async (where: FindOptionsWhere<PaymentFileRow>): Promise<readonly PaymentFile[]> => {
    const rows = await readRows(tx, PaymentFileTable, { where, order: { id: 'DESC' }, only: shown });
    const ids = rows.map(({ id }) => id);
    await checkRowSet(tx, paymentFileSet, ids);
    const pays = await idsInChunks(ids, (some) =>
      readRows(tx, PaymentFilePayTable, { where: { fileId: In([...some]) }, order: { payId: 'ASC' } }),
    );
    const cancelled = await idsInChunks(ids, (some) =>
      readRows(tx, PaymentFileCancellationTable, { where: { fileId: In([...some]) } }),
    );
    const changed = await changedPays(tx, rows, pays);
    return rows.map((row) => {
      const entry = cancelled.find(({ fileId }) => fileId === row.id);
      const own = pays.filter(({ fileId }) => fileId === row.id);
      return {
        ...row,
        payIds: own.map(({ payId }) => payId),
        changedPays: changed.get(row.id) ?? [],
        returnedPayIds:
          entry === undefined ? own.filter(({ liveKey: key }) => key === null).map(({ payId }) => payId) : [],
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
      await writeRowSet(tx, paymentFileSet, { ownerId: id, companyId: file.companyId });
      const { customerId: _customer, ...rest } = file;
      return { ...rest, id, payIds, changedPays: [], returnedPayIds: [], cancellation: null };
    },
    standing: async (kind, payIds) => {
      await checkFilesOfRuns(tx, kind, payIds);
      const rows = await idsInChunks(payIds, (ids) =>
        readRows(tx, PaymentFilePayTable, { where: { liveKey: In(ids.map((id) => liveKey(kind, id))) } }),
      );
      return new Map(rows.map(({ payId, fileId }) => [payId, fileId]));
    },
    countOfRun: (companyId, payRunId, kind) => tx.repository(PaymentFileTable).countBy({ companyId, payRunId, kind }),
    ofCompany: (companyId) => files({ companyId }),
    find: async (companyId, id) => (await files({ companyId, id }))[0],
    contentOf: async (id) => {
      const [row] = await readRows(tx, PaymentFileTable, { where: { id }, only: [...owners, 'content'] });
      if (row === undefined) throw new Error(`Payment file ${id} is not there`);
      return tx.encryption.decrypt(row.content, encryptedPaymentFileColumn.ownerOf(row));
    },
    cancel: async (id, at, reason) => {
      const { companyId } = await tx.repository(PaymentFileTable).findOneByOrFail({ id });
      return changeRowSet(tx, paymentFileSet, { ownerId: id, companyId }, async () => {
        const there = await tx.repository(PaymentFileCancellationTable).existsBy({ fileId: id });
        if (there) return false;
        await insertRow(tx, PaymentFileCancellationTable, { fileId: id, cancelledAt: at, reason });
        await updateRows(tx, PaymentFilePayTable, { fileId: id }, { liveKey: null });
        return true;
      });
    },
    free: async (id, payIds) => {
      const { companyId } = await tx.repository(PaymentFileTable).findOneByOrFail({ id });
      await changeRowSet(tx, paymentFileSet, { ownerId: id, companyId }, async () => {
        await idsInChunks(payIds, async (ids) => {
          await updateRows(tx, PaymentFilePayTable, { fileId: id, payId: In([...ids]) }, { liveKey: null });
          return [];
        });
      });
    },
  };
}

/** A voided pay was deleted or corrected since; one that was taken back in the ledger and stands was worked out anew. */
async function changedPays(
  tx: Transaction,
  files: readonly Pick<PaymentFile, 'id' | 'createdAt'>[],
  pays: readonly { readonly fileId: number; readonly payId: number }[],
): Promise<ReadonlyMap<number, readonly ChangedPay[]>> {
  const payIds = [...new Set(pays.map(({ payId }) => payId))];
  const reversals = await idsInChunks(payIds, (ids) =>
    readRows(tx, LedgerTable, { where: { payId: In([...ids]), reason: 'reversal' }, only: ['payId', 'createdAt'] }),
  );
  const reversed = new Map<number, number>();
  for (const { payId, createdAt } of reversals) {
    reversed.set(payId, Math.max(reversed.get(payId) ?? createdAt, createdAt));
  }
  const voided = await idsInChunks([...reversed.keys()], (ids) =>
    readRows(tx, PayTable, { where: { id: In([...ids]), status: 'voided' }, only: ['id', 'replacedByPayId'] }),
  );
  const replacedBy = new Map(voided.map(({ id, replacedByPayId }) => [id, replacedByPayId]));
  return new Map(
    files.map(({ id, createdAt }) => [
      id,
      pays
        .filter(({ fileId, payId }) => fileId === id && (reversed.get(payId) ?? -1) >= createdAt)
        .map(({ payId }): ChangedPay => {
          const instead = replacedBy.get(payId);
          const change = instead === undefined ? 'changed' : instead === null ? 'deleted' : 'corrected';
          return { payId, change, replacedByPayId: instead ?? null };
        }),
    ]),
  );
}

/** A pay that was taken out of its file in the database would be paid again, so the files of its run are looked at. */
async function checkFilesOfRuns(tx: Transaction, kind: PaymentFileKind, payIds: readonly number[]): Promise<void> {
  const pays = await idsInChunks(payIds, (ids) =>
    readRows(tx, PayTable, { where: { id: In([...ids]) }, only: ['payRunId', 'companyId'] }),
  );
  const runs = [...new Set(pays.map(({ payRunId }) => payRunId))];
  const files = await idsInChunks(runs, (ids) =>
    readRows(tx, PaymentFileTable, { where: { payRunId: In([...ids]), kind }, only: ['id'] }),
  );
  await checkRowSet(
    tx,
    paymentFileSet,
    files.map(({ id }) => id),
  );
  for (const companyId of new Set(pays.map((pay) => pay.companyId))) {
    await checkSetsOfCompany(tx, companyId);
  }
}

function liveKey(kind: PaymentFileKind, payId: number): string {
  return `${kind}:${payId}`;
}
