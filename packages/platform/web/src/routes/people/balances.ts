import { localDay } from '@anz-payroll/companies';
import { addYears } from 'payroll-core';
import { Text } from '@anz-payroll/http-kit/contract';
import { route, type Route } from '@anz-payroll/http-kit/route';
import { balancesPage, pageHeaders } from '../../pages';
import { notThere, pageAnswers, showPage } from '../page-replies';
import { typedDay } from '../typed-day';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { EmployeePagePath } from './employee';
import { withEmployee } from './find-employee';

class BalancesQuery {
  @Text({ optional: true, max: 20, trim: true }) as_at?: string;
}

/** So far back rates are looked for. */
const YEARS = 3;

export const balancesPageRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/companies/{company_id}/people/{employee_id}/balances',
    operation: 'page-balances',
    may: 'people.read',
    narrowed: 'employee',
    showsPay: true,
    summary: 'Leave and year to date of an employee at the end of a day',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'unlimited',
    request: { params: EmployeePagePath, query: BalancesQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, query, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const today = localDay(context.now, visit.company.timezone);
      const typed = query.as_at ?? '';
      const asked = typedDay(typed === '' ? today : typed);
      const asAt = asked.ok ? asked.value : today;
      const shown = asAt.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
      const problem = asked.ok ? {} : { problem: asked.error.message };
      const customerId = visit.session.customer.id;
      const where = { customerId, companyId: visit.company.id, employeeId: visit.employee.id };
      const balances = await web.pays.readBalances({ customerId, employeeId: visit.employee.id, asAt });
      const pays = await web.pays.listPays({ ...where, from: addYears(asAt, -YEARS), to: asAt, status: 'processed' });
      const body = balancesPage({
        ...visit,
        asked: asked.ok ? shown : typed,
        ...(balances.ok ? { balances: balances.value } : {}),
        pays: pays.ok ? pays.value : [],
        ...problem,
      });
      return showPage(200, body, pageHeaders({ script: true }));
    },
  });
