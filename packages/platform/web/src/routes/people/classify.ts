import { CodeOf, QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { pageHeaders } from '../../pages';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { employeePageBody, EmployeePagePath } from './employee';
import { withEmployee } from './find-employee';

class ClassificationForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @QueryWholeNumber({ min: 1 }) group_id!: number;
  @CodeOf(['true', 'false']) belongs!: 'true' | 'false';
}

/** From the page of an employee: into a classification of the company, or out of it. */
export const classifyFormRoute = (web: WebAppServices): Route =>
  route({
    method: 'POST',
    path: '/companies/{company_id}/people/{employee_id}/classifications',
    operation: 'form-classify-employee',
    may: 'pay-items.write',
    summary: 'Puts an employee into a classification of the company, or takes them out',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'unlimited',
    request: { params: EmployeePagePath, body: form(ClassificationForm, { maxBytes: 4096 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const done = await classify(web, context.visit, params.employee_id, body.group_id, body.belongs === 'true');
      if (done.ok) return goTo(`/companies/${params.company_id}/people/${params.employee_id}?done=classified`);
      const page = await employeePageBody(web, visit, context, { problem: done.error.message });
      return showPage(422, page, pageHeaders({ script: true }));
    },
  });

export function classify(
  web: WebAppServices,
  visit: CompanyVisit,
  employeeId: number,
  groupId: number,
  belongs: boolean,
) {
  const what = { action: 'classify-employee', recordType: 'employees', recordId: employeeId };
  return withAudit(web, visit, what, () =>
    web.companies.classifyEmployee({
      companyId: visit.company.id,
      employeeId,
      belongs: new Map([[groupId, belongs]]),
    }),
  );
}
