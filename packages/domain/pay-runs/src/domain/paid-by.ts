import type { Employee } from '@anz-payroll/employee-lifecycle';
import type { PayPeriod } from './pay-command';

/** The employee as one who is paid by this period: a pay stays in its run, whatever the employee's period is today. */
export function paidBy(employee: Employee, payPeriod: PayPeriod): Employee {
  if (employee.details.pay_period === payPeriod) return employee;
  return { ...employee, details: { ...employee.details, pay_period: payPeriod } };
}
