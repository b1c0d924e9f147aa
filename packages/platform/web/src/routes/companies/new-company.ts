import { companyFields } from '@anz-payroll/companies';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { newBody, newCompanyForm, newCompanyPage, pageHeaders, problemsAtFields, type Problems } from '../../pages';
import { createOnce } from '../create-once';
import { goTo, pageAnswers, showPage } from '../page-replies';
import { recordFormContract, typedOf } from '../record-form-contract';
import { signedIn } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';

const NewCompanyForm = recordFormContract('NewCompanyForm', Object.keys(companyFields), { isReadByTable: true });
const common = { path: '/companies/new', tag: 'Pages', auth: signedIn(), rate: 'lookup' } as const;

export const newCompanyPageRoute = (): Route =>
  route({
    ...common,
    method: 'GET',
    operation: 'page-new-company',
    may: 'company.write',
    summary: 'The form of a new company',
    responses: { 200: pageAnswers[200], 303: pageAnswers[303] },
    handle: ({ context }) =>
      Promise.resolve(
        showPage(200, newCompanyPage({ ...context.visit, typed: {}, problems: {} }), pageHeaders({ script: true })),
      ),
  });

export const newCompanyFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    operation: 'form-create-company',
    may: 'company.write',
    summary: 'Creates a company, as the API does',
    request: { body: form(NewCompanyForm, { maxBytes: 65_536 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 422: pageAnswers[422] },
    async handle({ body: sent, context }) {
      const { visit } = context;
      const { user, customer } = visit.session;
      const typed = typedOf(sent);
      const again = (problems: Problems) =>
        showPage(422, newCompanyPage({ ...visit, typed, problems }), pageHeaders({ script: true }));
      const read = newBody(newCompanyForm, typed);
      if (!read.ok) return again(read.problems);
      const what = { action: 'create-company', recordType: 'company', recordId: null };
      const made = await createOnce(web.pages, visit, { operation: 'form-create-company', sent }, () =>
        withAudit(web, visit, what, () =>
          web.employees.createCompanyWithEmployees({ customerId: customer.id, body: read.body }),
        ),
      );
      if (!made.ok) return again(problemsAtFields(newCompanyForm, made.error));
      const id = 'isRepeated' in made ? made.recordId : made.value.id;
      if (user.role !== 'owner') await web.accounts.listCompanyForUser(user.id, id);
      return goTo(`/companies/${id}/start?done=company`);
    },
  });
