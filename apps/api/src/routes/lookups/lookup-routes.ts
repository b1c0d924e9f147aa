import type { EmploymentOption as EmploymentOptionModel } from '@anz-payroll/employee-lifecycle';
import { answer, answerList, answerNothing, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { refuse } from '../companies/people-answers';
import type { PeopleServices } from '../companies/people-services';
import { EmploymentOption, EmploymentTypeBody, EmploymentTypePath } from '../employees/employee-contracts';
import { autocompleteAddressRoute } from './autocomplete-address';

const tag = 'Look-ups';
const toOption = ({ id, name, isCustom }: EmploymentOptionModel): EmploymentOption => ({
  id,
  name,
  is_custom: isCustom,
});
const errors = {
  404: 'Employment type not found',
  409: 'The name is taken, or the type is built in or in use',
} as const;

export function lookupRoutes(services: PeopleServices): readonly Route[] {
  const { employees } = services;
  return [
    autocompleteAddressRoute(services),
    route({
      method: 'GET',
      path: '/api/employment-types',
      operation: 'list-employment-types',
      may: 'signed-in',
      summary: "The built-in employment types and the customer's own",
      tag,
      auth: bearer(['payroll.read']),
      rate: 'default',
      responses: { 200: answerList(EmploymentOption, 'By id.') },
      handle: async ({ context }) => ({
        status: 200,
        body: (await employees.listEmploymentTypes({ customerId: context.principal.customerId })).map(toOption),
      }),
    }),
    route({
      method: 'POST',
      path: '/api/employment-types',
      operation: 'create-employment-type',
      may: 'people.write',
      summary: "Adds a type of the customer's own",
      tag,
      auth: bearer(['payroll.write'], { everyCompany: true }),
      rate: 'default',
      request: { body: json(EmploymentTypeBody) },
      responses: { 201: answer(EmploymentOption, 'The type.') },
      errors,
      async handle({ body, context }) {
        const made = await employees.createEmploymentType({ customerId: context.principal.customerId, body });
        return made.ok ? { status: 201, body: toOption(made.value) } : refuse(made.error);
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/employment-types/{employment_type_id}',
      operation: 'rename-employment-type',
      may: 'people.write',
      summary: "Renames a type of the customer's own",
      tag,
      auth: bearer(['payroll.write'], { everyCompany: true }),
      rate: 'default',
      request: { params: EmploymentTypePath, body: json(EmploymentTypeBody) },
      responses: { 200: answer(EmploymentOption, 'The type.') },
      errors,
      async handle({ params, body, context }) {
        const { customerId } = context.principal;
        const changed = await employees.renameEmploymentType({ customerId, typeId: params.employment_type_id, body });
        return changed.ok ? { status: 200, body: toOption(changed.value) } : refuse(changed.error);
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/employment-types/{employment_type_id}',
      operation: 'delete-employment-type',
      may: 'people.write',
      summary: "Deletes a type of the customer's own that nobody has",
      tag,
      auth: bearer(['payroll.write'], { everyCompany: true }),
      rate: 'default',
      request: { params: EmploymentTypePath },
      responses: { 204: answerNothing('Deleted.') },
      errors,
      async handle({ params, context }) {
        const { customerId } = context.principal;
        const deleted = await employees.deleteEmploymentType({ customerId, typeId: params.employment_type_id });
        return deleted.ok ? { status: 204 } : refuse(deleted.error);
      },
    }),
    route({
      method: 'GET',
      path: '/api/employment-tenures',
      operation: 'list-employment-tenures',
      may: 'signed-in',
      summary: 'The employment tenures',
      tag,
      auth: bearer(['payroll.read']),
      rate: 'default',
      responses: { 200: answerList(EmploymentOption, 'By id.') },
      handle: () => Promise.resolve({ status: 200, body: employees.listEmploymentTenures().map(toOption) }),
    }),
  ];
}
