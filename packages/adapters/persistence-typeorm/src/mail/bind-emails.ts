import type { Email } from '@anz-payroll/mail';
import type { Transaction } from '../database';
import { insertRow } from '../rows';
import { EmailTable } from './email-table';

/** Queues an e-mail in the transaction of what it tells: neither exists without the other. */
export function bindEmails(tx: Transaction, clock: { now(): number }): { add(email: Email): Promise<void> } {
  return {
    add: async ({ kind, userId, facts }) => {
      const now = clock.now();
      await insertRow(tx, EmailTable, {
        kind,
        userId,
        facts,
        status: 'waiting',
        attempts: 0,
        dueAt: now,
        claimToken: null,
        lastError: null,
        createdAt: now,
        sentAt: null,
      });
    },
  };
}
