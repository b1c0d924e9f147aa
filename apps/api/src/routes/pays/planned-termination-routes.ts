import { terminationReadModel, warningsOf, type PaysRefusal, type PlanOfEmployee } from '@anz-payroll/pay-runs';
import type { FieldSet } from '@anz-payroll/companies/fields';
import { snakeKeys } from '@anz-payroll/kernel';
import { etag, versionCondition } from '@anz-payroll/http-kit/conditional';
import { AnyValue, CivilDateText, ListOf, ObjectOf, WholeNumber } from '@anz-payroll/http-kit/contract';
import { problem } from '@anz-payroll/http-kit/errors';
import { answer, answerNothing, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { EmployeePath } from '../employees/employee-contracts';
import { reachesEmployee } from '../employees/reach-employee';
import { inCamelCase } from './pay-create';
import { ifMatch } from '../companies/if-match';
import { refusePays } from './pays-answers';
import type { PaysServices } from './pays-services';
import { isDecimal, type FieldsBody } from '../companies/contract-of-fields';
import { PayWarning } from './pay-warning-contract';
import { MinimumEntitlement } from './termination-contracts';
import { TerminationPlan } from './termination-create';
import { terminationFields, terminationRows } from './termination-fields';

class PlannedTermination {
  @WholeNumber() employee_id!: number;
  @CivilDateText({ description: 'The last day of the job.' }) termination_date!: string;
  @WholeNumber({ nullable: true, description: 'The final pay, once the run of the last day is open.' })
  pay_id!: number | null;
  @WholeNumber({ nullable: true }) pay_run_id!: number | null;
  @AnyValue({ type: 'object' }, { description: 'What was sent of the termination; the final pay will carry it.' })
  termination!: object;
  @ObjectOf(() => MinimumEntitlement, {
    optional: true,
    nullable: true,
    description: 'AU only. The minimum notice of the Fair Work Act on the last day; null where it cannot be told yet.',
  })
  minimum_notice?: MinimumEntitlement | null;
  @ObjectOf(() => MinimumEntitlement, {
    optional: true,
    nullable: true,
    description: 'AU only. The minimum redundancy pay of the Fair Work Act.',
  })
  minimum_redundancy?: MinimumEntitlement | null;
  @ListOf(() => PayWarning, { description: 'Those of the final pay as it stands; empty when there are none.' })
  warnings!: readonly PayWarning[];
}

const common = {
  path: '/api/employees/{employee_id}/planned-termination',
  tag: 'Employees',
  rate: 'termination',
} as const;
const writes = bearer(['payroll.write'], { activeSubscription: true });
const version = { headers: { ETag: 'Its version.' } };
const noEmployee = () => problem('not-found', 'Employee not found');

/** A last day that is known in advance; `POST …/terminate` ends a job at once. */
export function plannedTerminationRoutes(services: PaysServices): readonly Route[] {
  const { pays } = services;
  return [
    route({
      ...common,
      method: 'PUT',
      operation: 'plan-termination',
      may: 'people.write',
      summary: 'Plans the last day of a job, which goes on until then',
      description:
        'The employee stays employed, accrues leave and is paid in every run until the run of the last day, which stages ' +
        'the final pay. A plan that is sent again replaces the one before.',
      auth: writes,
      request: { params: EmployeePath, body: json(TerminationPlan) },
      responses: { 200: answer(PlannedTermination, 'The plan.', version) },
      errors: {
        400: 'The day has passed; a rule of terminations refuses it',
        404: 'Employee not found',
        409: 'Deleted, already terminated, or a termination pay is staged',
        412: 'The plan has changed since it was read, or there is none (If-Match)',
        422: 'Fields that cannot be read, do not go together, or are locked',
      },
      async handle({ params, body, context }) {
        if (!(await reachesEmployee(services, context.principal, params.employee_id))) return noEmployee();
        const condition = versionCondition(context.header('if-match'));
        const planned = await pays.planTermination({
          customerId: context.principal.customerId,
          employeeId: params.employee_id,
          termination: inCamelCase(body),
          ...(condition === undefined ? {} : { mayTouch: (version) => version !== undefined && condition(version) }),
        });
        return planned.ok ? shown(planned.value) : refuse(planned.error);
      },
    }),
    route({
      ...common,
      method: 'GET',
      operation: 'get-planned-termination',
      may: 'people.read',
      summary: 'The planned last day of an employee',
      auth: bearer(['payroll.read']),
      request: { params: EmployeePath },
      responses: { 200: answer(PlannedTermination, 'The plan.', version) },
      errors: { 404: 'No such employee, or no last day is planned' },
      async handle({ params, context }) {
        if (!(await reachesEmployee(services, context.principal, params.employee_id))) return noEmployee();
        const { customerId } = context.principal;
        const found = await pays.readPlannedTermination({ customerId, employeeId: params.employee_id });
        return found.ok ? shown(found.value) : refuse(found.error);
      },
    }),
    route({
      ...common,
      method: 'DELETE',
      operation: 'cancel-planned-termination',
      may: 'people.write',
      summary: 'Takes a planned last day back; a final pay that is staged becomes an ordinary one again',
      auth: writes,
      request: { params: EmployeePath },
      responses: { 204: answerNothing('The plan is gone.') },
      errors: {
        404: 'No such employee, or no last day is planned',
        412: 'The plan has changed since it was read (If-Match)',
      },
      async handle({ params, context }) {
        if (!(await reachesEmployee(services, context.principal, params.employee_id))) return noEmployee();
        const gone = await pays.cancelPlannedTermination({
          customerId: context.principal.customerId,
          employeeId: params.employee_id,
          ...ifMatch(versionCondition(context.header('if-match'))),
        });
        return gone.ok ? { status: 204 } : refuse(gone.error);
      },
    }),
  ];
}

/** To these routes an employee that is not there is a record that is not there. */
function refuse(error: PaysRefusal) {
  return error.code === 'termination/unknown-employee' ? noEmployee() : refusePays(error, 'termination');
}

function shown(plan: PlanOfEmployee) {
  return { status: 200, headers: { ETag: etag(plan.version) }, body: toPlan(plan) } as const;
}

function toPlan({ employeeId, terminationDate, request, stagedPay, finalPay }: PlanOfEmployee): PlannedTermination {
  const final = finalPay === undefined ? null : terminationReadModel(finalPay);
  return {
    employee_id: employeeId,
    termination_date: terminationDate,
    pay_id: stagedPay?.payId ?? null,
    pay_run_id: stagedPay?.payRunId ?? null,
    termination: shownRequest(snakeKeys(request) as FieldsBody),
    ...(final === null || final.minimum_notice === undefined
      ? {}
      : { minimum_notice: final.minimum_notice, minimum_redundancy: final.minimum_redundancy ?? null }),
    warnings: finalPay === undefined ? [] : warningsOf(finalPay),
  };
}

/** Only what was sent, with exact decimals turned into JSON numbers. */
function shownRequest(request: FieldsBody): FieldsBody {
  return Object.fromEntries(
    Object.entries(withNumbers(terminationFields, request)).map(([name, value]) => [
      name,
      name in terminationRows && Array.isArray(value)
        ? value.map((row) =>
            withNumbers(terminationRows[name as keyof typeof terminationRows].fields, row as FieldsBody),
          )
        : value,
    ]),
  );
}

function withNumbers(fields: FieldSet, values: FieldsBody): FieldsBody {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [name, field !== undefined && isDecimal(field) && typeof value === 'string' ? Number(value) : value];
    }),
  );
}
