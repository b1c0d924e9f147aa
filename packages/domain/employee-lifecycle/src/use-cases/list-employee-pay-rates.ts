import { payRateReadModel, type PayRateReadModel } from '@anz-payroll/companies';
import { accepted, type Result } from 'payroll-core';
import { refusal, type EmployeeRefusal } from '../domain/employee-refusal';
import type { Part } from '../domain/parts/part';
import type { OneEmployee } from './change-employee';
import type { EmployeeDependencies } from './employee-dependencies';

export interface EmployeePayRate extends Omit<PayRateReadModel, 'id'> {
  /** Null for ordinary time, which is the employee's own hourly rate and no record. */
  readonly id: number | null;
}

/** Everything this employee's hours can be paid by: ordinary time, their own rates, those of their classifications. */
export function listEmployeePayRates(deps: Pick<EmployeeDependencies, 'reading'>) {
  return (query: OneEmployee): Promise<Result<readonly EmployeePayRate[], EmployeeRefusal>> =>
    deps.reading.run(async ({ employees, parts, payRates }) => {
      const employee = await employees.find(query.employeeId);
      if (employee === undefined || employee.customerId !== query.customerId) {
        return refusal('employee/not-found', 'Employee not found');
      }
      const own = await parts.listOf(employee.id, 'pay-rate');
      const groups = (await payRates.groupsOf(employee.companyId)).filter(({ employeeIds }) =>
        employeeIds.includes(employee.id),
      );
      const shared = await payRates.ratesOf(groups.map(({ id }) => id));
      const ordinaryTime: EmployeePayRate = {
        id: null,
        reference: 'system:ordinary_time',
        description: 'Ordinary time',
        units: 'hours',
        rate: employee.details.pay_rate_per_hour,
        multiplier: null,
        is_overtime: false,
      };
      return accepted([ordinaryTime, ...own.map(ownPayRate), ...shared.map(payRateReadModel)]);
    });
}

export function ownPayRate(part: Part): PayRateReadModel {
  return { id: part.id, reference: ownRateReference(part.id), ...part.values } as PayRateReadModel;
}

/** What `rate_reference` on pay hours names for a rate that is an employee's own. */
export function ownRateReference(partId: number): string {
  return `employee:${partId}`;
}
