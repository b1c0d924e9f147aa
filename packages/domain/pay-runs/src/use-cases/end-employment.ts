import {
  maskedReadModel,
  nowIn,
  storeEmployee,
  terminateEmployee,
  type Employee,
  type EmployeeRefusal,
} from '@anz-payroll/employee-lifecycle';
import { accepted, type Result } from 'payroll-core';
import type { Company } from '@anz-payroll/companies';
import type { Clock } from '@anz-payroll/kernel';
import { endedEmployment, type EndedEmployment } from '../domain/ended-employment';
import type { PayRecord, PayWarning } from '../domain/pay-record';
import { refusal, type PaysRefusal, type Refused } from '../domain/pays-refusal';
import type { PayStores, PayWithInput } from '../ports';

/** Ends the job with the final pay that was just stored; the caller has locked the customer's seats and the employee. */
export async function endEmployment(
  stores: PayStores,
  company: Company,
  pay: PayRecord,
  clock: Clock,
): Promise<Result<undefined, PaysRefusal>> {
  const before = await stores.employees.find(pay.employeeId);
  if (before === undefined || pay.termination === null) return accepted(undefined);
  const on = pay.termination.terminationDate;
  const ended = await terminateEmployee(stores, before, on, nowIn(company, clock));
  if (!ended.ok) return asPaysRefusal(ended.error);
  await stores.parts.replace(pay.employeeId, 'planned-termination', []);
  return accepted(undefined);
}

/** Takes a termination back: the employee is as if it had not been, unless they were reinstated since, which is warned of. */
export async function takeTerminationBack(
  stores: PayStores,
  company: Company,
  { pay, calculationInput }: PayWithInput,
  clock: Clock,
): Promise<readonly PayWarning[]> {
  const before = await stores.employees.find(pay.employeeId);
  if (before === undefined || pay.termination === null) return [];
  if (!before.isTerminated || before.terminationDate !== pay.termination.terminationDate) {
    return reinstatedSince(before, endedEmployment(pay, calculationInput));
  }
  const now = nowIn(company, clock);
  const after = { ...before, isTerminated: false, terminationDate: null, updatedAt: now.moment };
  const employee = await storeEmployee(stores, before, after);
  await stores.announcements.add([
    {
      type: 'employee.updated',
      customerId: employee.customerId,
      companyId: employee.companyId,
      entity: { type: 'employee', id: employee.id },
      data: maskedReadModel(employee, now.rates),
    },
  ]);
  return [];
}

/** The start date of a reinstatement stays, because nobody knows whether the job went on in between. */
function reinstatedSince({ details }: Employee, ended: EndedEmployment | undefined): readonly PayWarning[] {
  if (ended === undefined || details.start_date < ended.lastDay) return [];
  return [
    {
      code: 'pay/start-date-of-reinstatement',
      field: 'start_date',
      message:
        `The termination of ${ended.lastDay} is taken back, and the start date stays ${details.start_date}, the day of the ` +
        `reinstatement: service counts from then. Where the job went on, set the start date to ${ended.startDate}.`,
    },
  ];
}

/** Why an employee cannot be terminated, in the words of this package. */
export function asPaysRefusal(error: EmployeeRefusal): Refused {
  switch (error.code) {
    case 'employee/deleted':
      return refusal('termination/employee-deleted', error.message);
    case 'employee/already-terminated':
      return refusal('termination/already-terminated', error.message);
    case 'employee/unprocessed-termination-pay':
      return refusal('termination/unprocessed-termination-pay', error.message);
    default:
      return refusal('termination/business', error.message, { fields: ['terminationDate'] });
  }
}
