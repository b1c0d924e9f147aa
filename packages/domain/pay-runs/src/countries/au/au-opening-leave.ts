import type { EmployeeDetails } from '@anz-payroll/employee-lifecycle';
import { figuresOf } from '../../domain/figures';
import type { OpeningBalances } from '../../domain/leave-account';
import type { Figures } from '../../domain/pay-record';

/** Leave in hours before the first pay, by leave code. */
export function auOpeningLeave(details: EmployeeDetails, { of }: OpeningBalances): Figures {
  return figuresOf([
    ['HOLIDAY', of('holiday_leave_hours')],
    ['SICK', of('sick_leave_hours')],
    ['LONG_SERVICE', of('long_service_leave_hours')],
    ['RDO', details.rdo_hours],
    ['TOIL', details.toil_hours],
  ]);
}
