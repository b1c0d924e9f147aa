import { etag } from '@anz-payroll/http-kit/conditional';
import { problem } from '@anz-payroll/http-kit/errors';
import { answer, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import { showNumbers } from '../companies/show-numbers';
import { refuse } from '../companies/people-answers';
import type { PeopleServices } from '../companies/people-services';
import { Employee, EmployeePath, employeeText } from './employee-contracts';
import { reachesEmployee } from './reach-employee';

export const readEmployeeRoute = (services: PeopleServices): Route =>
  route({
    method: 'GET',
    path: '/api/employees/{employee_id}',
    operation: 'get-employee',
    may: 'people.read',
    summary: 'One employee, in whatever state',
    tag: 'Employees',
    auth: bearer(['payroll.read']),
    rate: 'default',
    request: { params: EmployeePath },
    responses: { 200: answer(Employee, 'The employee.', { headers: { ETag: 'Its version.' } }) },
    errors: { 404: 'Employee not found' },
    async handle({ params, context }) {
      const { principal } = context;
      const employeeId = params.employee_id;
      if (!(await reachesEmployee(services, principal, employeeId))) return problem('not-found', 'Employee not found');
      const found = await services.employees.readEmployee({ customerId: principal.customerId, employeeId });
      if (!found.ok) return refuse(found.error);
      const { value, version } = found.value;
      const [shown = value] = await showNumbers(services, context, 'employee', employeeId, [value]);
      return { status: 200, headers: { ETag: etag(version) }, body: employeeText(shown) };
    },
  });
