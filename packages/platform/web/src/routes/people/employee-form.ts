import { employeeFieldNames } from '@anz-payroll/employee-lifecycle';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import {
  changedBody,
  employeeForm,
  employeeFormPage,
  newBody,
  newEmployeeForm,
  pageHeaders,
  problemsAtFields,
  problemsMeanwhile,
  problemsOfItem,
  shownRecord,
  type EmploymentChoices,
  type Problems,
} from '../../pages';
import { createOnce } from '../create-once';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { CompanyPagePath } from '../pays/runs';
import { isStale, recordFormContract, typedOf } from '../record-form-contract';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { EmployeePagePath } from './employee';
import { withEmployee } from './find-employee';

const NewEmployeeForm = recordFormContract('NewEmployeeForm', employeeFieldNames, { isReadByTable: true });
const EmployeeForm = recordFormContract('EmployeeForm', employeeFieldNames, { isReadByTable: true });
const bounds = { maxBytes: 131_072 };
const common = { tag: 'Pages', auth: inCompany(), rate: 'lookup' } as const;
const page = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;
const newPath = '/companies/{company_id}/people/new';
const editPath = '/companies/{company_id}/people/{employee_id}/edit';

async function choicesOf({ employees }: WebAppServices, { session }: CompanyVisit): Promise<EmploymentChoices> {
  return {
    types: await employees.listEmploymentTypes({ customerId: session.customer.id }),
    tenures: employees.listEmploymentTenures(),
  };
}

export const newEmployeePageRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path: newPath,
    operation: 'page-new-employee',
    may: 'people.write',
    summary: 'The form of a new employee',
    request: { params: CompanyPagePath },
    responses: { 200: pageAnswers[200], ...page },
    async handle({ context }) {
      const { visit } = context;
      const { country } = visit.company;
      const record = newEmployeeForm(country, await choicesOf(web, visit));
      const body = employeeFormPage({ ...visit, form: record, typed: { country }, problems: {} });
      return showPage(200, body, pageHeaders({ script: true }));
    },
  });

export const newEmployeeFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: newPath,
    operation: 'form-create-employee',
    may: 'people.write',
    summary: 'Creates an employee, as the API does',
    request: { params: CompanyPagePath, body: form(NewEmployeeForm, bounds) },
    responses: { ...page, 422: pageAnswers[422] },
    async handle({ params, body: sent, context }) {
      const { visit } = context;
      const typed = typedOf(sent);
      const record = newEmployeeForm(visit.company.country, await choicesOf(web, visit), typed['country']);
      const again = (problems: Problems) =>
        showPage(422, employeeFormPage({ ...visit, form: record, typed, problems }), pageHeaders({ script: true }));
      const read = newBody(record, typed);
      if (!read.ok) return again(read.problems);
      const what = { action: 'create-employees', recordType: 'company', recordId: params.company_id };
      const made = await createOnce(
        web.pages,
        visit,
        { operation: `form-create-employee ${params.company_id}`, sent },
        () =>
          withAudit(web, visit, what, () =>
            web.employees.createEmployees({ companyId: params.company_id, items: [read.body] }),
          ),
      );
      if (!made.ok) return again(problemsAtFields(record, made.error));
      const people = `/companies/${params.company_id}/people`;
      if ('isRepeated' in made) return goTo(`${people}/${made.recordId}?done=added`);
      const [result] = made.value.results;
      if (result === undefined) return notThere();
      return 'employee' in result
        ? goTo(`${people}/${result.employee.id}?done=added`)
        : again(problemsOfItem(record, result.errors));
    },
  });

export const editEmployeePageRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path: editPath,
    operation: 'page-edit-employee',
    may: 'people.write',
    narrowed: 'employee',
    showsPay: true,
    summary: 'The record of an employee, to be changed',
    request: { params: EmployeePagePath },
    responses: { 200: pageAnswers[200], ...page },
    async handle({ params, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const record = employeeForm(visit.company.country, visit.employee, await choicesOf(web, visit));
      const typed = shownRecord(record, visit.employee);
      const body = employeeFormPage({ ...visit, form: record, typed, problems: {} });
      return showPage(200, body, pageHeaders({ script: true }));
    },
  });

export const editEmployeeFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: editPath,
    operation: 'form-update-employee',
    release: 'bank-account',
    may: 'people.write',
    narrowed: 'employee',
    showsPay: true,
    summary: 'Changes an employee, as the API does',
    request: { params: EmployeePagePath, body: form(EmployeeForm, bounds) },
    responses: { ...page, 422: pageAnswers[422] },
    async handle({ params, body: sent, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const { employee, version } = visit;
      const typed = typedOf(sent);
      const choices = await choicesOf(web, visit);
      const record = employeeForm(visit.company.country, employee, choices);
      const again = (problems: Problems) =>
        showPage(422, employeeFormPage({ ...visit, form: record, typed, problems }), pageHeaders({ script: true }));
      const meanwhile = async () => {
        const now = await withEmployee(web, context.visit, params.employee_id);
        if (now === undefined) return notThere();
        const stored = employeeForm(now.company.country, now.employee, choices);
        const problems = problemsMeanwhile(stored, now.employee, typed);
        return showPage(
          422,
          employeeFormPage({ ...now, form: stored, typed, problems }),
          pageHeaders({ script: true }),
        );
      };
      if (isStale(sent, record)) return meanwhile();
      const read = changedBody(record, shownRecord(record, employee), typed);
      if (!read.ok) return again(read.problems);
      const what = { action: 'update-employees', recordType: 'employees', recordId: params.employee_id };
      const changed = await withAudit(web, visit, what, () =>
        web.employees.updateEmployees({
          companyId: params.company_id,
          identifierType: 'employee_id',
          items: [{ ...read.body, id: params.employee_id }],
          mayTouch: (stored) => stored === version,
        }),
      );
      if (!changed.ok && changed.error.code === 'employee/changed-meanwhile') return meanwhile();
      if (!changed.ok) return again(problemsAtFields(record, changed.error));
      const [result] = changed.value.results;
      if (result === undefined) return notThere();
      if ('employee' in result) return goTo(`/companies/${params.company_id}/people/${params.employee_id}?done=saved`);
      return again(problemsOfItem(record, result.errors));
    },
  });
