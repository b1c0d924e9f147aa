import { partRules, type Part } from '@anz-payroll/employee-lifecycle';
import { etag, versionCondition } from '@anz-payroll/http-kit/conditional';
import { TextList } from '@anz-payroll/http-kit/contract';
import { problem } from '@anz-payroll/http-kit/errors';
import { answer, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { answerContract, bodyContract, shownValues } from '../companies/contract-of-fields';
import { refuse } from '../companies/people-answers';
import type { PeopleServices } from '../companies/people-services';
import { EmployeePath } from './employee-contracts';
import { reachesEmployee } from './reach-employee';

const { fields, required } = partRules['opening-balances'];
const OpeningBalances = answerContract('OpeningBalances', fields);
const OpeningBalancesBody = bodyContract('OpeningBalancesBody', fields, { required });
const OpeningBalancesSet = answerContract('OpeningBalancesSet', fields);
TextList({ description: 'What the tax office hears of it, and what is left to do; empty where nothing follows.' })(
  OpeningBalancesSet.prototype as object,
  'notes',
);
const toBalances = ({ values }: Part) => shownValues(fields, values);

const path = '/api/employees/{employee_id}/opening-balances';
const tag = 'Employee records';
const version = { headers: { ETag: 'Their version.' } };

export function openingBalanceRoutes(services: PeopleServices): readonly Route[] {
  return [
    route({
      method: 'GET',
      path,
      operation: 'get-opening-balances',
      may: 'people.read',
      narrowed: 'employee',
      showsPay: true,
      summary: 'What the employee brought from the payroll before this one',
      tag,
      auth: bearer(['payroll.read']),
      rate: 'default',
      request: { params: EmployeePath },
      responses: { 200: answer(OpeningBalances, 'Year-to-date figures and leave, as at a day.', version) },
      errors: { 404: 'No such employee, or none were set' },
      async handle({ params, context }) {
        const { customerId } = context.principal;
        if (!(await reachesEmployee(services, context.principal, params.employee_id))) {
          return problem('not-found', 'Employee not found');
        }
        const listed = await services.employees.listParts({
          customerId,
          employeeId: params.employee_id,
          kind: 'opening-balances',
        });
        if (!listed.ok) return refuse(listed.error);
        const [balances] = listed.value;
        return balances === undefined
          ? problem('not-found', 'No opening balances were set for this employee')
          : { status: 200, headers: { ETag: etag(balances.id) }, body: toBalances(balances) };
      },
    }),
    route({
      method: 'PUT',
      path,
      operation: 'set-opening-balances',
      may: 'people.write',
      narrowed: 'employee',
      showsPay: true,
      summary: 'Sets them; what is not sent is zero',
      description:
        'Where Single Touch Payroll has reported the employee in the year that they are as at, or were, an update event is queued with the change. A year that was finalised is opened again by it. notes says so.',
      tag,
      auth: bearer(['payroll.write']),
      rate: 'default',
      request: { params: EmployeePath, body: json(OpeningBalancesBody) },
      responses: { 200: answer(OpeningBalancesSet, 'As they are kept.', version) },
      errors: {
        404: 'Employee not found',
        409: 'The employee is deleted',
        412: 'The opening balances have changed since they were read (If-Match)',
      },
      async handle({ params, body: sent, context }) {
        const { customerId } = context.principal;
        if (!(await reachesEmployee(services, context.principal, params.employee_id))) {
          return problem('not-found', 'Employee not found');
        }
        const condition = versionCondition(context.header('if-match'));
        const set = await services.employees.setOpeningBalances({
          customerId,
          employeeId: params.employee_id,
          body: sent,
          ...(condition === undefined ? {} : { mayTouch: (stored) => stored !== undefined && condition(stored.id) }),
        });
        if (!set.ok) return refuse(set.error);
        const body = { ...toBalances(set.value), notes: set.value.told };
        return { status: 200, headers: { ETag: etag(set.value.id) }, body };
      },
    }),
  ];
}
