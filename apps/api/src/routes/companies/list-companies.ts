import { answerList, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import { satisfiesScope } from '@anz-payroll/http-kit/security';
import { Company, toCompany } from './company-contracts';
import { withOwnDepartments } from './own-departments';
import type { PeopleServices } from './people-services';
import { showNumbers } from './show-numbers';

export const listCompaniesRoute = (services: PeopleServices): Route =>
  route({
    method: 'GET',
    path: '/api/company',
    operation: 'list-companies',
    may: 'company.read',
    narrowed: 'list',
    summary: 'The companies within reach, with basic employee information',
    description: 'Companies out of reach are left out. A token without a payroll scope gets an empty list.',
    tag: 'Companies',
    auth: bearer([]),
    rate: 'default',
    responses: { 200: answerList(Company, 'By legal name.') },
    async handle({ context }) {
      const { principal } = context;
      if (!satisfiesScope(principal.scopes, ['payroll.read'], 'company.read')) return { status: 200, body: [] };
      const companies = await services.companies.listCompanies({
        customerId: principal.customerId,
        reachable: principal.isOwner ? 'all' : () => services.access.reachable(principal),
      });
      const narrowed = await Promise.all(companies.map((one) => withOwnDepartments(services, principal, one)));
      const shown = await showNumbers(services, context, 'company', null, narrowed);
      return { status: 200, body: shown.map(toCompany) };
    },
  });
