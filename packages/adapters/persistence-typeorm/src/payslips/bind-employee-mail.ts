import type { Transaction } from '../database';
import { bindEmployeeRecords } from '../employees/bind-employee-records';

/** Where e-mails to an employee go: to the address of the record, or to one that it had before. */
export function bindEmployeeMail(tx: Transaction) {
  return {
    recipient: async (
      employeeId: number,
      formerAddress?: string,
    ): Promise<{ readonly name: string; readonly address: string } | undefined> => {
      const employee = await bindEmployeeRecords(tx).find(employeeId);
      const address = formerAddress ?? employee?.details.email_address ?? null;
      if (employee === undefined || employee.isDeleted || address === null) return undefined;
      const { first_name, last_name } = employee.details;
      return { name: `${first_name} ${last_name}`, address };
    },
  };
}
