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
      Object.entries(lists).map(([name, rows]) => [camelCased(name), rows.map((row) => inCamelCase(row))]),
    ),
    ...(termination === undefined ? {} : { termination: inCamelCase(termination) }),
  };
}

/** The members of a body under the names that the domain gives them. Rows of a termination's tax summaries too. */
export function inCamelCase(values: PayItemValues): PayItemValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      camelCased(key),
      Array.isArray(value) ? value.map((row: PayItemValues) => inCamelCase(row)) : value,
    ]),
  );
}

const camel = new Map<string, string>();

function camelCased(name: string): string {
  const known = camel.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  camel.set(name, made);
  return made;
}

/** A member in the words of the API: `paySacrifices[0].isSuper` is `pay_sacrifices[0].is_super`. */
export function inSnakeCase(path: string): string {
  return path
    .replace(/([a-z])(\d)/g, '$1_$2')
    .replace(/(\d)([A-Z])/g, (_, digit: string, letter: string) => `${digit}_${letter.toLowerCase()}`)
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
