import type { Asked, EmployeeRequest, EmployeeRequests } from '@anz-payroll/employee-lifecycle';
import type { FindOptionsOrder, FindOptionsWhere } from 'typeorm';
import type { Transaction } from '../database';
import { insertEncrypted, updateRows } from '../rows';
import { EmployeeRequestTable, encryptedRequestColumn, type EmployeeRequestRow } from './employee-tables';

/** Requests are decided by conditional updates: of parallel people one wins. */
export function bindEmployeeRequests(tx: Transaction): EmployeeRequests {
  const found = async (
    where: FindOptionsWhere<EmployeeRequestRow>,
    order: FindOptionsOrder<EmployeeRequestRow> = { id: 'ASC' },
  ): Promise<readonly EmployeeRequest[]> => {
    const rows = await tx.repository(EmployeeRequestTable).find({ where, order });
    return rows.map(({ document, ...row }) => {
      const plain = tx.encryption.decrypt(document, encryptedRequestColumn.ownerOf(row));
      return { ...row, asked: JSON.parse(plain) as Asked };
    });
  };
  return {
    add: async ({ asked, ...row }) => {
      const plain = JSON.stringify(asked);
      const id = await insertEncrypted(tx, EmployeeRequestTable, encryptedRequestColumn, 'document', plain, row);
      return { ...row, asked, id };
    },
    find: async (id) => (await found({ id }))[0],
    ofEmployee: (employeeId) => found({ employeeId }, { id: 'DESC' }),
    waitingIn: (companyId) => found({ companyId, state: 'waiting' }),
    move: async (id, from, to) => (await updateRows(tx, EmployeeRequestTable, { id, state: from }, to)) === 1,
  };
}
