import type { Announcement } from '@anz-payroll/kernel';
import type { Employee } from './employee';
import { maskedReadModel, type CurrentRates } from './employee-read-model';

export function employeeAnnouncement(
  type: 'employee.created' | 'employee.updated' | 'employee.deleted',
  employee: Employee,
  current: CurrentRates,
): Announcement {
  return {
    type,
    customerId: employee.customerId,
    companyId: employee.companyId,
    entity: { type: 'employee', id: employee.id },
    data: maskedReadModel(employee, current),
  };
}
