import { randomUUID } from 'node:crypto';
import type { EmailQueue } from '@anz-payroll/mail';
import { In, LessThanOrEqual } from 'typeorm';
import type { UnitOfWork } from '@anz-payroll/kernel';
import type { Transaction } from '../database';
import { updateRows } from '../rows';
import { EmailTable } from './email-table';

/**
 * The queue as the sender uses it; every call is a unit of work of its own. A claim moves the e-mail's due moment to the
 * end of the lease, so that a sender that dies leaves an e-mail that becomes due again by itself.
 */
export function emailQueue(unitOfWork: UnitOfWork<Transaction>): EmailQueue {
  return {
    claim: ({ now, leaseUntil, limit }) =>
      unitOfWork.run(async (tx) => {
        const table = tx.repository(EmailTable);
        const due = { status: 'waiting' as const, dueAt: LessThanOrEqual(now) };
        const found = await table.find({
          select: { id: true },
          where: due,
          order: { dueAt: 'ASC', id: 'ASC' },
          take: limit,
        });
        if (found.length === 0) return [];
        const id = In(found.map((row) => row.id));
        const claimToken = randomUUID();
        await updateRows(tx, EmailTable, { ...due, id }, { claimToken, dueAt: leaseUntil });
        const rows = await table.find({ where: { id, claimToken }, order: { id: 'ASC' } });
        return rows.map(({ id, kind, userId, facts, attempts }) => ({ id, kind, userId, facts, attempts, claimToken }));
      }),
    sent: ({ id, kind, claimToken }, now) =>
      unitOfWork.run(async (tx) => {
        // It names an address that somebody has no more.
        const told = kind === 'address-changed' ? { facts: {} } : {};
        const changes = { status: 'sent' as const, sentAt: now, lastError: null, ...told, ...ended };
        await updateRows(tx, EmailTable, { id, claimToken }, changes);
      }),
    failed: ({ id, claimToken }, why, retryAt, now) =>
      unitOfWork.run(async (tx) => {
        const status = retryAt === undefined ? ('failed' as const) : ('waiting' as const);
        const changes = { status, dueAt: retryAt ?? now, lastError: why.slice(0, 255), ...ended };
        await updateRows(tx, EmailTable, { id, claimToken }, changes);
      }),
    retryFailed: (now) =>
      unitOfWork.run((tx) =>
        updateRows(tx, EmailTable, { status: 'failed' }, { status: 'waiting', attempts: 0, dueAt: now }),
      ),
    count: () =>
      unitOfWork.run(async (tx) => {
        const table = tx.repository(EmailTable);
        return {
          waiting: await table.countBy({ status: 'waiting' }),
          sent: await table.countBy({ status: 'sent' }),
          failed: await table.countBy({ status: 'failed' }),
        };
      }),
  };
}

/** An attempt is over, however it ended. */
const ended = { attempts: () => 'attempts + 1', claimToken: null };
