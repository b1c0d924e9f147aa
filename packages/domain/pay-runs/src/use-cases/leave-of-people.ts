import type { Employee } from '@anz-payroll/employee-lifecycle';
import { groupBy } from '@anz-payroll/kernel';
import { accepted, type CivilDate, type Result } from 'payroll-core';
import type * as nz from 'payroll-core/nz';
import { nzComparedEmployee } from '../countries/nz/nz-compared-weeks';
import { nzLeaveFacts } from '../countries/nz/nz-leave-facts';
import { nzLeaveStatement, type LeaveStatement, type PaidLeave } from '../countries/nz/nz-leave-statement';
import { workingHoursOfPay, workingTimesOf } from '../countries/nz/nz-working-time';
import type { InCompany } from '../domain/pay-command';
import type { NzPayRecord } from '../domain/pay-record';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import type { PayStores } from '../ports';
import { companyOf } from './company-of';
import { figuresAsAt, positionOf } from './pays-as-at';
import type { PaysDependencies } from './pays-dependencies';

export interface LeaveOfPeople extends InCompany {
  readonly from: CivilDate;
  readonly until: CivilDate;
  /** Everybody of the company, if absent. */
  readonly employeeId?: number;
}

/** What New Zealand reports ask about the leave of one employee. */
export interface LeaveOfPerson {
  readonly employee: Employee;
  /** Undefined for somebody who was never paid. */
  readonly statement: LeaveStatement | undefined;
  /** The weeks of the pays within the days asked about. */
  readonly compared: nz.ComparedEmployee;
  readonly absences: readonly nz.Absence[];
}

/**
 * The leave of New Zealand employees with the reason of every change, and their hours as the two leave laws look at
 * them. One employee's pays are in memory at a time.
 */
export function leaveOfPeople(deps: Pick<PaysDependencies, 'reading'>) {
  return (query: LeaveOfPeople): Promise<Result<readonly LeaveOfPerson[], PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query);
      if (!company.ok) return company;
      const { companyId, from, until, employeeId } = query;
      const employees = (await stores.employees.ofCompany(companyId, undefined)).filter(
        ({ id }) => employeeId === undefined || id === employeeId,
      );
      if (employeeId !== undefined && employees.length === 0) return refusal('pay/not-found', 'Employee not found');
      const positions = employees.map(({ id }) => positionOf(company.value, id, until, 'end of day'));
      const figures = await figuresAsAt(stores, company.value, positions);
      const parts = groupBy(await stores.roster.partsOf(employees.map(({ id }) => id)), (part) => part.employeeId);
      const ended = await stores.pays.endedEmployments(employees.map(({ id }) => id));
      const people: LeaveOfPerson[] = [];
      for (const [i, employee] of employees.entries()) {
        const found = await stores.pays.list({
          ...query,
          employeeId: employee.id,
          to: until,
          from: EVER,
          status: 'processed',
        });
        const pays = found.filter((pay): pay is NzPayRecord => pay.country === 'NZ');
        const own = parts.get(employee.id) ?? [];
        const ledger = figures.get(positions[i]!)?.leave ?? {};
        people.push({
          employee,
          statement: nzLeaveStatement({
            employee,
            parts: own,
            pays: workingTimesOf(ledger).length > 1 ? await withWorkingHours(stores, companyId, pays) : pays,
            ended,
            ledger,
            from,
            until,
          }),
          compared: nzComparedEmployee(
            employee.details,
            pays.filter(({ payDate }) => payDate >= from),
          ),
          absences: nzLeaveFacts(own).absences,
        });
      }
      return accepted(people);
    });
}

/** The pays with the hours that each was made under. */
async function withWorkingHours(
  stores: PayStores,
  companyId: number,
  pays: readonly NzPayRecord[],
): Promise<readonly PaidLeave[]> {
  const inputs = await stores.pays.withInputOf(
    companyId,
    pays.map(({ id }) => id),
  );
  const hours = new Map(
    inputs.map(({ pay, calculationInput }) => [
      pay.id,
      calculationInput.country === 'NZ' ? workingHoursOfPay(calculationInput.input.employee) : undefined,
    ]),
  );
  return pays.map((pay) => ({ ...pay, madeUnder: hours.get(pay.id) }));
}

const EVER = '1900-01-01' as CivilDate;
