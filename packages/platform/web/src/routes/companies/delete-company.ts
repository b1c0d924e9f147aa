import { Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { companyForm, companySettingsPage, pageHeaders, shownRecord } from '../../pages';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { CompanyPagePath } from '../pays/runs';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { editedLists } from './company-lists';

class DeleteCompanyForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 1000, trim: true }) name_of_company?: string;
}

const asTyped = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Nobody can restore a company, so whoever deletes it types its name. */
export const deleteCompanyFormRoute = (web: WebAppServices): Route =>
  route({
    method: 'POST',
    path: '/companies/{company_id}/delete',
    operation: 'form-delete-company',
    may: 'company.delete',
    summary: 'Hides a company and its employees, as the API does',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'lookup',
    request: { params: CompanyPagePath, body: form(DeleteCompanyForm, { maxBytes: 8192 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const { visit } = context;
      const { company } = visit;
      const { name_of_company: typed = '' } = body;
      if (asTyped(typed) !== asTyped(company.legal_name)) {
        const deletion = { typed, problem: `This is not the legal name, ${company.legal_name}. Nothing was deleted.` };
        const facts = { ...visit, lists: editedLists, typed: shownRecord(companyForm(company), company), problems: {} };
        return showPage(422, companySettingsPage({ ...facts, deletion }), pageHeaders({ script: true }));
      }
      const what = { action: 'delete-company', recordType: 'company', recordId: params.company_id };
      const deleted = await withAudit(web, visit, what, () =>
        web.companies.deleteCompany({ companyId: params.company_id }),
      );
      return deleted.ok ? goTo('/home?done=deleted') : notThere();
    },
  });
