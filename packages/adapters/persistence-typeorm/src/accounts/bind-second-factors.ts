import type { SecondFactors } from '@anz-payroll/accounts';
import type { Transaction } from '../database';
import { encryptedColumn } from '../reencryption';
import { deleteRows } from '../rows';
import { addRecord } from './add-record';
import { findRecord } from './find-record';
import { saveRecord } from './save-record';
import { SecondFactorTable } from './sign-in-tables';

/** A secret is bound to its user: that of somebody else does not decrypt there. */
export const encryptedSecondFactorColumn = encryptedColumn(SecondFactorTable, 'secret', {
  boundTo: ['userId'],
  isRequired: true,
});

export function bindSecondFactors(tx: Transaction): SecondFactors {
  const encrypted = (userId: number, secret: string) =>
    tx.encryption.encrypt(secret, encryptedSecondFactorColumn.ownerOf({ userId }));
  return {
    find: async (userId) => {
      const row = await findRecord(tx, SecondFactorTable, { userId });
      return row && { ...row, secret: tx.encryption.decrypt(row.secret, encryptedSecondFactorColumn.ownerOf(row)) };
    },
    add: async (factor) => {
      await addRecord(tx, SecondFactorTable, { ...factor, secret: encrypted(factor.userId, factor.secret) });
    },
    save: (factor) => saveRecord(tx, SecondFactorTable, { ...factor, secret: encrypted(factor.userId, factor.secret) }),
    remove: async (userId) => {
      await deleteRows(tx, SecondFactorTable, { userId });
    },
  };
}
