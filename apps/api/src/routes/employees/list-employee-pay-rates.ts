import { Amount, Flag, Text, WholeNumber } from '@anz-payroll/http-kit/contract';
import { problem } from '@anz-payroll/http-kit/errors';
import { answerList, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import { numberOrNull } from '../companies/company-contracts';
import { refuse } from '../companies/people-answers';
import type { PeopleServices } from '../companies/people-services';
import { EmployeePath } from './employee-contracts';
import { reachesEmployee } from './reach-employee';

class EmployeePayRate {
  @WholeNumber({ nullable: true, description: 'Null for ordinary time.' }) id!: number | null;
  @Text({ description: 'What rate_reference on pay hours names.', example: 'system:ordinary_time' }) reference!: string;
  @Text() description!: string;
  @Text() units!: string;
  @Amount({ nullable: true }) rate!: number | null;
  @Amount({ nullable: true }) multiplier!: number | null;
  @Flag() is_overtime!: boolean;
}

export const listEmployeePayRatesRoute = (services: PeopleServices): Route =>
  route({
    method: 'GET',
    path: '/api/employees/{employee_id}/pay-rates',
    operation: 'list-employee-pay-rates',
    may: 'people.read',
    narrowed: 'employee',
    showsPay: true,
    summary: "Everything the employee's hours can be paid by",
    tag: 'Pay rates',
    auth: bearer(['payroll.read']),
    rate: 'default',
    request: { params: EmployeePath },
    responses: { 200: answerList(EmployeePayRate, 'Ordinary time, own rates, rates of their classifications.') },
    errors: { 404: 'Employee not found' },
    async handle({ params, context }) {
      const { principal } = context;
      if (!(await reachesEmployee(services, principal, params.employee_id))) {
        return problem('not-found', 'Employee not found');
      }
      const listed = await services.employees.listEmployeePayRates({
        customerId: principal.customerId,
        employeeId: params.employee_id,
      });
      if (!listed.ok) return refuse(listed.error);
      const body = listed.value.map((rate) => ({
        ...rate,
        rate: numberOrNull(rate.rate),
        multiplier: numberOrNull(rate.multiplier),
      }));
      return { status: 200, body };
    },
  });
