import { civilDate } from 'payroll-core';
import { versionCondition } from '@anz-payroll/http-kit/conditional';
import { problem } from '@anz-payroll/http-kit/errors';
import {
  answer,
  answerNothing,
  bearer,
  optionalJson,
  route,
  type RequestContext,
  type Route,
} from '@anz-payroll/http-kit/route';
import type { Principal } from '@anz-payroll/http-kit/security';
import { ifMatch } from '../companies/if-match';
import { refuse } from '../companies/people-answers';
import type { PeopleServices } from '../companies/people-services';
import { Employee, EmployeePath, Reinstatement, toEmployee } from './employee-contracts';
import { reachesEmployee } from './reach-employee';

const tag = 'Employees';
const auth = bearer(['payroll.write'], { activeSubscription: true });
const noSuchId = () => problem('bad-request', 'No employee found with the given employee_id');
const changed = 'The employee has changed since it was read (If-Match)';

/** Spec 3.1; ending a job belongs to the pays. */
export function lifecycleRoutes(services: PeopleServices): readonly Route[] {
  return [deleteEmployeeRoute(services), restoreEmployeeRoute(services), reinstateEmployeeRoute(services)];
}

const deleteEmployeeRoute = (services: PeopleServices): Route =>
  route({
    method: 'DELETE',
    path: '/api/employees/{employee_id}',
    operation: 'delete-employee',
    may: 'people.write',
    narrowed: 'employee',
    summary: 'Hides an employee; nothing is reported, and the number stays taken',
    tag,
    auth,
    rate: 'default',
    request: { params: EmployeePath },
    responses: { 204: answerNothing('Deleted.') },
    errors: { 400: 'No such employee', 403: 'No active subscription', 409: 'Already deleted', 412: changed },
    async handle({ params, context }) {
      if (!(await reachesEmployee(services, context.principal, params.employee_id))) return noSuchId();
      const deleted = await services.employees.deleteEmployee(oneOf(context, params.employee_id));
      return deleted.ok ? { status: 204 } : refuse(deleted.error);
    },
  });

const restoreEmployeeRoute = (services: PeopleServices): Route =>
  route({
    method: 'POST',
    path: '/api/employees/{employee_id}/restore',
    operation: 'restore-employee',
    may: 'people.write',
    narrowed: 'employee',
    summary: 'Brings a deleted employee back; whoever was terminated still is',
    tag,
    auth,
    rate: 'default',
    request: { params: EmployeePath },
    responses: { 200: answer(Employee, 'The employee.') },
    errors: {
      400: 'No such employee',
      403: 'No active subscription, or no place left in the plan',
      409: 'Not deleted',
      412: changed,
    },
    async handle({ params, context }) {
      if (!(await reachesEmployee(services, context.principal, params.employee_id))) return noSuchId();
      const restored = await services.employees.restoreEmployee(oneOf(context, params.employee_id));
      return restored.ok ? { status: 200, body: toEmployee(restored.value) } : refuse(restored.error);
    },
  });

const reinstateEmployeeRoute = (services: PeopleServices): Route =>
  route({
    method: 'POST',
    path: '/api/employees/{employee_id}/reinstate',
    operation: 'reinstate-employee',
    may: 'people.write',
    narrowed: 'employee',
    summary:
      'Begins the job of a terminated employee anew; leave approved and time away told for days after the last one are taken back',
    tag,
    auth,
    rate: 'default',
    request: { params: EmployeePath, body: optionalJson(Reinstatement) },
    responses: { 200: answer(Employee, 'The employee.') },
    errors: {
      400: 'No such employee, or the start date is before the termination date',
      403: 'No active subscription',
      409: 'Not terminated, deleted, or a termination pay is unprocessed',
      412: changed,
    },
    async handle({ params, body, context }) {
      if (!(await reachesEmployee(services, context.principal, params.employee_id))) return noSuchId();
      const reinstated = await services.employees.reinstateEmployee({
        ...oneOf(context, params.employee_id),
        ...(typeof body?.start_date === 'string' ? { startDate: civilDate(body.start_date) } : {}),
      });
      if (!reinstated.ok) return refuse(reinstated.error);
      const { employee, endedLeave } = reinstated.value;
      const { customerId } = context.principal;
      const where = { customerId, companyId: employee.company_id, employeeId: employee.id };
      for (const leave of endedLeave) await services.pays?.placeLeave({ ...where, leave, isTakenBack: true });
      return { status: 200, body: toEmployee(employee) };
    },
  });

function oneOf(context: RequestContext & { readonly principal: Principal }, employeeId: number) {
  return {
    customerId: context.principal.customerId,
    employeeId,
    ...ifMatch(versionCondition(context.header('if-match'))),
  };
}
