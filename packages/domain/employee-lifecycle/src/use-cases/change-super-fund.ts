import { allOrNothing } from '@anz-payroll/kernel';
import { accepted, type Result } from 'payroll-core';
import { refusal, type EmployeeRefusal } from '../domain/employee-refusal';
import type { EmployeeDependencies } from './employee-dependencies';
import { unknownFunds } from './check-funds';
import { noCompany } from './create-employees';
import { changeListIn, readValues } from './employee-parts';

export interface ChangeSuperFund {
  readonly customerId: number;
  readonly companyId: number;
  /** The USI that the fund had. */
  readonly from: string;
  /** What is sent for each of its members: the USI and the name that it has now. */
  readonly body: { readonly usi: string; readonly fund_name: string };
}

/** Whose list did not take the fund; nobody has the new one then. */
export type ChangeSuperFundRefusal = EmployeeRefusal & { readonly employeeId?: number };

/** A fund that has merged or changed its USI, for everybody in a company who has it, or for nobody. */
export function changeSuperFund(deps: Pick<EmployeeDependencies, 'unitOfWork' | 'clock' | 'funds'>) {
  return async (
    command: ChangeSuperFund,
  ): Promise<Result<{ readonly employeeIds: readonly number[] }, ChangeSuperFundRefusal>> => {
    const { customerId, companyId, from, body } = command;
    // The register is asked before the unit of work: nobody waits for a network with a transaction open.
    const usi = body.usi.trim().toUpperCase();
    const unknown = await unknownFunds(deps.funds, usi === '' || usi === from ? [] : [usi]);
    if (unknown.size > 0) return refusal('part/invalid', `usi ${usi} is not in the register of super funds.`);
    return allOrNothing(deps.unitOfWork, async (stores) => {
      const company = await stores.companies.find(companyId);
      if (company?.customerId !== customerId) return noCompany();
      const people = await stores.employees.ofCompany(companyId, 'active');
      const employeeIds: number[] = [];
      for (const { id: employeeId } of people.toSorted((one, other) => one.id - other.id)) {
        const before = await stores.parts.listOf(employeeId, 'super-fund');
        if (!before.some(({ values }) => values['usi'] === from)) continue;
        const changed = await changeListIn(
          stores,
          deps,
          { customerId, employeeId, kind: 'super-fund' },
          (rules, list) => {
            const drafts = [];
            for (const { id, values } of list) {
              const read = values['usi'] === from ? readValues(rules, body, values, []) : accepted(values);
              if (!read.ok) return read;
              drafts.push({ id, values: read.value });
            }
            return accepted({ list: drafts, place: undefined });
          },
        );
        if (!changed.ok) return { ok: false, error: { ...changed.error, employeeId } };
        employeeIds.push(employeeId);
      }
      return accepted({ employeeIds });
    });
  };
}
