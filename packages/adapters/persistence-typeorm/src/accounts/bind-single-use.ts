import type { AccountStores, Session } from '@anz-payroll/accounts';
import { IsNull, type EntitySchema } from 'typeorm';
import type { Transaction } from '../database';
import { nextVersion, updateRows } from '../rows';
import { AuthorizationCodeTable, AuthorizationRequestTable, SessionTable, type SessionRow } from './account-tables';
import { addRecord } from './add-record';
import { findRecord, findRecords } from './find-record';
import { fromScopeText, toScopeText } from './scope-text';
import { EmailChangeTable, PasswordLinkTable } from './sign-in-tables';

type SingleUse = Pick<AccountStores, 'codes' | 'authorizationRequests' | 'sessions' | 'passwordLinks' | 'emailChanges'>;

interface SingleUseRow {
  readonly hash: string | null;
  readonly usedAt: number | null;
  readonly version: number;
}

/** Credentials that are found by their hash and spent by one conditional update: of parallel users one wins. */
export function bindSingleUse(tx: Transaction): SingleUse {
  const use = async <Row extends SingleUseRow>(table: EntitySchema<Row>, hash: string, at: number): Promise<boolean> =>
    (await updateRows<SingleUseRow>(tx, table, { hash, usedAt: IsNull() }, { usedAt: at, version: nextVersion })) === 1;
  return {
    codes: {
      add: async (code) => void (await addRecord(tx, AuthorizationCodeTable, code)),
      find: (hash) => findRecord(tx, AuthorizationCodeTable, { hash }),
      use: (hash, at) => use(AuthorizationCodeTable, hash, at),
    },
    authorizationRequests: {
      add: async ({ scopes, ...request }) =>
        void (await addRecord(tx, AuthorizationRequestTable, { ...request, scopes: toScopeText(scopes) })),
      find: async (hash) => {
        const row = await findRecord(tx, AuthorizationRequestTable, { hash });
        return row && { ...row, scopes: fromScopeText(row.scopes) };
      },
      use: (hash, at) => use(AuthorizationRequestTable, hash, at),
    },
    sessions: {
      add: async (session) => void (await addRecord(tx, SessionTable, session)),
      find: async (hash) => sessionOf(await findRecord(tx, SessionTable, { hash })),
      end: async (hash, at) => {
        await updateRows(tx, SessionTable, { hash, endedAt: IsNull() }, { endedAt: at, version: nextVersion });
      },
      see: async (hash, at) => {
        await updateRows(tx, SessionTable, { hash, endedAt: IsNull() }, { seenAt: at });
      },
      endAllOfUser: async (userId, at) => {
        await updateRows(tx, SessionTable, { userId, endedAt: IsNull() }, { endedAt: at, version: nextVersion });
      },
      ofUser: async (userId) =>
        (await findRecords(tx, SessionTable, { userId })).toReversed().flatMap((row) => sessionOf(row) ?? []),
      confirm: async (id, at) => {
        await updateRows(tx, SessionTable, { id }, { confirmedAt: at });
      },
    },
    passwordLinks: {
      add: async (link) => void (await addRecord(tx, PasswordLinkTable, link)),
      find: (hash) => findRecord(tx, PasswordLinkTable, { hash }),
      use: (hash, at) => use(PasswordLinkTable, hash, at),
      useAllOfUser: async (userId, at) => {
        await updateRows(tx, PasswordLinkTable, { userId, usedAt: IsNull() }, { usedAt: at, version: nextVersion });
      },
    },
    emailChanges: {
      add: (change) => addRecord(tx, EmailChangeTable, change),
      find: (id) => findRecord(tx, EmailChangeTable, { id }),
      findByHash: (hash) => findRecord(tx, EmailChangeTable, { hash }),
      latestOfUser: async (userId) => (await findRecords(tx, EmailChangeTable, { userId })).at(-1),
      setHash: async (id, hash) => {
        await updateRows(tx, EmailChangeTable, { id }, { hash, version: nextVersion });
      },
      use: (hash, at) => use(EmailChangeTable, hash, at),
      endAllOfUser: async (userId, at) => {
        await updateRows(tx, EmailChangeTable, { userId, usedAt: IsNull() }, { usedAt: at, version: nextVersion });
      },
    },
  };
}

function sessionOf(row: SessionRow | undefined): Session | undefined {
  return row && { ...row, isPending: row.isPending === true };
}
