import { randomUUID } from 'node:crypto';
import type { ClaimedLodgement, Lodgement, Lodgements, LodgementStatus, StpAction } from '@anz-payroll/filing';
import { In, Not } from 'typeorm';
import { inChunks, type Transaction } from '../database';
import type { SealedColumn } from '../resealing';
import { insertRow, insertRows, marksFor } from '../rows';
import type { Place } from '../vault';
import { LodgementPayTable, LodgementTable, type LodgementRow } from './filing-tables';
import { IN_ONE_STATEMENT } from './in-one-statement';

const bodyPlace: Place = 'lodgements.body';

export const sealedLodgementColumn: SealedColumn = { table: 'lodgements', column: 'body', place: bodyPlace };

export function bindLodgements(tx: Transaction): Lodgements {
  const table = tx.manager.getRepository(LodgementTable);
  return {
    add: async ({ now, payIds, body, ...lodgement }) => {
      const lodgementId = await insertRow(tx, LodgementTable, {
        ...lodgement,
        body: tx.vault.seal(body, bodyPlace),
        status: 'pending',
        attempts: 0,
        dueAt: now,
        claimToken: null,
        leaseUntil: null,
        message: null,
        createdAt: now,
        updatedAt: now,
      });
      await insertRows(
        tx,
        LodgementPayTable,
        payIds.map((payId) => ({ lodgementId, payId })),
      );
    },
    ofCompany: async (companyId, limit) => {
      const rows = await table.find({ where: { companyId }, order: { createdAt: 'DESC', id: 'DESC' }, take: limit });
      return rows.map(toLodgement);
    },
    payEventsOf: async (companyId, paymentDate) => {
      const where = { companyId, paymentDate, kind: 'pay-event' as const, status: Not<LodgementStatus>('rejected') };
      return (await table.find({ where, order: { createdAt: 'ASC', id: 'ASC' } })).map(toLodgement);
    },
    reportedAmong: async (payIds) => {
      const reported = new Set<number>();
      await inChunks(payIds, IN_ONE_STATEMENT, async (chunk) => {
        const rows = await tx.query<{ pay_id: number }>(
          `SELECT DISTINCT p.pay_id FROM lodgement_pays p JOIN lodgements l ON l.id = p.lodgement_id
            WHERE p.pay_id IN (${marksFor(chunk)}) AND l.status <> 'rejected'`,
          chunk,
        );
        for (const { pay_id } of rows) reported.add(pay_id);
      });
      return reported;
    },
    claim: ({ limit, now, leaseUntil }) => claim(tx, limit, now, leaseUntil),
    finish: async ({ id, claimToken }, { status, attempts, dueAt, message }, now) => {
      const changed = await tx.execute(
        `UPDATE lodgements SET status = ?, attempts = ?, due_at = ?, message = ?, updated_at = ?, claim_token = NULL,
                lease_until = NULL
          WHERE id = ? AND claim_token = ? AND status = 'sending'`,
        [status, attempts, dueAt, message.slice(0, 1000), now, id, claimToken],
      );
      return changed === 1;
    },
    reclaim: (now) =>
      tx.execute(
        `UPDATE lodgements SET status = 'pending', due_at = ?, claim_token = NULL, lease_until = NULL
          WHERE status = 'sending' AND lease_until < ?`,
        [now, now],
      ),
    paysOf: async (lodgementId) => {
      const rows = await tx.query<{ pay_id: number }>(
        'SELECT pay_id FROM lodgement_pays WHERE lodgement_id = ? ORDER BY pay_id',
        [lodgementId],
      );
      return rows.map(({ pay_id }) => pay_id);
    },
    retry: (companyId, now) =>
      tx.execute(
        `UPDATE lodgements SET attempts = CASE WHEN status = 'given-up' THEN 0 ELSE attempts END, due_at = ?,
                updated_at = ?, status = 'pending'
          WHERE status IN ('given-up', 'pending')${companyId === undefined ? '' : ' AND company_id = ?'}`,
        companyId === undefined ? [now, now] : [now, now, companyId],
      ),
  };
}

/** Only the oldest open message of a company is looked at: a year to date must not overtake an older one. */
async function claim(
  tx: Transaction,
  limit: number,
  now: number,
  leaseUntil: number,
): Promise<readonly ClaimedLodgement[]> {
  const due = await tx.query<{ id: number }>(
    `SELECT l.id FROM lodgements l
      WHERE l.status = 'pending' AND l.due_at <= ? AND NOT EXISTS (
        SELECT 1 FROM lodgements e WHERE e.company_id = l.company_id AND e.status IN ('pending', 'sending')
           AND (e.created_at < l.created_at OR (e.created_at = l.created_at AND e.id < l.id)))
      ORDER BY l.due_at, l.id LIMIT ${Math.trunc(limit)}`,
    [now],
  );
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id).sort((a, b) => a - b);
  const claimToken = randomUUID();
  await tx.execute(
    `UPDATE lodgements SET status = 'sending', attempts = attempts + 1, claim_token = ?, lease_until = ?, updated_at = ?
      WHERE id IN (${marksFor(ids)}) AND status = 'pending' AND due_at <= ?`,
    [claimToken, leaseUntil, now, ...ids, now],
  );
  const rows = await tx.manager
    .getRepository(LodgementTable)
    .find({ where: { claimToken, id: In(ids) }, order: { createdAt: 'ASC', id: 'ASC' } });
  return rows.map(({ id, messageId, action, body, attempts }) => ({
    id,
    claimToken,
    messageId,
    action: action satisfies StpAction,
    body: tx.vault.open(body, bodyPlace),
    attempts,
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
    status: row.status,
    attempts: row.attempts,
    dueAt: row.dueAt,
    message: row.message,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
