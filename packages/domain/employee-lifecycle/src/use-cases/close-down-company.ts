import { readFields, type FieldSet } from '@anz-payroll/companies/fields';
import { accepted, type Result } from 'payroll-core';
import { countryEmployees } from '../countries/registered-countries';
import type { Employee } from '../domain/employee';
import { employeeAnnouncement } from '../domain/employee-announcement';
import { malformed, refusal, type EmployeeRefusal } from '../domain/employee-refusal';
import type { DraftPart, PartRules, PartValues } from '../domain/parts/part';
import { partRules } from '../domain/parts/part-rules';
import type { PartListChange } from '../ports';
import { nowIn, type EmployeeDependencies } from './employee-dependencies';

export interface CloseDownCompany {
  readonly customerId: number;
  readonly companyId: number;
  readonly body: unknown;
}

/** Who has the closedown now, and whom it could not be given. */
export interface CompanyClosedDown {
  readonly employees: readonly {
    readonly employeeId: number;
    readonly employeeNumber: string | null;
    /** Told in words where the employee's own list did not take it. */
    readonly problem: string | null;
  }[];
}

/**
 * One closedown for everybody who works for the company: each employee's list gets it, as though it had been told one by
 * one. Who has one from the same day keeps it; whose list refuses it is named and stops nobody else.
 * @law Holidays Act 2003 ss 29 to 35
 */
export function closeDownCompany(deps: Pick<EmployeeDependencies, 'unitOfWork' | 'clock'>) {
  return ({ customerId, companyId, body }: CloseDownCompany): Promise<Result<CompanyClosedDown, EmployeeRefusal>> => {
    const rules: PartRules = partRules.closedown;
    const read = readFields<FieldSet>(rules.fields, body, { required: rules.required });
    if (!read.ok) return Promise.resolve(malformed('part/malformed', read.error));
    const values: PartValues = { ...rules.defaults, ...read.value };
    return deps.unitOfWork.run(async (stores) => {
      const company = await stores.companies.find(companyId);
      if (company === undefined || company.customerId !== customerId) {
        return refusal('employee/not-found', 'Company not found');
      }
      const people = await stores.employees.ofCompany(companyId, 'active');
      if (!countryEmployees[company.country].hasHolidayFacts) {
        return refusal('part/invalid', 'Closedown periods belong to New Zealand companies.');
      }
      const [first] = people;
      const alone = first === undefined ? accepted(undefined) : rules.listRule([{ values }], first, company.country);
      if (!alone.ok) return alone;
      const { rates } = nowIn(company, deps.clock);
      const employees: CompanyClosedDown['employees'][number][] = [];
      const ids = people.map(({ id }) => id);
      await stores.employees.lockAll(ids);
      const lists = await stores.parts.ofEmployees(ids, 'closedown');
      const changes: PartListChange[] = [];
      const changed: Employee[] = [];
      for (const employee of people) {
        const before = lists.get(employee.id) ?? [];
        const isThere = before.some((part) => part.values['start_date'] === values['start_date']);
        const after: readonly DraftPart[] = isThere ? before : [...before, { values }];
        const obeyed = rules.listRule(after, employee, company.country);
        const who = { employeeId: employee.id, employeeNumber: employee.details.number };
        employees.push({ ...who, problem: obeyed.ok ? null : obeyed.error.message });
        if (isThere || !obeyed.ok) continue;
        changes.push({ employeeId: employee.id, kind: 'closedown', list: after });
        changed.push(employee);
      }
      await stores.parts.replaceAll(changes);
      await stores.announcements.add(
        changed.map((employee) => employeeAnnouncement('employee.updated', employee, rates)),
      );
      return accepted({ employees });
    });
  };
}
