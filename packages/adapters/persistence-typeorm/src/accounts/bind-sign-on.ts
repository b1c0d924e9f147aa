import type { AccountStores } from '@anz-payroll/accounts';
import { IsNull } from 'typeorm';
import type { Transaction } from '../database';
import { encryptedColumn } from '../reencryption';
import { deleteRows, nextVersion, updateRows } from '../rows';
import { addRecord, addUnlessTaken } from './add-record';
import { findRecord, findRecords } from './find-record';
import { saveRecord } from './save-record';
import { PasskeyTable, SignInChallengeTable, SignOnDomainTable } from './sign-in-tables';

/** A client's secret is bound to account and domain: that of another one does not decrypt there. */
export const encryptedSignOnColumn = encryptedColumn(SignOnDomainTable, 'clientSecret', {
  boundTo: ['customerId', 'domain'],
});

type SignOn = Pick<AccountStores, 'signOnDomains' | 'signInChallenges' | 'passkeys'>;
type Row = { readonly customerId: number; readonly domain: string; readonly clientSecret: string | null };

/** Single sign-on and passkeys. */
export function bindSignOn(tx: Transaction): SignOn {
  const owner = ({ customerId, domain }: Row) => encryptedSignOnColumn.ownerOf({ customerId, domain });
  const encrypted = <R extends Row>(row: R): R => ({
    ...row,
    clientSecret: row.clientSecret === null ? null : tx.encryption.encrypt(row.clientSecret, owner(row)),
  });
  const decrypted = <R extends Row>(row: R): R => ({
    ...row,
    clientSecret: row.clientSecret === null ? null : tx.encryption.decrypt(row.clientSecret, owner(row)),
  });
  return {
    signOnDomains: {
      add: async (domain) => {
        const added = await addUnlessTaken(tx, SignOnDomainTable, encrypted(domain));
        return added && { ...added, clientSecret: domain.clientSecret };
      },
      find: async (id) => {
        const row = await findRecord(tx, SignOnDomainTable, { id });
        return row && decrypted(row);
      },
      ofCustomer: async (customerId) => (await findRecords(tx, SignOnDomainTable, { customerId })).map(decrypted),
      ofDomain: async (domain) => (await findRecords(tx, SignOnDomainTable, { domain })).map(decrypted),
      save: (domain) => saveRecord(tx, SignOnDomainTable, encrypted(domain)),
      remove: async (id) => void (await deleteRows(tx, SignOnDomainTable, { id })),
    },
    signInChallenges: {
      add: async (challenge) => void (await addRecord(tx, SignInChallengeTable, challenge)),
      find: (hash) => findRecord(tx, SignInChallengeTable, { hash }),
      use: async (hash, usedAt) =>
        (await updateRows(tx, SignInChallengeTable, { hash, usedAt: IsNull() }, { usedAt, version: nextVersion })) ===
        1,
    },
    passkeys: {
      add: (passkey) => addUnlessTaken(tx, PasskeyTable, passkey),
      findByCredential: (credentialHash) => findRecord(tx, PasskeyTable, { credentialHash }),
      ofUser: (userId) => findRecords(tx, PasskeyTable, { userId }),
      save: (passkey) => saveRecord(tx, PasskeyTable, passkey),
      remove: async (id) => void (await deleteRows(tx, PasskeyTable, { id })),
    },
  };
}
