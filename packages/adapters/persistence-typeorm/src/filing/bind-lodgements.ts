import { randomUUID } from 'node:crypto';
import type { ClaimedLodgement, Lodgement, Lodgements, LodgementStatus, StpAction } from '@anz-payroll/filing';
import { In, LessThan, LessThanOrEqual, Not, type FindOptionsWhere, type QueryPartialEntity } from 'typeorm';
import { inChunks, type Transaction } from '../database';
import { StoredValueChanged } from '../encryption';
import { insertRows, readRows } from '../hot-sql';
import { changeRowSet, checkRowSet, writeRowSet } from '../integrity/row-set';
import { ownedRows, rowSet } from '../integrity/rows-in-set';
import { idsInChunks } from '../pays/ids-in-chunks';
import { PayTable } from '../pays/pay-tables';
import { encryptedColumn } from '../reencryption';
import { insertEncrypted, updateRows } from '../rows';
import { LodgementPayeeTable, LodgementPayTable, LodgementTable, type LodgementRow } from './filing-tables';
import { IN_ONE_STATEMENT } from './in-one-statement';

export const encryptedLodgementColumn = encryptedColumn(LodgementTable, 'body', {
  boundTo: ['id', 'companyId', 'messageId', 'action', 'financialYear', 'paymentDate'],
});

/** A message with the pays and employees that it reports, and what became of it. */
export const lodgementSet = rowSet('lodgement', [
  ownedRows(LodgementTable, 'id', ['body']),
  ownedRows(LodgementPayTable, 'lodgementId'),
  ownedRows(LodgementPayeeTable, 'lodgementId'),
]);

const waits = ['pending', 'sending'] as const satisfies readonly LodgementStatus[];

export function bindLodgements(tx: Transaction): Lodgements {
  const table = tx.repository(LodgementTable);
  return {
    add: async ({ now, payIds, otherPayees, body, ...lodgement }) => {
      const lodgementId = await insertEncrypted(tx, LodgementTable, encryptedLodgementColumn, 'body', body, {
        ...lodgement,
        status: 'pending',
        attempts: 0,
        dueAt: now,
        claimToken: null,
        leaseUntil: null,
        message: null,
        lodgedWith: null,
        createdAt: now,
        updatedAt: now,
      });
      await insertRows(
        tx,
        LodgementPayTable,
        payIds.map((payId) => ({ lodgementId, payId })),
      );
      await insertRows(
        tx,
        LodgementPayeeTable,
        otherPayees.map((employeeId) => ({ lodgementId, employeeId })),
      );
      await writeRowSet(tx, lodgementSet, { ownerId: lodgementId, companyId: lodgement.companyId });
    },
    newestWaiting: async (companyId) => {
      const [row] = await table.find({ where: { companyId }, order: { createdAt: 'DESC', id: 'DESC' }, take: 1 });
      if (row === undefined || !(waits as readonly LodgementStatus[]).includes(row.status)) return undefined;
      const body = tx.encryption.decrypt(row.body, encryptedLodgementColumn.ownerOf(row));
      return { id: row.id, messageId: row.messageId, body };
    },
    ofCompany: async (companyId, limit) => {
      const rows = await table.find({ where: { companyId }, order: { createdAt: 'DESC', id: 'DESC' }, take: limit });
      const ids = rows.map(({ id }) => id);
      await checkRowSet(tx, lodgementSet, ids);
      return rows.map(toLodgement);
    },
    payEventsOf: async (companyId, paymentDate) => {
      const where = { companyId, paymentDate, kind: 'pay-event' as const, status: Not<LodgementStatus>('rejected') };
      return (await table.find({ where, order: { createdAt: 'ASC', id: 'ASC' } })).map(toLodgement);
    },
    reportedAmong: async (payIds) => {
      const reported = new Set<number>();
      await inChunks(payIds, IN_ONE_STATEMENT, async (chunk) => {
        const rows = await tx
          .repository(LodgementPayTable)
          .createQueryBuilder('reported')
          .innerJoin(LodgementTable.options.name, 'lodgement', 'lodgement.id = reported.lodgementId')
          .where({ payId: In([...chunk]) })
          .andWhere("lodgement.status <> 'rejected'")
          .getMany();
        for (const { payId } of rows) reported.add(payId);
      });
      return reported;
    },
    reportedYears: async (companyId, financialYear, employeeIds) => {
      const last = await lastMessages(tx, companyId, financialYear, employeeIds);
      const final = await idsInChunks([...new Set(last.values())], (ids) =>
        readRows(tx, LodgementTable, { where: { id: In([...ids]), isFinal: true }, only: ['id'] }),
      );
      const finals = new Set(final.map(({ id }) => id));
      return new Map([...last].map(([employeeId, id]) => [employeeId, finals.has(id)]));
    },
    lastBodies: async (companyId, financialYear, employeeIds) => {
      const last = await lastMessages(tx, companyId, financialYear, employeeIds);
      const rows = await idsInChunks([...new Set(last.values())], (ids) =>
        readRows(tx, LodgementTable, { where: { id: In([...ids]) } }),
      );
      const bodies = new Map(
        rows.map((row) => [row.id, tx.encryption.decrypt(row.body, encryptedLodgementColumn.ownerOf(row))]),
      );
      return new Map([...last].map(([employeeId, id]) => [employeeId, bodies.get(id)!]));
    },
    claim: ({ limit, now, leaseUntil }) => claim(tx, limit, now, leaseUntil),
    finish: async ({ id, claimToken }, { status, attempts, dueAt, message, lodgedWith }, now) => {
      const changes = {
        lodgedWith: lodgedWith ?? null,
        status,
        attempts,
        dueAt,
        message: message.slice(0, 1000),
        updatedAt: now,
        ...unclaimed,
      };
      return (await changeEach(tx, { id, claimToken, status: 'sending' }, changes)) === 1;
    },
    reclaim: (now) =>
      changeEach(tx, { status: 'sending', leaseUntil: LessThan(now) }, { status: 'pending', dueAt: now, ...unclaimed }),
    paysOf: async (lodgementId) => {
      const rows = await tx.repository(LodgementPayTable).find({ where: { lodgementId }, order: { payId: 'ASC' } });
      return rows.map(({ payId }) => payId);
    },
    retry: async (companyId, now) => {
      const ofCompany = companyId === undefined ? {} : { companyId };
      const again = { status: 'pending' as const, dueAt: now, updatedAt: now };
      return (
        (await changeEach(tx, { status: 'pending', ...ofCompany }, again)) +
        (await changeEach(tx, { status: 'given-up', ...ofCompany }, { ...again, attempts: 0 }))
      );
    },
  };
}

/** By employee, the last message of the year that speaks of them and was not sent back. */
async function lastMessages(
  tx: Transaction,
  companyId: number,
  financialYear: string,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const messages = tx
    .repository(LodgementTable)
    .createQueryBuilder('lodgement')
    .where({ companyId, financialYear, status: Not<LodgementStatus>('rejected') });
  const withPay = messages
    .clone()
    .innerJoin(LodgementPayTable.options.name, 'reported', 'reported.lodgementId = lodgement.id')
    .innerJoin(PayTable.options.name, 'about', 'about.id = reported.payId');
  const withoutPay = messages
    .clone()
    .innerJoin(LodgementPayeeTable.options.name, 'about', 'about.lodgementId = lodgement.id');
  const last = new Map<number, number>();
  await inChunks(employeeIds, IN_ONE_STATEMENT, async (ids) => {
    for (const query of [withPay, withoutPay]) {
      const found = await query
        .clone()
        .andWhere('about.employeeId IN (:...ids)', { ids: [...ids] })
        .groupBy('about.employeeId')
        .select('about.employeeId', 'employeeId')
        .addSelect('MAX(lodgement.id)', 'id')
        .getRawMany<{ employeeId: number | string; id: number | string }>();
      for (const { employeeId, id } of found) {
        last.set(Number(employeeId), Math.max(Number(id), last.get(Number(employeeId)) ?? 0));
      }
    }
  });
  return last;
}

/**
 * Changes messages that match, each with its code, and answers how many did. One that was changed elsewhere is left as it
 * is, so that it keeps nobody else's from being sent; `verify` names it.
 */
async function changeEach(
  tx: Transaction,
  where: FindOptionsWhere<LodgementRow>,
  changes: QueryPartialEntity<LodgementRow>,
): Promise<number> {
  const matching = await readRows(tx, LodgementTable, { where, order: { id: 'ASC' }, only: ['id', 'companyId'] });
  let changed = 0;
  for (const { id, companyId } of matching) {
    try {
      changed += await changeRowSet(tx, lodgementSet, { ownerId: id, companyId }, () =>
        updateRows(tx, LodgementTable, { ...where, id }, changes),
      );
    } catch (error) {
      if (!(error instanceof StoredValueChanged)) throw error;
    }
  }
  return changed;
}

const unclaimed = { claimToken: null, leaseUntil: null };

/** Only the oldest open message of a company is looked at: a year to date must not overtake an older one. */
async function claim(
  tx: Transaction,
  limit: number,
  now: number,
  leaseUntil: number,
): Promise<readonly ClaimedLodgement[]> {
  const query = tx.repository(LodgementTable).createQueryBuilder('due');
  const older = query
    .subQuery()
    .select('open.id')
    .from(LodgementTable, 'open')
    .where("open.companyId = due.companyId AND open.status IN ('pending', 'sending')")
    .andWhere('(open.createdAt < due.createdAt OR (open.createdAt = due.createdAt AND open.id < due.id))');
  const due = await query
    .select('due.id')
    .where({ status: 'pending', dueAt: LessThanOrEqual(now) })
    .andWhere(`NOT EXISTS ${older.getQuery()}`)
    .orderBy('due.dueAt')
    .addOrderBy('due.id')
    .take(limit)
    .getMany();
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id).sort((a, b) => a - b);
  const claimToken = randomUUID();
  await changeEach(
    tx,
    { id: In(ids), status: 'pending', dueAt: LessThanOrEqual(now) },
    { status: 'sending', attempts: () => 'attempts + 1', claimToken, leaseUntil, updatedAt: now },
  );
  const rows = await tx
    .repository(LodgementTable)
    .find({ where: { claimToken, id: In(ids) }, order: { createdAt: 'ASC', id: 'ASC' } });
  return rows.map((row) => ({
    id: row.id,
    customerId: row.customerId,
    companyId: row.companyId,
    claimToken,
    messageId: row.messageId,
    action: row.action satisfies StpAction,
    body: tx.encryption.decrypt(row.body, encryptedLodgementColumn.ownerOf(row)),
    attempts: row.attempts,
  }));
}

function toLodgement(row: LodgementRow): Lodgement {
  return {
    id: row.id,
    companyId: row.companyId,
    messageId: row.messageId,
    kind: row.kind,
    action: row.action,
    financialYear: row.financialYear,
    paymentDate: row.paymentDate as Lodgement['paymentDate'],
    payeeCount: row.payeeCount,
    isFinal: row.isFinal,
    status: row.status,
    attempts: row.attempts,
    dueAt: row.dueAt,
    message: row.message,
    lodgedWith: row.lodgedWith,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
