import type { ChangeSuperFundRefusal, EmployeeReadModel, Part } from '@anz-payroll/employee-lifecycle';
import { CodeOf, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import {
  pageHeaders,
  personName,
  superFundsPage,
  type FundInUse,
  type SuperFundsFacts,
  countryFeatures,
  inPageWords,
  partForm,
} from '../../pages';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { CompanyPagePath } from '../pays/runs';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { editedLists } from './company-lists';

class SuperFundsQuery {
  @CodeOf(['changed'], { optional: true }) done?: 'changed';
}

class ChangeFundForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 20 }) from!: string;
  @Text({ max: 200 }) usi!: string;
  @Text({ max: 1000 }) fund_name!: string;
}

const common = {
  path: '/companies/{company_id}/settings/super-funds',
  tag: 'Pages',
  auth: inCompany(),
  rate: 'unlimited',
} as const;
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;
const headers = pageHeaders({ script: true });
const fundForm = partForm('super-fund', 'AU');
const untyped = { from: '', usi: '', fund_name: '' };

export function superFundRoutes(web: WebAppServices): readonly Route[] {
  return [
    route({
      ...common,
      method: 'GET',
      operation: 'page-company-super-funds',
      may: 'people.read',
      summary: 'The super funds that people of a company have',
      request: { params: CompanyPagePath, query: SuperFundsQuery },
      responses: { ...answers, 200: pageAnswers[200] },
      async handle({ query, context }) {
        if (!countryFeatures[context.visit.company.country].hasSuperFunds) return notThere();
        const notice = query.done === undefined ? {} : { notice: 'The fund is changed for everybody who had it.' };
        return showPage(200, await fundsPage(web, context.visit, { typed: untyped, ...notice }), headers);
      },
    }),
    route({
      ...common,
      method: 'POST',
      operation: 'form-change-super-fund',
      may: 'people.write',
      summary: 'Gives everybody who has a fund another USI and name of it, as the API does for one',
      request: { params: CompanyPagePath, body: form(ChangeFundForm, { maxBytes: 8192 }) },
      responses: { ...answers, 422: pageAnswers[422] },
      async handle({ body, context }) {
        const { visit } = context;
        if (!countryFeatures[visit.company.country].hasSuperFunds) return notThere();
        const { from, usi, fund_name } = body;
        const typed = { from, usi, fund_name };
        const again = async (problem: string, at: 'usi' | 'fund_name') =>
          showPage(422, await fundsPage(web, visit, { typed, problem, at }), headers);
        const { id: companyId } = visit.company;
        const what = { action: 'update-super-fund', recordType: 'company', recordId: companyId };
        const changed = await withAudit(web, visit, what, () =>
          web.employees.changeSuperFund({
            customerId: visit.session.customer.id,
            companyId,
            from,
            body: { usi, fund_name },
          }),
        );
        if (!changed.ok) {
          const at = /\bfund_name\b/.test(changed.error.message) ? 'fund_name' : 'usi';
          return again(refusalInWords(visit, changed.error), at);
        }
        return goTo(`/companies/${visit.company.id}/settings/super-funds?done=changed`);
      },
    }),
  ];
}

/** Whose fund it is that was refused, and why; nobody has the new one. */
function refusalInWords({ company }: CompanyVisit, { message, employeeId }: ChangeSuperFundRefusal): string {
  const who = company.employees.find(({ id }) => id === employeeId)?.format_name;
  const why = inPageWords(fundForm, message);
  return `Nobody’s fund was changed. ${who === undefined ? '' : `${who}: `}${why}`;
}

async function peopleWithFunds(
  { employees }: WebAppServices,
  { session, company }: CompanyVisit,
): Promise<readonly { readonly person: EmployeeReadModel; readonly parts: readonly Part[] }[]> {
  const listed = await employees.listEmployees({ companyId: company.id, status: 'active' });
  const query = { customerId: session.customer.id, companyId: company.id, kind: 'super-fund' as const };
  const funds = await employees.listPartsOfCompany(query);
  if (!listed.ok || !funds.ok) return [];
  return listed.value.employees.map((person) => ({ person, parts: funds.value.get(person.id) ?? [] }));
}

async function fundsPage(
  web: WebAppServices,
  visit: CompanyVisit,
  more: Pick<SuperFundsFacts, 'typed' | 'notice' | 'problem' | 'at'>,
): Promise<string> {
  const people = await peopleWithFunds(web, visit);
  const funds = new Map<string, FundInUse>();
  const parts = people.flatMap((one) => one.parts);
  for (const { values } of parts) {
    const { usi, fund_name: name } = values;
    if (typeof usi !== 'string') continue;
    const known = funds.get(usi) ?? { usi, name: '', members: 0 };
    const called = known.name === '' && typeof name === 'string' ? name : known.name;
    funds.set(usi, { usi, name: called, members: known.members + 1 });
  }
  return superFundsPage({
    ...visit,
    lists: editedLists,
    funds: [...funds.values()].toSorted((a, b) => b.members - a.members),
    selfManaged: parts.filter(({ values }) => values['is_smsf'] === true).length,
    without: people
      .filter((one) => one.parts.length === 0 && one.person.default_employee_fund_usi === null)
      .map(({ person }) => ({ id: person.id, name: personName(person) })),
    ...more,
  });
}
