import { etag, versionCondition } from '@anz-payroll/http-kit/conditional';
import { answer, optionalJson, route, type Route } from '@anz-payroll/http-kit/route';
import { writesCompany } from './company-auth';
import { Company, CompanyPartialUpdate, CompanyPath, toCompany } from './company-contracts';
import { ifMatch } from './if-match';
import { refuse } from './people-answers';
import type { PeopleServices } from './people-services';

export const updateCompanyRoute = ({ companies }: PeopleServices): Route =>
  route({
    method: 'PATCH',
    path: '/api/company/{company_id}',
    operation: 'update-company',
    may: 'company.write',
    summary: 'Changes what is sent; null clears, an empty body changes nothing',
    tag: 'Companies',
    auth: writesCompany,
    rate: 'default',
    request: { params: CompanyPath, body: optionalJson(CompanyPartialUpdate) },
    responses: { 200: answer(Company, 'The company.', { headers: { ETag: 'Its version.' } }) },
    errors: { 404: 'Company not found', 412: 'The company has changed since it was read (If-Match)' },
    async handle({ params, body, context }) {
      const changed = await companies.updateCompany({
        companyId: params.company_id,
        body: body ?? {},
        ...ifMatch(versionCondition(context.header('if-match'))),
      });
      if (!changed.ok) return refuse(changed.error);
      const { value, version } = changed.value;
      return { status: 200, headers: { ETag: etag(version) }, body: toCompany(value) };
    },
  });
