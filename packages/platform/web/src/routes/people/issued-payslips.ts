import { CodeOf } from '@anz-payroll/http-kit/contract';
import { route, type Route } from '@anz-payroll/http-kit/route';
import { issuedPayslipsPage, pageHeaders } from '../../pages';
import { notThere, pageAnswers, showPage } from '../page-replies';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { EmployeePagePath } from './employee';
import { withEmployee } from './find-employee';

class IssuedPayslipsQuery {
  @CodeOf(['deleted', 'corrected'], { optional: true }) done?: 'deleted' | 'corrected';
}

const notices = {
  deleted: 'The pay is deleted. These payslips were handed out; those with a note now differ.',
  corrected: 'The pay is corrected. These payslips were handed out; those with a note now differ.',
} as const;

export const issuedPayslipsPageRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/companies/{company_id}/people/{employee_id}/payslips',
    operation: 'page-issued-payslips',
    may: 'pays.read',
    narrowed: 'employee',
    showsPay: true,
    summary: 'The payslips that an employee was handed',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'unlimited',
    request: { params: EmployeePagePath, query: IssuedPayslipsQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, query, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const { session, company, employee } = visit;
      const whose = { customerId: session.customer.id, companyId: company.id, employeeId: employee.id };
      const listed = await web.payslips.listIssuedToEmployee(whose);
      const notice = query.done === undefined ? {} : { notice: notices[query.done] };
      const payslips = listed.ok ? listed.value : [];
      return showPage(200, issuedPayslipsPage({ ...visit, payslips, ...notice }), pageHeaders({ script: true }));
    },
  });
