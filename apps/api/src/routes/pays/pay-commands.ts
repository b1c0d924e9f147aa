import { camelCase, camelKeys } from '@anz-payroll/kernel';
import type { PayItem } from '@anz-payroll/pay-runs';
import type { FieldsBody } from '../companies/contract-of-fields';
import { payItemLists, type PayBody } from './pay-create';

/** A pay body that passed its contract, in the words of the use cases. */
export function toPayItem(body: PayBody): PayItem {
  const { employee_id = null, employee_number = null, pay_department, note, days_paid, termination } = body;
  const lists = payItemLists.flatMap((list): [string, readonly FieldsBody[]][] => {
    const rows = body[list];
    return rows === undefined || rows === null ? [] : [[camelCase(list), rows.map(inCamelCase)]];
  });
  return {
    employeeId: employee_id,
    employeeNumber: employee_number,
    payDepartment: pay_department === undefined || pay_department === '' ? null : pay_department,
    ...(note === undefined || note === '' ? {} : { note }),
    ...(days_paid === undefined ? {} : { daysPaid: days_paid }),
    ...Object.fromEntries(lists),
    ...(termination === undefined || termination === null ? {} : { termination: inCamelCase(termination) }),
  };
}

/** The members of a body under the names that the domain gives them. Rows of a termination's tax summaries too. */
export function inCamelCase(values: FieldsBody): FieldsBody {
  return camelKeys(values) as FieldsBody;
}
