import type { EmployeeRefusal } from '@anz-payroll/employee-lifecycle';
import { CodeOf, PathId, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { employmentTypesPage, pageHeaders, type EmploymentTypesFacts } from '../../pages';
import { goTo, pageAnswers, showPage } from '../page-replies';
import { CompanyPagePath } from '../pays/runs';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { editedLists } from './company-lists';

const notices = {
  added: 'The type is added: it can be chosen in the record of a person.',
  renamed: 'The type has its new name, also for those who have it.',
  deleted: 'The type is deleted.',
} as const;

class EmploymentTypesPageQuery {
  @CodeOf(Object.keys(notices), { optional: true }) done?: keyof typeof notices;
}

class EmploymentTypePagePath extends CompanyPagePath {
  @PathId() employment_type_id!: number;
}

class EmploymentTypeNameForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 1000, trim: true, isCheckedByReader: true }) name!: string;
}

class EmploymentTypeDeleteForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
}

const types = '/companies/{company_id}/settings/employment-types';
const common = { tag: 'Pages', auth: inCompany(), rate: 'unlimited' } as const;
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;

/** The employment types of the account, as /api/employment-types has them. */
export function employmentTypeRoutes(web: WebAppServices): readonly Route[] {
  const { employees } = web;
  return [
    route({
      ...common,
      method: 'GET',
      path: types,
      operation: 'page-employment-types',
      may: 'people.read',
      summary: 'The employment types that a record can name, and the form for one of the account’s own',
      request: { params: CompanyPagePath, query: EmploymentTypesPageQuery },
      responses: { ...answers, 200: pageAnswers[200] },
      handle: ({ query, context: { visit } }) =>
        reply(web, visit, 200, query.done === undefined ? {} : { notice: notices[query.done] }),
    }),
    route({
      ...common,
      method: 'POST',
      path: types,
      operation: 'form-create-employment-type',
      may: 'people.write',
      summary: 'Adds an employment type of the account’s own',
      request: { params: CompanyPagePath, body: form(EmploymentTypeNameForm, { maxBytes: 8192 }) },
      responses: { ...answers, 422: pageAnswers[422] },
      async handle({ params, body: { name }, context: { visit } }) {
        const { id: customerId } = visit.session.customer;
        const what = { action: 'create-employment-type', recordType: 'employment-types', recordId: null };
        const made = await withAudit(web, visit, what, () =>
          employees.createEmploymentType({ customerId, body: { name } }),
        );
        if (made.ok) return goTo(`/companies/${params.company_id}/settings/employment-types?done=added`);
        return reply(web, visit, 422, { typed: { name }, problem: inWords(made.error), at: 'name' });
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: `${types}/{employment_type_id}`,
      operation: 'form-rename-employment-type',
      may: 'people.write',
      summary: 'Renames an employment type of the account’s own',
      request: { params: EmploymentTypePagePath, body: form(EmploymentTypeNameForm, { maxBytes: 8192 }) },
      responses: { ...answers, 422: pageAnswers[422] },
      async handle({ params, body: { name }, context: { visit } }) {
        const { id: customerId } = visit.session.customer;
        const typeId = params.employment_type_id;
        const what = { action: 'rename-employment-type', recordType: 'employment-types', recordId: typeId };
        const renamed = await withAudit(web, visit, what, () =>
          employees.renameEmploymentType({ customerId, typeId, body: { name } }),
        );
        if (renamed.ok) return goTo(`/companies/${params.company_id}/settings/employment-types?done=renamed`);
        const at = isAboutName(renamed.error) ? { at: `name-${typeId}` } : {};
        return reply(web, visit, 422, { typed: { id: typeId, name }, problem: inWords(renamed.error), ...at });
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: `${types}/{employment_type_id}/delete`,
      operation: 'form-delete-employment-type',
      may: 'people.write',
      summary: 'Deletes an employment type of the account’s own that nobody has',
      request: { params: EmploymentTypePagePath, body: form(EmploymentTypeDeleteForm, { maxBytes: 4096 }) },
      responses: { ...answers, 422: pageAnswers[422] },
      async handle({ params, context: { visit } }) {
        const { id: customerId } = visit.session.customer;
        const typeId = params.employment_type_id;
        const what = { action: 'delete-employment-type', recordType: 'employment-types', recordId: typeId };
        const deleted = await withAudit(web, visit, what, () => employees.deleteEmploymentType({ customerId, typeId }));
        if (deleted.ok) return goTo(`/companies/${params.company_id}/settings/employment-types?done=deleted`);
        return reply(web, visit, 422, { problem: inWords(deleted.error) });
      },
    }),
  ];
}

function isAboutName({ code }: EmployeeRefusal): boolean {
  return code === 'employment-type/malformed' || code === 'employment-type/duplicate-name';
}

/** The refusals of the interface name records by their ids. */
function inWords({ code, message }: EmployeeRefusal): string {
  if (code === 'employment-type/malformed') return 'Give it a name of 1 to 60 characters.';
  if (code === 'employment-type/duplicate-name') return 'There is a type of that name already.';
  return code === 'employment-type/not-found' ? 'Somebody has deleted this type.' : message;
}

async function reply<S extends 200 | 422>(
  { employees }: WebAppServices,
  visit: CompanyVisit,
  status: S,
  more: Pick<EmploymentTypesFacts, 'typed' | 'notice' | 'problem' | 'at'>,
) {
  const found = await employees.listEmploymentTypes({ customerId: visit.session.customer.id });
  const body = employmentTypesPage({ ...visit, lists: editedLists, types: found, ...more });
  return showPage(status, body, pageHeaders({ script: true }));
}
