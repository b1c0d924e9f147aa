import { terminationReadModel, warningsOf, type TerminationOfEmployee } from '@anz-payroll/pay-runs';
import type { Termination } from './termination-contracts';

/** A termination as it is read by its employee (spec 2.9). */
export function showTerminationOf(found: TerminationOfEmployee): Termination {
  const result = terminationReadModel(found.pay);
  if (result === null) throw new TypeError(`Pay ${found.pay.id} carries no termination`);
  return {
    ...result,
    pay_id: found.pay.id,
    pay_date: found.payRunDate,
    is_pay_processed: found.isPayProcessed,
    employee_id: found.pay.employeeId,
    employee_number: found.employeeNumber,
    is_employee_terminated: found.isEmployeeTerminated,
    warnings: [...warningsOf(found.pay), ...(found.lastDayWarnings ?? [])],
    ...(found.replayed ? { idempotency_replayed: true } : {}),
  };
}
