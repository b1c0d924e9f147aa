import { localDay } from '@anz-payroll/companies';
import { PathId } from '@anz-payroll/http-kit/contract';
import { route, type Route } from '@anz-payroll/http-kit/route';
import { dashboardPage, pageHeaders } from '../../pages';
import { notThere, pageAnswers, showPage } from '../page-replies';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';

class DashboardPath {
  @PathId() company_id!: number;
}

export const dashboardRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/companies/{company_id}/dashboard',
    operation: 'page-dashboard',
    weight: { above: 100 },
    may: 'pays.read',
    summary: 'What is due and when, what failed, what the last runs cost, who is on leave',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'unlimited',
    request: { params: DashboardPath },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, context }) {
      const { visit } = context;
      const customerId = visit.session.customer.id;
      const read = await web.reports.readDashboard({ customerId, companyId: params.company_id });
      if (!read.ok) return notThere();
      const { endsAt } = await web.accounts.readLicence(customerId);
      const subscriptionEnds = endsAt === undefined ? undefined : localDay(endsAt, visit.company.timezone);
      const waiting = (await web.employees.waitingRequests({ customerId, companyId: params.company_id })).length;
      return showPage(
        200,
        dashboardPage({ ...visit, dashboard: read.value, subscriptionEnds, waiting }),
        pageHeaders({ script: true }),
      );
    },
  });
