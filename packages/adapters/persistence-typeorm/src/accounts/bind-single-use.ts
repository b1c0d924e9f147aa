import type { AccountStores } from '@anz-payroll/accounts';
import type { Transaction } from '../database';
import { AuthorizationCodeTable, AuthorizationRequestTable, PasswordLinkTable, SessionTable } from './account-tables';
import { addRecord } from './add-record';
import { findRecord } from './find-record';
import { fromScopeText, toScopeText } from './scope-text';

type SingleUse = Pick<AccountStores, 'codes' | 'authorizationRequests' | 'sessions' | 'passwordLinks'>;

/** Credentials that are found by their hash and spent by one conditional update: of parallel users one wins. */
export function bindSingleUse(tx: Transaction): SingleUse {
  const use = async (table: string, hash: string, at: number): Promise<boolean> => {
    const sql = `UPDATE ${table} SET used_at = ?, version = version + 1 WHERE hash = ? AND used_at IS NULL`;
    return (await tx.execute(sql, [at, hash])) === 1;
  };
  return {
    codes: {
      add: async (code) => void (await addRecord(tx, AuthorizationCodeTable, code)),
      find: (hash) => findRecord(tx, AuthorizationCodeTable, { hash }),
      use: (hash, at) => use('oauth_codes', hash, at),
    },
    authorizationRequests: {
      add: async ({ scopes, ...request }) =>
        void (await addRecord(tx, AuthorizationRequestTable, { ...request, scopes: toScopeText(scopes) })),
      find: async (hash) => {
        const row = await findRecord(tx, AuthorizationRequestTable, { hash });
        return row && { ...row, scopes: fromScopeText(row.scopes) };
      },
      use: (hash, at) => use('oauth_requests', hash, at),
    },
    sessions: {
      add: async (session) => void (await addRecord(tx, SessionTable, session)),
      find: (hash) => findRecord(tx, SessionTable, { hash }),
      end: async (hash, at) => {
        const sql = 'UPDATE sessions SET ended_at = ?, version = version + 1 WHERE hash = ? AND ended_at IS NULL';
        await tx.execute(sql, [at, hash]);
      },
      endAllOfUser: async (userId, at) => {
        const sql = 'UPDATE sessions SET ended_at = ?, version = version + 1 WHERE user_id = ? AND ended_at IS NULL';
        await tx.execute(sql, [at, userId]);
      },
    },
    passwordLinks: {
      add: async (link) => void (await addRecord(tx, PasswordLinkTable, link)),
      find: (hash) => findRecord(tx, PasswordLinkTable, { hash }),
      use: (hash, at) => use('password_links', hash, at),
      useAllOfUser: async (userId, at) => {
        const sql =
          'UPDATE password_links SET used_at = ?, version = version + 1 WHERE user_id = ? AND used_at IS NULL';
        await tx.execute(sql, [at, userId]);
      },
    },
  };
}
