import { roleMay, type Role } from '@anz-payroll/accounts';
import type { CompanyReadModel } from '@anz-payroll/companies';
import { Text } from '@anz-payroll/http-kit/contract';
import { route, type Route } from '@anz-payroll/http-kit/route';
import { isNarrow, pageHeaders, plainText, searchPage, type FoundPage } from '../pages';
import { pageAnswers, showPage } from './page-replies';
import { withOwnDepartments } from './own-departments';
import { signedIn } from './visit';
import type { WebAppServices } from './web-app-services';

class SearchQuery {
  @Text({ optional: true, max: 100, trim: true }) q?: string;
}

const mostFound = 50;

const companyPages = [
  ['pays', 'Pay runs', 'pays.read'],
  ['people', 'People', 'people.read'],
  ['people/new', 'Add a person', 'people.write'],
  ['settings', 'Company settings', 'company.read'],
  ['settings/allowances', 'Allowances', 'company.read'],
  ['settings/awards', 'Awards', 'company.read'],
  ['settings/classifications', 'Classifications', 'company.read'],
  ['settings/pay-rates', 'Pay rates', 'company.read'],
  ['start', 'Set-up', 'company.write'],
] as const;

export const searchRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/search',
    operation: 'page-search',
    may: 'signed-in',
    narrowed: 'list',
    summary: 'People and pages of every company within reach, by name',
    tag: 'Pages',
    auth: signedIn(),
    rate: 'unlimited',
    request: { query: SearchQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303] },
    async handle({ query, context }) {
      const { session, csrfToken } = context.visit;
      const search = query.q ?? '';
      const customerId = session.customer.id;
      const { role } = session.user;
      const reached = await web.companies.listCompanies({
        customerId,
        reachable:
          role === 'owner' ? 'all' : () => web.accounts.reachableCompanies({ customerId, userId: session.user.id }),
      });
      const companies = await Promise.all(reached.map((one) => withOwnDepartments(web.employees, role, one)));
      const words = plainText(search).split(/\s+/);
      const fits = ({ name, where }: FoundPage) => words.every((word) => plainText(`${name} ${where}`).includes(word));
      const found =
        search === ''
          ? []
          : companies
              .flatMap((company) => pagesOf(company, role))
              .filter(fits)
              .slice(0, mostFound);
      return showPage(200, searchPage({ session, csrfToken, search, found }), pageHeaders({ script: true }));
    },
  });

function pagesOf({ id, trading_name, legal_name, employees }: CompanyReadModel, role: Role): readonly FoundPage[] {
  const where = trading_name ?? legal_name;
  return [
    ...(roleMay(role, 'people.read') ? employees : []).map((person) => ({
      address: `/companies/${id}/people/${person.id}`,
      name: `${person.first_name} ${person.last_name}`,
      where: `${person.number ?? ''} ${where}`.trim(),
    })),
    ...companyPages
      .filter(([path, , permission]) => roleMay(role, permission) && (!isNarrow(role) || path === 'people'))
      .map(([path, name]) => ({ address: `/companies/${id}/${path}`, name, where })),
  ];
}
