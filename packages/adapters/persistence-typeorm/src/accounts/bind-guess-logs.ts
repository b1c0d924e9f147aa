import type { GuessLogs } from '@anz-payroll/accounts';
import type { Transaction } from '../database';
import { insertUnlessThere } from './insert-unless-there';

/** One row a key, locked while it is looked at: twenty guesses at once are twenty guesses. */
export function bindGuessLogs(tx: Transaction): GuessLogs {
  return {
    hold: async (key) => {
      await insertUnlessThere(tx, 'guess_logs', 'key_hash, guesses, counted_at', [key, '[]', 0]);
      const sql = `SELECT guesses FROM guess_logs WHERE key_hash = ?${tx.forUpdate}`;
      const [row] = await tx.query<{ guesses: string }>(sql, [key]);
      return row === undefined ? [] : (JSON.parse(row.guesses) as number[]);
    },
    put: async (key, guesses) => {
      const sql = 'UPDATE guess_logs SET guesses = ?, counted_at = ? WHERE key_hash = ?';
      await tx.execute(sql, [JSON.stringify(guesses), Math.max(0, ...guesses), key]);
    },
  };
}
