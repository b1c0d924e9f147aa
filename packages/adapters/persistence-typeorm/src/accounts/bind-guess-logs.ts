import type { GuessLogs } from '@anz-payroll/accounts';
import type { Transaction } from '../database';
import { insertUnlessThere, updateRows } from '../rows';
import { GuessLogTable } from './account-tables';

/** One row a key, locked while it is looked at: twenty guesses at once are twenty guesses. */
export function bindGuessLogs(tx: Transaction): GuessLogs {
  return {
    hold: async (keyHash) => {
      const locked = () => tx.repository(GuessLogTable).findOne({ where: { keyHash }, ...tx.rowLock });
      // Locked before anything is inserted: MySQL gives an insert that finds its row a shared lock, and two transactions
      // with shared locks that both ask for more are a deadlock.
      const row = await locked();
      if (row !== null) return row.dayLog ?? [];
      await insertUnlessThere(tx, GuessLogTable, { keyHash, guesses: [], dayLog: [], countedAt: 0 });
      return (await locked())?.dayLog ?? [];
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
