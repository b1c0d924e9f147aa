import { camelCase, camelKeys } from '@anz-payroll/kernel';
import type { PayItem } from '@anz-payroll/pay-runs';
import { payRequestIn, type PayRequest } from './pay-create';
import type { PayItemValues } from './read-pay-item';

/** A pay body that passed its contract, in the words of the use cases. */
export function toPayItem(body: object): PayItem {
  return payItemOf(payRequestIn(body));
}

function payItemOf({ employeeId, employeeNumber, payDepartment, lists, termination }: PayRequest): PayItem {
  return {
    employeeId: employeeId ?? null,
    employeeNumber: employeeNumber ?? null,
    payDepartment: payDepartment ?? null,
    ...Object.fromEntries(
      Object.entries(lists).map(([name, rows]) => [camelCase(name), rows.map((row) => inCamelCase(row))]),
    ),
    ...(termination === undefined ? {} : { termination: inCamelCase(termination) }),
  };
}

/** The members of a body under the names that the domain gives them. Rows of a termination's tax summaries too. */
export function inCamelCase(values: PayItemValues): PayItemValues {
  return camelKeys(values) as PayItemValues;
}
