import type { EmployeeBody } from '../domain/fields/employee-fields';
import type { ItemErrors } from '../domain/settle-employee';
import type { FundRegistry } from '../ports';

/** Asked so many at a time, so that a batch of thousands does not fall on the registry at once. */
const AT_ONCE = 8;

/**
 * Which USIs the registry says do not exist. Each is asked once; a registry that does not answer lets everything
 * through, since a payroll cannot wait for it.
 */
export async function unknownFunds(funds: FundRegistry, usis: Iterable<string>): Promise<ReadonlySet<string>> {
  const unknown = new Set<string>();
  const waiting = [...new Set(usis)];
  const ask = async (): Promise<void> => {
    for (let usi = waiting.pop(); usi !== undefined; usi = waiting.pop()) {
      if ((await funds.look(usi)) === 'unknown') unknown.add(usi);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return unknown;
}

export function usisOf(bodies: readonly EmployeeBody[]): readonly string[] {
  return bodies.map((body) => body.default_employee_fund_usi).filter((usi) => typeof usi === 'string');
}

export function fundErrors(body: EmployeeBody, unknown: ReadonlySet<string>): ItemErrors | undefined {
  const usi = body.default_employee_fund_usi;
  return typeof usi !== 'string' || !unknown.has(usi)
    ? undefined
    : { default_employee_fund_usi: `default_employee_fund_usi ${usi} is not in the register of super funds.` };
}
