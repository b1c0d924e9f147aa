import type { GuessLogs } from '@anz-payroll/accounts';
import type { Transaction } from '../database';
import { insertUnlessThere, updateRows } from '../rows';
import { GuessLogTable } from './account-tables';

/** One row a key, locked while it is looked at: twenty guesses at once are twenty guesses. */
export function bindGuessLogs(tx: Transaction): GuessLogs {
  return {
    hold: async (keyHash) => {
      await insertUnlessThere(tx, GuessLogTable, { keyHash, guesses: [], dayLog: [], countedAt: 0 });
      const row = await tx.repository(GuessLogTable).findOne({ where: { keyHash }, ...tx.rowLock });
      return row?.dayLog ?? [];
    },
    put: async (keyHash, guesses) => {
      await updateRows(
        tx,
        GuessLogTable,
        { keyHash },
        { dayLog: guesses, countedAt: Math.max(0, ...guesses.map(Math.abs)) },
      );
    },
  };
}
