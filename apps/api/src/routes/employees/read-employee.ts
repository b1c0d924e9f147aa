import { etag } from '@anz-payroll/http-kit/conditional';
import { problem } from '@anz-payroll/http-kit/errors';
import { answer, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import { satisfiesScope } from '@anz-payroll/http-kit/security';
import { showNumbers } from '../companies/show-numbers';
import { refuse } from '../companies/people-answers';
import type { PeopleServices } from '../companies/people-services';
import { Employee, EmployeePath, EmployeeQuery, employeeText, employeeWithBalancesText } from './employee-contracts';
import { reachesEmployee } from './reach-employee';

export const readEmployeeRoute = (services: PeopleServices): Route =>
  route({
    method: 'GET',
    path: '/api/employees/{employee_id}',
    operation: 'get-employee',
    may: 'people.read',
    narrowed: 'employee',
    summary: 'One employee, in whatever state',
    tag: 'Employees',
    auth: bearer(['payroll.read']),
    rate: 'default',
    request: { params: EmployeePath, query: EmployeeQuery },
    responses: { 200: answer(Employee, 'The employee.', { headers: { ETag: 'Its version.' } }) },
    errors: { 403: 'The role does not see pays, which balances need', 404: 'Employee not found' },
    async handle({ params, query, context }) {
      const { principal } = context;
      const employeeId = params.employee_id;
      if (!(await reachesEmployee(services, principal, employeeId))) return problem('not-found', 'Employee not found');
      const found = await services.employees.readEmployee({ customerId: principal.customerId, employeeId });
      if (!found.ok) return refuse(found.error);
      const { value, version } = found.value;
      const [shown = value] = await showNumbers(services, context, 'employee', employeeId, [value]);
      const headers = { ETag: etag(version) };
      if (query.include === undefined) return { status: 200, headers, body: employeeText(shown) };
      if (!satisfiesScope(principal.scopes, ['payroll.read'], 'pays.read')) {
        return problem('forbidden', 'Missing required scope: payroll.read');
      }
      if (!principal.permissions.includes('pays.read')) {
        return problem('forbidden', 'Your role does not have the permission pays.read, which balances need.');
      }
      const balances = await services.pays?.readBalances({ customerId: principal.customerId, employeeId });
      if (balances?.ok !== true) return problem('not-found', 'Employee not found');
      return { status: 200, headers, body: employeeWithBalancesText(shown, balances.value) };
    },
  });
