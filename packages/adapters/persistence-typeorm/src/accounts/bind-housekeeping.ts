import type { Housekeeping } from '@anz-payroll/accounts';
import type { Transaction } from '../database';

/** What each kind of credential ends by. A token row ends with its refresh token, or with its access token alone. */
const endings: Readonly<Record<string, string>> = {
  oauth_codes: 'expires_at < ?',
  oauth_tokens: 'access_expires_at < ? AND (refresh_expires_at IS NULL OR refresh_expires_at < ?)',
  oauth_requests: 'expires_at < ?',
  sessions: 'expires_at < ?',
  password_links: 'expires_at < ?',
};

export function bindHousekeeping(tx: Transaction): Housekeeping {
  return {
    deleteEnded: async (before, limit) => {
      let deleted = 0;
      for (const [table, ended] of Object.entries(endings)) {
        const values = [...ended.matchAll(/\?/g)].map(() => before);
        const sql = `SELECT id FROM ${table} WHERE ${ended} ORDER BY id LIMIT ${Math.trunc(limit)}`;
        const ids = (await tx.query<{ id: number }>(sql, values)).map((row) => row.id);
        if (ids.length === 0) continue;
        const marks = ids.map(() => '?').join(', ');
        deleted += await tx.execute(`DELETE FROM ${table} WHERE id IN (${marks})`, ids);
      }
      return deleted + (await deleteGuessLogs(tx, before, limit));
    },
  };
}

async function deleteGuessLogs(tx: Transaction, before: number, limit: number): Promise<number> {
  const sql = `SELECT key_hash FROM guess_logs WHERE counted_at < ? LIMIT ${Math.trunc(limit)}`;
  const keys = (await tx.query<{ key_hash: string }>(sql, [before])).map((row) => row.key_hash);
  if (keys.length === 0) return 0;
  const marks = keys.map(() => '?').join(', ');
  return tx.execute(`DELETE FROM guess_logs WHERE counted_at < ? AND key_hash IN (${marks})`, [before, ...keys]);
}
