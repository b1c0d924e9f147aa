import { localDay } from '@anz-payroll/companies';
import { CodeOf } from '@anz-payroll/http-kit/contract';
import { route, type Route } from '@anz-payroll/http-kit/route';
import { addYears } from 'payroll-core';
import { ownHomePage, ownJobsPage, pageHeaders } from '../../pages';
import { goTo, pageAnswers, showPage } from '../page-replies';
import { asEmployee, signedIn, type OwnVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { OwnPath } from './own-path';

const script = pageHeaders({ script: true });

const answers = { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403] } as const;
const common = { method: 'GET', may: 'own-pay', tag: 'Pages', rate: 'lookup' } as const;

/** Leads to the job of whoever has one. */
export const ownJobsRoute = ({ accounts, employees, companies }: WebAppServices): Route =>
  route({
    ...common,
    path: '/my',
    operation: 'page-own-jobs',
    summary: 'The jobs of whoever is signed in',
    auth: signedIn(),
    responses: answers,
    async handle({ context }) {
      const { session, csrfToken } = context.visit;
      const jobs: { readonly employeeId: number; readonly company: string }[] = [];
      for (const { customerId, companyId, employeeId } of await accounts.ownEmployments(session.user.id)) {
        const found = await employees.readEmployee({ customerId, employeeId });
        const company = await companies.readCompany({ companyId });
        if (!found.ok || !company.ok) continue;
        const { is_deleted, employee_portal_active } = found.value.value;
        const { trading_name, legal_name } = company.value.value;
        if (!is_deleted && employee_portal_active) jobs.push({ employeeId, company: trading_name ?? legal_name });
      }
      const [only, ...others] = jobs;
      if (only !== undefined && others.length === 0) return goTo(`/my/${only.employeeId}`);
      return showPage(200, ownJobsPage({ session, csrfToken, jobs }));
    },
  });

const notices = {
  cancelled: 'It is taken back.',
  'in-pay':
    'It is taken back, but a pay still has some of the leave. Ask whoever pays you to take the leave out of that pay.',
} as const;

class OwnHomeQuery {
  @CodeOf(['cancelled', 'in-pay'], { optional: true }) done?: keyof typeof notices;
}

/** So far back the last pay is looked for. */
const YEARS = 2;

export const ownHomeRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    path: '/my/{employee_id}',
    operation: 'page-own-home',
    summary: 'The last pay, year to date and leave of whoever is signed in',
    auth: asEmployee(),
    request: { params: OwnPath, query: OwnHomeQuery },
    responses: { ...answers, 404: pageAnswers[404] },
    async handle({ query, context }) {
      const { visit, now } = context;
      const notice = query.done === undefined ? {} : { notice: notices[query.done] };
      return showPage(200, ownHomePage({ ...visit, ...(await seen(web, visit, now)), ...notice }), script);
    },
  });

async function seen(
  { pays, employees }: WebAppServices,
  { employee, employerId: customerId, company }: OwnVisit,
  now: number,
) {
  const today = localDay(now, company.timezone);
  const balances = await pays.readBalances({ customerId, employeeId: employee.id, asAt: today });
  const paid = employee.allow_view_payslips
    ? await pays.listPays({
        customerId,
        companyId: company.id,
        employeeId: employee.id,
        status: 'processed',
        from: addYears(today, -YEARS),
      })
    : undefined;
  const last = paid?.ok === true ? paid.value.at(-1) : undefined;
  const requests = await employees.listRequests({ customerId, employeeId: employee.id });
  return { requests, ...(balances.ok ? { balances: balances.value } : {}), ...(last === undefined ? {} : { last }) };
}
