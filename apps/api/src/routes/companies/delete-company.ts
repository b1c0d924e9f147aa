import { versionCondition } from '@anz-payroll/http-kit/conditional';
import { answerNothing, route, type Route } from '@anz-payroll/http-kit/route';
import { writesCompany } from './company-auth';
import { CompanyPath } from './company-contracts';
import { ifMatch } from './if-match';
import { refuse } from './people-answers';
import type { PeopleServices } from './people-services';

export const deleteCompanyRoute = ({ companies }: PeopleServices): Route =>
  route({
    method: 'DELETE',
    path: '/api/company/{company_id}',
    operation: 'delete-company',
    may: 'company.delete',
    summary: 'Hides a company and its employees; nothing is erased',
    tag: 'Companies',
    auth: writesCompany,
    rate: 'default',
    request: { params: CompanyPath },
    responses: { 204: answerNothing('Deleted.') },
    errors: {
      403: 'The user is not an owner',
      404: 'Company not found',
      412: 'The company has changed since it was read (If-Match)',
    },
    async handle({ params, context }) {
      const deleted = await companies.deleteCompany({
        companyId: params.company_id,
        ...ifMatch(versionCondition(context.header('if-match'))),
      });
      return deleted.ok ? { status: 204 } : refuse(deleted.error);
    },
  });
