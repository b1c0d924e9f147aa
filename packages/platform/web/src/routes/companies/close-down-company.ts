import { inWords } from '../../pay-pages';
import { Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import {
  closedownOfCompanyForm,
  companyForm,
  companySettingsPage,
  countryFeatures,
  pageHeaders,
  problemsAtFields,
  shownRecord,
  type Problems,
} from '../../pages';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { CompanyPagePath } from '../pays/runs';
import { typedDays } from '../typed-day';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { editedLists } from './company-lists';

const day = { optional: true, max: 20, trim: true } as const;

class CompanyClosedownForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text(day) start_date?: string;
  @Text(day) end_date?: string;
  @Text(day) nominated_date?: string;
}

export const closeDownCompanyFormRoute = (web: WebAppServices): Route =>
  route({
    method: 'POST',
    path: '/companies/{company_id}/closedown',
    operation: 'form-close-down-company',
    may: 'people.write',
    summary: 'Adds a closedown period for every active employee, as the API does',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'lookup',
    request: { params: CompanyPagePath, body: form(CompanyClosedownForm, { maxBytes: 8192 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body: sent, context }) {
      const { visit } = context;
      const { company } = visit;
      if (!countryFeatures[company.country].hasClosedowns) return notThere();
      const { csrf_token: _, ...fields } = sent;
      const typed = Object.fromEntries(
        Object.entries(fields).filter((entry): entry is [string, string] => (entry[1] ?? '') !== ''),
      );
      const again = (problems: Problems) => {
        const shown = shownRecord(companyForm(company), company);
        const facts = { ...visit, lists: editedLists, typed: shown, problems: {}, closedown: { typed, problems } };
        return showPage(422, companySettingsPage(facts), pageHeaders({ script: true }));
      };
      const { days, problems } = typedDays(typed);
      if (Object.keys(problems).length > 0) return again(problems);
      const what = { action: 'close-down-company', recordType: 'company', recordId: params.company_id };
      const closed = await withAudit(web, visit, what, () =>
        web.employees.closeDownCompany({
          customerId: visit.session.customer.id,
          companyId: params.company_id,
          body: days,
        }),
      );
      if (!closed.ok) return again(problemsAtFields(closedownOfCompanyForm(company), closed.error));
      const refused = closed.value.employees.filter(({ problem }) => problem !== null);
      if (refused.length > 0) {
        const names = new Map(company.employees.map(({ id, format_name }) => [id, format_name]));
        const whom = refused.map(({ employeeId, problem }) => `${names.get(employeeId) ?? 'Somebody'}: ${inWords(problem ?? '')}`); // prettier-ignore
        return again({ record: `Added, but not for everybody. ${whom.join(' ')}` });
      }
      return goTo(`/companies/${params.company_id}/settings?done=closedown`);
    },
  });
