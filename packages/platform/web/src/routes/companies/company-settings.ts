import { companyFields } from '@anz-payroll/companies';
import { CodeOf } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import {
  changedBody,
  companyForm,
  companySettingsPage,
  pageHeaders,
  problemsAtFields,
  problemsMeanwhile,
  shownRecord,
  type Problems,
} from '../../pages';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { CompanyPagePath } from '../pays/runs';
import { isStale, recordFormContract, typedOf } from '../record-form-contract';
import { inCompany } from '../visit';
import { editedLists } from './company-lists';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';

const notices = { saved: 'The company is saved.', closedown: 'The closedown is added for everybody.' } as const;

class SettingsQuery {
  @CodeOf(Object.keys(notices), { optional: true }) done?: keyof typeof notices;
}

const CompanySettingsForm = recordFormContract('CompanySettingsForm', Object.keys(companyFields), {
  isReadByTable: true,
});
const common = {
  path: '/companies/{company_id}/settings',
  tag: 'Pages',
  auth: inCompany(),
  rate: 'lookup',
} as const;

export const companySettingsPageRoute = (): Route =>
  route({
    ...common,
    method: 'GET',
    operation: 'page-company-settings',
    may: 'company.read',
    summary: 'What is known of a company, to be changed',
    request: { params: CompanyPagePath, query: SettingsQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    handle({ query, context }) {
      const { visit } = context;
      const typed = shownRecord(companyForm(visit.company), visit.company);
      const notice = query.done === undefined ? {} : { notice: notices[query.done] };
      const body = companySettingsPage({ ...visit, lists: editedLists, typed, problems: {}, ...notice });
      return Promise.resolve(showPage(200, body, pageHeaders({ script: true })));
    },
  });

export const companySettingsFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    operation: 'form-update-company',
    may: 'company.write',
    summary: 'Changes a company, as the API does',
    request: { params: CompanyPagePath, body: form(CompanySettingsForm, { maxBytes: 65_536 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body: sent, context }) {
      const { visit } = context;
      const typed = typedOf(sent);
      const found = await web.companies.readCompany({ companyId: params.company_id });
      if (!found.ok) return notThere();
      const { value: company, version } = found.value;
      const record = companyForm(company);
      const again = (problems: Problems, stored = company) =>
        showPage(
          422,
          companySettingsPage({ ...visit, company: stored, lists: editedLists, typed, problems }),
          pageHeaders({ script: true }),
        );
      const meanwhile = async () => {
        const now = await web.companies.readCompany({ companyId: params.company_id });
        if (!now.ok) return notThere();
        const stored = now.value.value;
        return again(problemsMeanwhile(companyForm(stored), stored, typed), stored);
      };
      if (isStale(sent, record)) return meanwhile();
      const read = changedBody(record, shownRecord(record, company), typed);
      if (!read.ok) return again(read.problems);
      const what = { action: 'update-company', recordType: 'company', recordId: params.company_id };
      const changed = await withAudit(web, visit, what, () =>
        web.companies.updateCompany({
          companyId: params.company_id,
          body: read.body,
          mayTouch: (stored) => stored === version,
        }),
      );
      if (changed.ok) return goTo(`/companies/${params.company_id}/settings?done=saved`);
      return changed.error.code === 'company/changed-meanwhile'
        ? meanwhile()
        : again(problemsAtFields(record, changed.error));
    },
  });
