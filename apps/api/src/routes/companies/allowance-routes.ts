import { etag, versionCondition } from '@anz-payroll/http-kit/conditional';
import { answer, answerList, json, route, type Route } from '@anz-payroll/http-kit/route';
import { readsCompany, writesCompany } from './company-auth';
import {
  AllowanceChangeQuery,
  AllowanceDeleteQuery,
  AllowancePath,
  CompanyAllowance,
  CompanyAllowanceCreate,
  CompanyAllowanceUpdate,
  CompanyPath,
  Message,
  toAllowance,
} from './company-contracts';
import { ifMatch } from './if-match';
import { refuse } from './people-answers';
import type { PeopleServices } from './people-services';

const tag = 'Company allowances';
const errors = {
  400: 'A rule for allowances refuses the data',
  404: 'Company or allowance not found',
  409: 'The description is taken in this company',
} as const;
const changed = 'The allowance has changed since it was read (If-Match)';

export function allowanceRoutes({ companies }: PeopleServices): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/company/{company_id}/allowances',
      operation: 'list-company-allowances',
      may: 'company.read',
      summary: 'The allowance templates of a company',
      tag,
      auth: readsCompany,
      rate: 'lookup',
      request: { params: CompanyPath },
      responses: { 200: answerList(CompanyAllowance, 'By description.') },
      errors: { 400: 'No company found with the given company_id' },
      handle: async ({ params }) => ({
        status: 200,
        body: (await companies.listAllowances({ companyId: params.company_id })).map(toAllowance),
      }),
    }),
    route({
      method: 'POST',
      path: '/api/company/{company_id}/allowances',
      operation: 'create-company-allowance',
      may: 'pay-items.write',
      summary: 'Creates an allowance template and attaches employees',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: CompanyPath, body: json(CompanyAllowanceCreate) },
      responses: { 201: answer(CompanyAllowance, 'The allowance.') },
      errors,
      async handle({ params, body }) {
        const made = await companies.createAllowance({ companyId: params.company_id, body });
        return made.ok ? { status: 201, body: toAllowance(made.value) } : refuse(made.error);
      },
    }),
    route({
      method: 'GET',
      path: '/api/company/{company_id}/allowances/{allowance_id}',
      operation: 'get-company-allowance',
      may: 'company.read',
      summary: 'One allowance template',
      tag,
      auth: readsCompany,
      rate: 'lookup',
      request: { params: AllowancePath },
      responses: { 200: answer(CompanyAllowance, 'The allowance.', { headers: { ETag: 'Its version.' } }) },
      errors: { 400: 'No company found with the given company_id', 404: 'Allowance not found' },
      async handle({ params }) {
        const found = await companies.readAllowance({ companyId: params.company_id, allowanceId: params.allowance_id });
        if (!found.ok) return refuse(found.error);
        const { value, version } = found.value;
        return { status: 200, headers: { ETag: etag(version) }, body: toAllowance(value) };
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/company/{company_id}/allowances/{allowance_id}',
      operation: 'update-company-allowance',
      may: 'pay-items.write',
      summary: 'Changes what is sent; employee_ids replaces the whole attached set',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: AllowancePath, query: AllowanceChangeQuery, body: json(CompanyAllowanceUpdate) },
      responses: { 200: answer(CompanyAllowance, 'The allowance.', { headers: { ETag: 'Its version.' } }) },
      errors: { ...errors, 412: changed },
      async handle({ params, query, body, context }) {
        const changed = await companies.updateAllowance({
          companyId: params.company_id,
          allowanceId: params.allowance_id,
          body,
          propagateDescriptionToHistory: query.propagate_description_to_history ?? false,
          ...ifMatch(versionCondition(context.header('if-match'))),
        });
        if (!changed.ok) return refuse(changed.error);
        const { value, version } = changed.value;
        return { status: 200, headers: { ETag: etag(version) }, body: toAllowance(value) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/company/{company_id}/allowances/{allowance_id}',
      operation: 'delete-company-allowance',
      may: 'pay-items.write',
      summary: 'Deletes an allowance template; processed pays keep their lines',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: AllowancePath, query: AllowanceDeleteQuery },
      responses: { 200: answer(Message, 'What was done.') },
      errors: {
        404: 'Company or allowance not found',
        409: 'Still attached; the employees are named',
        412: changed,
      },
      async handle({ params, query, context }) {
        const deleted = await companies.deleteAllowance({
          companyId: params.company_id,
          allowanceId: params.allowance_id,
          force: query.force ?? false,
          ...ifMatch(versionCondition(context.header('if-match'))),
        });
        return deleted.ok ? { status: 200, body: deleted.value } : refuse(deleted.error);
      },
    }),
  ];
}
