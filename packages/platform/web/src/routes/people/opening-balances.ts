import { partRules } from '@anz-payroll/employee-lifecycle';
import { CodeOf } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import {
  newBody,
  openingBalancesPage,
  pageHeaders,
  partForm,
  problemsAtFields,
  shownRecord,
  type Problems,
} from '../../pages';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { recordFormContract, typedOf } from '../record-form-contract';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { EmployeePagePath } from './employee';
import { withEmployee } from './find-employee';

class OpeningBalancesQuery {
  @CodeOf(['saved'], { optional: true }) done?: 'saved';
}

const kind = 'opening-balances';
const OpeningBalancesForm = recordFormContract('OpeningBalancesForm', Object.keys(partRules[kind].fields));
const script = pageHeaders({ script: true });
const common = {
  path: '/companies/{company_id}/people/{employee_id}/opening-balances',
  tag: 'Pages',
  auth: inCompany(),
  rate: 'lookup',
} as const;

export const openingBalancesPageRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    operation: 'page-opening-balances',
    may: 'people.write',
    summary: 'What an employee brought from the payroll before this one',
    request: { params: EmployeePagePath, query: OpeningBalancesQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, query, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const customerId = visit.session.customer.id;
      const listed = await web.employees.listParts({ customerId, employeeId: params.employee_id, kind });
      const [stored] = listed.ok ? listed.value : [];
      const record = partForm(kind, visit.company.country);
      const typed = stored === undefined ? {} : shownRecord(record, stored.values);
      const notice = query.done === undefined ? {} : { notice: 'The opening balances are saved.' };
      return showPage(200, openingBalancesPage({ ...visit, form: record, typed, problems: {}, ...notice }), script);
    },
  });

export const openingBalancesFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    operation: 'form-set-opening-balances',
    may: 'people.write',
    summary: 'Sets the opening balances, as the API does; what is empty is zero',
    request: { params: EmployeePagePath, body: form(OpeningBalancesForm, { maxBytes: 65_536 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body: sent, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const typed = typedOf(sent);
      const record = partForm(kind, visit.company.country);
      const again = (problems: Problems) =>
        showPage(422, openingBalancesPage({ ...visit, form: record, typed, problems }), script);
      const read = newBody(record, typed);
      if (!read.ok) return again(read.problems);
      const customerId = visit.session.customer.id;
      const what = { action: 'set-opening-balances', recordType: 'employees', recordId: params.employee_id };
      const set = await withAudit(web, visit, what, () =>
        web.employees.setOpeningBalances({ customerId, employeeId: params.employee_id, body: read.body }),
      );
      const address = `/companies/${params.company_id}/people/${params.employee_id}/opening-balances`;
      return set.ok ? goTo(`${address}?done=saved`) : again(problemsAtFields(record, set.error));
    },
  });
