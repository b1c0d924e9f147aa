import type { EmployeeAccesses } from '@anz-payroll/accounts';
import type { Transaction } from '../database';
import { deleteRows } from '../rows';
import { EmployeeAccessTable } from './account-tables';
import { addUnlessTaken } from './add-record';
import { findRecord, findRecords } from './find-record';

export function bindEmployeeAccess(tx: Transaction): EmployeeAccesses {
  return {
    add: (access) => addUnlessTaken(tx, EmployeeAccessTable, access),
    ofEmployee: (employeeId) => findRecord(tx, EmployeeAccessTable, { employeeId }),
    ofUser: (userId) => findRecords(tx, EmployeeAccessTable, { userId }),
    remove: async (id) => {
      await deleteRows(tx, EmployeeAccessTable, { id });
    },
  };
}
