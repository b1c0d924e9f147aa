import type { Email } from '@anz-payroll/mail';
import type { Transaction } from '../database';
import { insertRow } from '../rows';
import { LetterTable } from './letter-table';

/** Queues a letter in the transaction of what it tells: neither exists without the other. */
export function bindLetters(tx: Transaction, clock: { now(): number }): { add(letter: Email): Promise<void> } {
  return {
    add: async ({ kind, userId, facts }) => {
      const now = clock.now();
      await insertRow(tx, LetterTable, {
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
