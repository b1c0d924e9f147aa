import type { SigningKeys } from '@anz-payroll/accounts';
import { In } from 'typeorm';
import type { Transaction } from '../database';
import { encryptedColumn } from '../reencryption';
import { deleteRows, nextVersion, updateRows } from '../rows';
import { SigningKeyTable } from './account-tables';
import { addUnlessTaken } from './add-record';
import { findRecords } from './find-record';

/** A key is bound to its generation and its published id: the private half of another key does not decrypt there. */
export const encryptedSigningKeyColumn = encryptedColumn(SigningKeyTable, 'privateKey', {
  boundTo: ['generation', 'kid'],
  isRequired: true,
});

/** The keys of ID tokens. Their private halves are decrypted when they are read. */
export function bindSigningKeys(tx: Transaction): SigningKeys {
  return {
    all: async () => {
      const rows = await findRecords(tx, SigningKeyTable, {});
      return rows
        .map((row) => ({
          ...row,
          privateKey: tx.encryption.decrypt(row.privateKey, encryptedSigningKeyColumn.ownerOf(row)),
        }))
        .sort((a, b) => a.generation - b.generation);
    },
    add: async (key) => {
      const row = { ...key, privateKey: tx.encryption.encrypt(key.privateKey, encryptedSigningKeyColumn.ownerOf(key)) };
      const added = await addUnlessTaken(tx, SigningKeyTable, row);
      return added && { ...added, privateKey: key.privateKey };
    },
    withdraw: async (id, at) => {
      await updateRows(tx, SigningKeyTable, { id }, { withdrawnAt: at, version: nextVersion });
    },
    delete: async (ids) => {
      if (ids.length > 0) await deleteRows(tx, SigningKeyTable, { id: In([...ids]) });
    },
  };
}
