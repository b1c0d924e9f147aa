import { etag } from '@anz-payroll/http-kit/conditional';
import { answer, route, type Route } from '@anz-payroll/http-kit/route';
import { readsCompanyItself } from './company-auth';
import { Company, CompanyPath, toCompany } from './company-contracts';
import { withOwnDepartments } from './own-departments';
import { showNumbers } from './show-numbers';
import { refuse } from './people-answers';
import type { PeopleServices } from './people-services';

export const readCompanyRoute = (services: PeopleServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}',
    operation: 'get-company',
    may: 'company.read',
    narrowed: 'list',
    summary: 'A company with basic employee information',
    tag: 'Companies',
    auth: readsCompanyItself,
    rate: 'default',
    request: { params: CompanyPath },
    responses: { 200: answer(Company, 'The company.', { headers: { ETag: 'Its version.' } }) },
    errors: { 404: 'Company not found.' },
    async handle({ params, context }) {
      const found = await services.companies.readCompany({ companyId: params.company_id });
      if (!found.ok) return refuse({ ...found.error, message: 'Company not found.' });
      const { version } = found.value;
      const value = await withOwnDepartments(services, context.principal, found.value.value);
      const [shown = value] = await showNumbers(services, context, 'company', value.id, [value]);
      return { status: 200, headers: { ETag: etag(version) }, body: toCompany(shown) };
    },
  });
