import type { Transaction } from '../database';
import { bindEmployeeRecords } from '../employees/bind-employee-records';

/** Where e-mails to an employee go. */
export function bindEmployeeMail(tx: Transaction) {
  return {
    recipient: async (employeeId: number): Promise<{ readonly name: string; readonly address: string } | undefined> => {
      const employee = await bindEmployeeRecords(tx).find(employeeId);
      if (employee === undefined || employee.isDeleted || employee.details.email_address === null) return undefined;
      const { first_name, last_name, email_address } = employee.details;
      return { name: `${first_name} ${last_name}`, address: email_address };
    },
  };
}
