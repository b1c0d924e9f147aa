import { ownRateReference, partRules, type Part, type PartKind } from '@anz-payroll/employee-lifecycle';
import { wholeNumber, type FieldSet } from '@anz-payroll/companies/fields';
import { PathId, Text, WholeNumber, type ContractClass } from '@anz-payroll/http-kit/contract';
import { problem } from '@anz-payroll/http-kit/errors';
import {
  answer,
  answerList,
  answerNothing,
  bearer,
  json,
  jsonList,
  route,
  type Route,
} from '@anz-payroll/http-kit/route';
import type { Principal } from '@anz-payroll/http-kit/security';
import { answerContract, bodyContract, shownValues, type FieldsBody } from '../companies/contract-of-fields';
import { showNumbers } from '../companies/show-numbers';
import { refuse } from '../companies/people-answers';
import type { PeopleServices } from '../companies/people-services';
import { EmployeePath } from './employee-contracts';
import { reachesEmployee } from './reach-employee';

class EmployeePartPath extends EmployeePath {
  @PathId() id!: number;
}

/** One list that hangs on an employee, as the API names it. */
interface PartName {
  readonly kind: Exclude<PartKind, 'opening-balances' | 'planned-termination'>;
  /** `/api/employees/{employee_id}/<path>` */
  readonly path: string;
  /** In operations and schemas: `bank-account`, `BankAccount`. */
  readonly operation: string;
  readonly schema: string;
  readonly says: string;
}

const names: readonly PartName[] = [
  {
    kind: 'bank-account',
    path: 'bank-accounts',
    operation: 'bank-account',
    schema: 'BankAccount',
    says: 'bank account',
  },
  { kind: 'super-fund', path: 'super-funds', operation: 'super-fund', schema: 'SuperFund', says: 'super fund' },
  {
    kind: 'pay-rate',
    path: 'pay-rates',
    operation: 'employee-pay-rate',
    schema: 'OwnPayRate',
    says: 'pay rate of their own',
  },
  {
    kind: 'deduction',
    path: 'deductions',
    operation: 'standing-deduction',
    schema: 'StandingDeduction',
    says: 'standing deduction',
  },
  {
    kind: 'sacrifice',
    path: 'pay-sacrifices',
    operation: 'standing-sacrifice',
    schema: 'StandingSacrifice',
    says: 'standing salary sacrifice',
  },
  {
    kind: 'allowance',
    path: 'allowances',
    operation: 'standing-allowance',
    schema: 'StandingAllowance',
    says: 'allowance of their own',
  },
  { kind: 'bonus', path: 'bonuses', operation: 'standing-bonus', schema: 'StandingBonus', says: 'standing bonus' },
  { kind: 'absence', path: 'absences', operation: 'absence', schema: 'Absence', says: 'time away without pay' },
  { kind: 'closedown', path: 'closedowns', operation: 'closedown', schema: 'Closedown', says: 'closedown period' },
  {
    kind: 'working-day',
    path: 'working-days',
    operation: 'working-day',
    schema: 'WorkingDay',
    says: 'day that was agreed to be a working day or none',
  },
  {
    kind: 'holiday-transfer',
    path: 'public-holiday-transfers',
    operation: 'public-holiday-transfer',
    schema: 'PublicHolidayTransfer',
    says: 'transferred public holiday',
  },
  {
    kind: 'earnings-week',
    path: 'earnings-weeks',
    operation: 'earnings-week',
    schema: 'EarningsWeek',
    says: 'week of earnings of the payroll before this one',
  },
];

const tag = 'Employee records';
const noEmployee = () => problem('not-found', 'Employee not found');
const errors = {
  400: 'A rule for this list refuses the data',
  404: 'Not found',
  409: 'The description is taken, or the employee is deleted',
} as const;

/** Contracts of one list, made once: the OpenAPI document names each schema once. */
interface PartContracts extends PartName {
  readonly fields: FieldSet;
  readonly shown: ContractClass<FieldsBody>;
  readonly create: ContractClass<FieldsBody>;
  readonly update: ContractClass<FieldsBody>;
}

const rank = wholeNumber(1, 200);

const contracts: readonly PartContracts[] = names.map((name) => {
  const rules = partRules[name.kind];
  const fields: FieldSet = rules.fields;
  const shown = answerContract(name.schema, fields);
  WholeNumber()(shown.prototype as object, 'id');
  WholeNumber({ description: 'Place in the list, from 1.' })(shown.prototype as object, 'rank');
  if (name.kind === 'pay-rate') {
    const description = 'Stable; what rate_reference on pay hours names.';
    Text({ description, example: 'employee:12' })(shown.prototype as object, 'reference');
  }
  return {
    ...name,
    fields,
    shown,
    create: bodyContract(`${name.schema}Create`, { rank, ...fields }, { required: rules.required }),
    update: bodyContract(`${name.schema}Update`, { rank, ...fields }),
  };
});

export function partRoutes(services: PeopleServices): readonly Route[] {
  return contracts.flatMap((one) => [
    // What hours can be paid by is more than an employee's own rates, so that list has a route of its own.
    ...(one.kind === 'pay-rate' ? [] : [listRoute(services, one)]),
    createRoute(services, one),
    updateRoute(services, one),
    deleteRoute(services, one),
    ...(replacedWhole.has(one.kind) ? [replaceRoute(services, one)] : []),
  ]);
}

const ofEmployee = (principal: Principal, employeeId: number, kind: PartKind) => ({
  customerId: principal.customerId,
  employeeId,
  kind,
});

function toPart(one: PartContracts, { id, rank: place, values }: Part): FieldsBody {
  const reference = one.kind === 'pay-rate' ? { reference: ownRateReference(id) } : {};
  return { id, rank: place, ...reference, ...shownValues(one.fields, values) };
}

function rankOf(body: FieldsBody): { readonly rank?: number } {
  return typeof body['rank'] === 'number' ? { rank: body['rank'] } : {};
}

const listRoute = (services: PeopleServices, one: PartContracts): Route =>
  route({
    method: 'GET',
    path: `/api/employees/{employee_id}/${one.path}`,
    operation: `list-${one.operation}s`.replace('bonuss', 'bonuses'),
    may: 'people.read',
    ...narrowedPart(one),
    summary: `The list of ${one.path.replaceAll('-', ' ')} of an employee`,
    tag,
    auth: bearer(['payroll.read']),
    // Spec 8.1 names lists of allowances among the look-ups.
    rate: one.kind === 'allowance' ? 'lookup' : 'default',
    request: { params: EmployeePath },
    responses: { 200: answerList(one.shown, 'In the order of rank.') },
    errors: { 404: 'Employee not found' },
    async handle({ params, context }) {
      const { principal } = context;
      if (!(await reachesEmployee(services, principal, params.employee_id))) return noEmployee();
      const listed = await services.employees.listParts(ofEmployee(principal, params.employee_id, one.kind));
      if (!listed.ok) return refuse(listed.error);
      const body = listed.value.map((part) => toPart(one, part));
      return { status: 200, body: await showNumbers(services, context, one.operation, params.employee_id, body) };
    },
  });

const createRoute = (services: PeopleServices, one: PartContracts): Route =>
  route({
    method: 'POST',
    path: `/api/employees/{employee_id}/${one.path}`,
    operation: `create-${one.operation}`,
    ...(hasAccount.has(one.kind) ? { release: 'bank-account' as const } : {}),
    may: 'people.write',
    ...narrowedPart(one),
    summary: `Gives an employee a ${one.says}`,
    tag,
    auth: bearer(['payroll.write']),
    rate: 'default',
    request: { params: EmployeePath, body: json(one.create) },
    responses: { 201: answer(one.shown, 'As it is kept.') },
    errors,
    async handle({ params, body, context }) {
      if (!(await reachesEmployee(services, context.principal, params.employee_id))) return noEmployee();
      const of = ofEmployee(context.principal, params.employee_id, one.kind);
      const made = await services.employees.createPart({ ...of, body, ...rankOf(body) });
      return made.ok ? { status: 201, body: toPart(one, made.value) } : refuse(made.error);
    },
  });

const updateRoute = (services: PeopleServices, one: PartContracts): Route =>
  route({
    method: 'PATCH',
    path: `/api/employees/{employee_id}/${one.path}/{id}`,
    operation: `update-${one.operation}`,
    ...(hasAccount.has(one.kind) ? { release: 'bank-account' as const } : {}),
    may: 'people.write',
    ...narrowedPart(one),
    summary: `Changes what is sent of a ${one.says}`,
    tag,
    auth: bearer(['payroll.write']),
    rate: 'default',
    request: { params: EmployeePartPath, body: json(one.update) },
    responses: { 200: answer(one.shown, 'As it is kept.') },
    errors,
    async handle({ params, body, context }) {
      if (!(await reachesEmployee(services, context.principal, params.employee_id))) return noEmployee();
      const of = ofEmployee(context.principal, params.employee_id, one.kind);
      const changed = await services.employees.updatePart({ ...of, partId: params.id, body, ...rankOf(body) });
      return changed.ok ? { status: 200, body: toPart(one, changed.value) } : refuse(changed.error);
    },
  });

const deleteRoute = (services: PeopleServices, one: PartContracts): Route =>
  route({
    method: 'DELETE',
    path: `/api/employees/{employee_id}/${one.path}/{id}`,
    operation: `delete-${one.operation}`,
    ...(one.kind === 'bank-account' ? { release: 'bank-account' as const } : {}),
    may: 'people.write',
    ...narrowedPart(one),
    summary: `Takes a ${one.says} away`,
    tag,
    auth: bearer(['payroll.write']),
    rate: 'default',
    request: { params: EmployeePartPath },
    responses: { 204: answerNothing('Deleted.') },
    errors,
    async handle({ params, context }) {
      if (!(await reachesEmployee(services, context.principal, params.employee_id))) return noEmployee();
      const of = ofEmployee(context.principal, params.employee_id, one.kind);
      const deleted = await services.employees.deletePart({ ...of, partId: params.id });
      return deleted.ok ? { status: 204 } : refuse(deleted.error);
    },
  });

/** What hangs on one employee; most of it are pay figures. */
function narrowedPart({ kind }: PartContracts) {
  return { narrowed: 'employee', ...(withoutFigures.has(kind) ? {} : { showsPay: true as const }) } as const;
}

/** Entries that can say where money goes. */
const hasAccount: ReadonlySet<PartKind> = new Set(['bank-account', 'deduction', 'super-fund']);

const withoutFigures: ReadonlySet<PartKind> = new Set([
  'bank-account',
  'super-fund',
  'absence',
  'closedown',
  'working-day',
]);

/** Lists that are often told as a whole. */
const replacedWhole: ReadonlySet<PartKind> = new Set(['bank-account', 'earnings-week']);

const replaceRoute = (services: PeopleServices, one: PartContracts): Route =>
  route({
    method: 'PUT',
    path: `/api/employees/{employee_id}/${one.path}`,
    operation: `replace-${one.operation}s`,
    ...(one.kind === 'bank-account' ? { release: 'bank-account' as const } : {}),
    may: 'people.write',
    ...narrowedPart(one),
    summary: `Replaces the whole list of ${one.path.replaceAll('-', ' ')}`,
    tag,
    auth: bearer(['payroll.write']),
    rate: 'default',
    request: { params: EmployeePath, body: jsonList(one.create, { maxItems: partRules[one.kind].most }) },
    responses: { 200: answerList(one.shown, 'In the order of rank.') },
    errors,
    async handle({ params, body, context }) {
      if (!(await reachesEmployee(services, context.principal, params.employee_id))) return noEmployee();
      const of = ofEmployee(context.principal, params.employee_id, one.kind);
      const replaced = await services.employees.replaceParts({ ...of, items: body });
      return replaced.ok
        ? { status: 200, body: replaced.value.map((part) => toPart(one, part)) }
        : refuse(replaced.error);
    },
  });
