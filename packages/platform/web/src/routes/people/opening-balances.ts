import type { Country } from '@anz-payroll/companies';
import { partRules, type Part } from '@anz-payroll/employee-lifecycle';
import { CodeOf } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import {
  newBody,
  openingBalancesPage,
  pageHeaders,
  partForm,
  problemsAtFields,
  problemsMeanwhile,
  shownRecord,
  withVersion,
  type Problems,
  type RecordForm,
} from '../../pages';
import { inWords } from '../../pay-pages';
import { noticeAfterRedirect, redirectWithNotice } from '../notice-after-redirect';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { isStale, recordFormContract, typedOf } from '../record-form-contract';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { EmployeePagePath } from './employee';
import { withEmployee, type EmployeeVisit } from './find-employee';

class OpeningBalancesQuery {
  @CodeOf(['saved'], { optional: true }) done?: 'saved';
}

const kind = 'opening-balances';
const SAVED = 'The opening balances are saved.';
const OpeningBalancesForm = recordFormContract('OpeningBalancesForm', Object.keys(partRules[kind].fields), {
  isReadByTable: true,
});
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
      const stored = await storedBalances(web, visit);
      const record = formOf(visit.company.country, stored);
      const typed = stored === undefined ? {} : shownRecord(record, stored.values);
      const { headers, ...told } = noticeAfterRedirect(web.pages, context);
      const notice = query.done === undefined ? told : { notice: SAVED };
      const page = openingBalancesPage({ ...visit, form: record, typed, problems: {}, ...notice });
      return showPage(200, page, { ...script, ...headers });
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
      const { country } = visit.company;
      const record = formOf(country, await storedBalances(web, visit));
      const again = (problems: Problems, shown = record) =>
        showPage(422, openingBalancesPage({ ...visit, form: shown, typed, problems }), script);
      const meanwhile = async () => {
        const stored = await storedBalances(web, visit);
        const now = formOf(country, stored);
        return again(problemsMeanwhile(now, stored?.values ?? {}, typed), now);
      };
      if (isStale(sent, record)) return meanwhile();
      const read = newBody(record, typed);
      if (!read.ok) return again(read.problems);
      const customerId = visit.session.customer.id;
      const what = { action: 'set-opening-balances', recordType: 'employees', recordId: params.employee_id };
      const set = await withAudit(web, visit, what, () =>
        web.employees.setOpeningBalances({
          customerId,
          employeeId: params.employee_id,
          body: read.body,
          mayTouch: (stored) => formOf(country, stored).version === record.version,
        }),
      );
      const address = `/companies/${params.company_id}/people/${params.employee_id}/opening-balances`;
      if (set.ok && set.value.told.length > 0) {
        return redirectWithNotice(web.pages, address, `${SAVED} ${inWords(set.value.told.join(' '))}`);
      }
      if (set.ok) return goTo(`${address}?done=saved`);
      return set.error.code === 'employee/changed-meanwhile' ? meanwhile() : again(problemsAtFields(record, set.error));
    },
  });

/** The whole record is typed anew, so its form is that of a new one, whether or not there is one. */
function formOf(country: Country, stored: Part | undefined): RecordForm {
  return withVersion(partForm(kind, country), stored?.values ?? {});
}

async function storedBalances({ employees }: WebAppServices, visit: EmployeeVisit): Promise<Part | undefined> {
  const of = { customerId: visit.session.customer.id, employeeId: visit.employee.id, kind } as const;
  const listed = await employees.listParts(of);
  return listed.ok ? listed.value[0] : undefined;
}
