import type { CompanyReadModel, Country } from '@anz-payroll/companies';
import { CodeOf } from '@anz-payroll/http-kit/contract';
import { route, type Route } from '@anz-payroll/http-kit/route';
import { companyForm, fieldNames, pageHeaders, startPage, type StartStep } from '../../pages';
import { pageAnswers, showPage } from '../page-replies';
import { CompanyPagePath } from '../pays/runs';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { missingDetails } from './missing-details';

class StartQuery {
  @CodeOf(['company'], { optional: true }) done?: 'company';
}

export const startPageRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/companies/{company_id}/start',
    operation: 'page-start',
    may: 'company.read',
    summary: 'The guided start: what is done and what is missing before a first pay',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'unlimited',
    request: { params: CompanyPagePath, query: StartQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ query, context }) {
      const { visit } = context;
      const notice =
        query.done === undefined ? {} : { notice: 'The company is added. These steps lead to its first pay.' };
      return showPage(
        200,
        startPage({ ...visit, steps: await startSteps(web, visit), ...notice }),
        pageHeaders({ script: true }),
      );
    },
  });

async function startSteps(web: WebAppServices, visit: CompanyVisit): Promise<readonly StartStep[]> {
  const { company } = visit;
  const home = `/companies/${company.id}`;
  const people = company.employees.filter(({ is_terminated }) => !is_terminated);
  const details = await missingDetails(web, visit);
  const runs = await web.pays.listPayRuns({ customerId: visit.session.customer.id, companyId: company.id });
  const runsMade = runs.ok ? runs.value.filter(({ payCount }) => payCount > 0) : [];
  const isPaid = runsMade.some(({ payCount, pendingCount }) => payCount > pendingCount);
  const open = runsMade.findLast(({ pendingCount }) => pendingCount > 0);
  const needs = companyNeeds[company.country];
  const ofCompany = missingFields(company, needs.company);
  const bank = missingFields(company, needs.bank);
  const settings = (names: readonly string[], what: string) =>
    names.map((name) => ({ address: `${home}/settings#${name}`, name: fieldNames(companyForm(company), name), what }));
  const savings = needs.savings;
  return [
    {
      name: 'Company',
      says: needs.companySays,
      state: ofCompany.length === 0 ? 'done' : 'missing',
      missing: settings(ofCompany, 'needed in reports.'),
      address: `${home}/settings`,
      action: 'Company settings',
      needs: 'company.read',
    },
    {
      name: 'Pay calendar',
      says: 'How often you pay, and on which day a week or fortnight ends. Each person can have another pay period.',
      state: calendarMissing(company).length === 0 ? 'done' : 'missing',
      missing: settings(calendarMissing(company), 'needed for the dates of pay runs.'),
      address: `${home}/settings#default_pay_period`,
      action: 'Pay calendar',
      needs: 'company.read',
    },
    {
      name: 'People',
      says:
        people.length === 0
          ? 'The people you pay, with their tax declaration and pay rate.'
          : `${people.length} ${people.length === 1 ? 'person' : 'people'} so far.`,
      state: people.length > 0 ? 'done' : 'missing',
      missing: [],
      address: `${home}/people/new`,
      action: people.length === 0 ? 'Add the first person' : 'Add a person',
      needs: 'people.write',
    },
    {
      name: `Bank and ${savings}`,
      says: `The account that wages are paid from, and everybody’s bank account and ${savings}.`,
      state: people.length > 0 && bank.length + details.length === 0 ? 'done' : 'missing',
      missing: [...settings(bank, 'needed for the bank file.'), ...details],
      address: bank.length > 0 ? `${home}/settings#${bank[0] ?? ''}` : `${home}/people`,
      action: bank.length > 0 ? 'Company bank account' : 'People',
      needs: bank.length > 0 ? 'company.read' : 'people.read',
    },
    {
      name: 'Opening balances',
      says: 'Only if people were paid by another program this year: their leave and year to date so far.',
      state: 'optional',
      missing: [],
      address: `${home}/people`,
      action: 'Choose a person',
      needs: 'people.read',
    },
    {
      name: 'First pay run',
      says: isPaid
        ? 'Done: every following run compares itself with the last.'
        : 'Open the run of a pay day, enter hours, leave and amounts, review, approve and process.',
      state: isPaid ? 'done' : 'missing',
      missing: [],
      address: open === undefined ? `${home}/pays` : `${home}/pays/runs/${open.id}/enter`,
      action: open === undefined ? (isPaid ? 'Pay runs' : 'Open the first run') : 'Go on with the open run',
      needs: open === undefined ? 'pays.read' : 'pays.write',
    },
  ];
}

interface Needs {
  readonly company: readonly (keyof CompanyReadModel)[];
  readonly companySays: string;
  readonly bank: readonly (keyof CompanyReadModel)[];
  readonly savings: string;
}

const companyNeeds: Readonly<Record<Country, Needs>> = {
  AU: {
    company: ['abn', 'postcode', 'email_address', 'phone'],
    companySays: 'ABN, address and contact, as reports to the Australian Taxation Office and super files name them.',
    bank: ['bank_bsb', 'bank_account_number', 'direct_entry_user_id', 'financial_institution'],
    savings: 'super',
  },
  NZ: {
    company: ['ird_number', 'email_address', 'phone'],
    companySays: 'IRD number, address and contact, as employment information to Inland Revenue names them.',
    bank: ['bank_account_number'],
    savings: 'IRD numbers',
  },
};

function missingFields(company: CompanyReadModel, names: readonly (keyof CompanyReadModel)[]): readonly string[] {
  return names.filter((name) => company[name] === null);
}

function calendarMissing(company: CompanyReadModel): readonly string[] {
  if (company.default_pay_period === null) return ['default_pay_period'];
  return company.default_pay_period === 'FORTNIGHTLY' && company.fortnight_anchor_date === null
    ? ['fortnight_anchor_date']
    : [];
}
