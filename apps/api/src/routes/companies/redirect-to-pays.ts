import { answerRedirect, bearer, company, route, type Route } from '@anz-payroll/http-kit/route';
import { CompanyPath } from './company-contracts';
import { refuse } from './people-answers';
import type { PeopleServices } from './people-services';

export const redirectToPaysRoute = ({ companies, paysPage }: PeopleServices): Route =>
  route({
    method: 'GET',
    path: '/api/redirect/company/{company_id}',
    operation: 'redirect-to-pays',
    may: 'company.read',
    narrowed: 'nobody',
    summary: "Makes the company the customer's default and goes to its Pays screen",
    tag: 'Companies',
    auth: bearer(['payroll.read'], { company: company() }),
    rate: 'default',
    request: { params: CompanyPath },
    responses: { 302: answerRedirect('To the Pays screen of the web app.') },
    errors: { 400: 'No company found with the given company_id' },
    async handle({ params }) {
      const chosen = await companies.chooseDefaultCompany({ companyId: params.company_id });
      return chosen.ok ? { status: 302, headers: { Location: paysPage(params.company_id) } } : refuse(chosen.error);
    },
  });
