import { randomUUID } from 'node:crypto';
import type { LetterQueue } from '@anz-payroll/mail';
import { In } from 'typeorm';
import type { UnitOfWork } from '@anz-payroll/kernel';
import type { Transaction } from '../database';
import { LetterTable } from './letter-table';

/**
 * The queue as the sender uses it; every call is a unit of work of its own. A claim moves the letter's due moment to the
 * end of the lease, so that a sender that dies leaves a letter that becomes due again by itself.
 */
export function letterQueue(unitOfWork: UnitOfWork<Transaction>): LetterQueue {
  return {
    claim: ({ now, leaseUntil, limit }) =>
      unitOfWork.run(async (tx) => {
        const sql = `SELECT id FROM letters WHERE status = 'waiting' AND due_at <= ? ORDER BY due_at, id LIMIT ${Math.trunc(limit)}`;
        const ids = (await tx.query<{ id: number }>(sql, [now])).map(({ id }) => id);
        if (ids.length === 0) return [];
        const claimToken = randomUUID();
        await tx.execute(
          `UPDATE letters SET claim_token = ?, due_at = ? WHERE id IN (${ids.map(() => '?').join(', ')}) AND status = 'waiting' AND due_at <= ?`,
          [claimToken, leaseUntil, ...ids, now],
        );
        const rows = await tx.manager.find(LetterTable, { where: { id: In(ids), claimToken }, order: { id: 'ASC' } });
        return rows.map(({ id, kind, userId, facts, attempts }) => ({ id, kind, userId, facts, attempts, claimToken }));
      }),
    sent: ({ id, claimToken }, now) =>
      unitOfWork.run(async (tx) => {
        const sql = `UPDATE letters SET status = 'sent', attempts = attempts + 1, sent_at = ?, last_error = NULL, claim_token = NULL
                      WHERE id = ? AND claim_token = ?`;
        await tx.execute(sql, [now, id, claimToken]);
      }),
    failed: ({ id, claimToken }, why, retryAt, now) =>
      unitOfWork.run(async (tx) => {
        const sql = `UPDATE letters SET status = ?, attempts = attempts + 1, due_at = ?, last_error = ?, claim_token = NULL
                      WHERE id = ? AND claim_token = ?`;
        const status = retryAt === undefined ? 'failed' : 'waiting';
        await tx.execute(sql, [status, retryAt ?? now, why.slice(0, 255), id, claimToken]);
      }),
    retryFailed: (now) =>
      unitOfWork.run((tx) =>
        tx.execute("UPDATE letters SET status = 'waiting', attempts = 0, due_at = ? WHERE status = 'failed'", [now]),
      ),
    count: () =>
      unitOfWork.run(async (tx) => {
        const rows = await tx.query<{ status: 'waiting' | 'sent' | 'failed'; letters: number }>(
          'SELECT status, COUNT(*) AS letters FROM letters GROUP BY status',
        );
        const counts = { waiting: 0, sent: 0, failed: 0 };
        for (const { status, letters } of rows) counts[status] = Number(letters);
        return counts;
      }),
  };
}
