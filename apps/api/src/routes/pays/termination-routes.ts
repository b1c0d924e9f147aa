import { civilDate } from 'payroll-core';
import { versionCondition } from '@anz-payroll/http-kit/conditional';
import { problem } from '@anz-payroll/http-kit/errors';
import { fingerprintOf, readIdempotencyKey } from '@anz-payroll/http-kit/idempotency';
import { answer, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { ifMatch } from '../companies/if-match';
import { EmployeePath } from '../employees/employee-contracts';
import { reachesEmployee } from '../employees/reach-employee';
import { inCamelCase } from './pay-create';
import { IdempotencyHeader } from './pay-queries';
import { refusePays } from './pays-answers';
import { plannedTerminationRoutes } from './planned-termination-routes';
import type { PaysServices } from './pays-services';
import { showTerminationOf } from './show-termination';
import { issuedSince, warningOfIssued } from './tell-issued-payslips';
import { Termination } from './termination-contracts';
import { splitTerminate, Terminate } from './termination-create';

const tag = 'Employees';
const path = '/api/employees/{employee_id}/terminate';

/** Spec 2.9 and 4.2. */
export function terminationRoutes(services: PaysServices): readonly Route[] {
  return [terminateRoute(services), readTerminationRoute(services), ...plannedTerminationRoutes(services)];
}

const terminateRoute = (services: PaysServices): Route =>
  route({
    method: 'POST',
    path,
    operation: 'terminate-employee',
    release: 'pay-run',
    may: 'pays.write',
    summary: 'Ends a job with its final pay; in New Zealand once the run of that pay is processed',
    tag,
    auth: bearer(['payroll.write'], { activeSubscription: true }),
    rate: 'termination',
    request: { params: EmployeePath, headers: IdempotencyHeader, body: json(Terminate) },
    responses: { 200: answer(Termination, 'The termination and its pay.') },
    errors: {
      400: 'No such employee; fields of the other country; a rule of terminations refuses it',
      403: 'No active subscription',
      409: 'Deleted, already terminated, or a termination pay is staged; or the Idempotency-Key belongs to another request',
      412: 'The employee has changed since it was read (If-Match)',
      422: 'Fields that cannot be read, do not go together, or are locked',
    },
    async handle({ params, body, context }) {
      const { customerId } = context.principal;
      if (!(await reachesEmployee(services, context.principal, params.employee_id))) {
        return problem('bad-request', 'No employee found with the given employee_id');
      }
      const key = readIdempotencyKey(context);
      if (!key.ok) return key.error;
      const { payDate, termination } = splitTerminate(body);
      const endpoint = `POST ${path.replace('{employee_id}', String(params.employee_id))}`;
      const ended = await services.pays.terminate({
        customerId,
        employeeId: params.employee_id,
        payDate: civilDate(String(payDate)),
        termination: inCamelCase(termination),
        ...ifMatch(versionCondition(context.header('if-match'))),
        ...(key.value === undefined
          ? {}
          : { idempotency: { key: key.value, fingerprint: fingerprintOf(endpoint, body) } }),
      });
      if (!ended.ok) return refusePays(ended.error, 'termination');
      const shown = showTerminationOf(ended.value);
      return { status: 200, body: warningOfIssued(shown, await issuedSince(services.payslips, ended.value.pay)) };
    },
  });

const readTerminationRoute = (services: PaysServices): Route =>
  route({
    method: 'GET',
    path: '/api/employees/{employee_id}/termination',
    operation: 'get-termination',
    may: 'pays.read',
    narrowed: 'employee',
    showsPay: true,
    summary: 'The last termination of an employee, also after a reinstatement',
    tag,
    auth: bearer(['payroll.read']),
    rate: 'termination',
    request: { params: EmployeePath },
    responses: { 200: answer(Termination, 'The termination and its pay.') },
    errors: { 404: 'No such employee, or never terminated' },
    async handle({ params, context }) {
      const { customerId } = context.principal;
      if (!(await reachesEmployee(services, context.principal, params.employee_id))) {
        return problem('not-found', 'Employee not found');
      }
      const found = await services.pays.readTermination({ customerId, employeeId: params.employee_id });
      if (found.ok) return { status: 200, body: showTerminationOf(found.value) };
      // To somebody who reads, an employee that is not there is a record that is not there.
      return found.error.code === 'termination/unknown-employee'
        ? problem('not-found', 'Employee not found')
        : refusePays(found.error, 'termination');
    },
  });
