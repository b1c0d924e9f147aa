import type { EmployeeStores } from '@anz-payroll/employee-lifecycle';
import { bindReleases } from '../accounts/bind-releases';
import type { Transaction } from '../database';
import { putRows } from '../hot-sql';
import { AccountChangeTable } from './employee-tables';

export function bindAccountChanges(tx: Transaction): EmployeeStores['accountChanges'] {
  return {
    note: (employeeIds, changedAt) =>
      putRows(
        tx,
        AccountChangeTable,
        employeeIds.map((employeeId) => ({ employeeId, changedAt })),
      ),
    hold: (employees, changedAt) =>
      bindReleases(tx).noteBankAccounts(
        employees.map(({ id, companyId }) => ({ companyId, employeeId: id })),
        changedAt,
      ),
    of: async (employeeId) => (await tx.repository(AccountChangeTable).findOneBy({ employeeId }))?.changedAt ?? null,
  };
}
