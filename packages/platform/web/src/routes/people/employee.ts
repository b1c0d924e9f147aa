import { roleMay } from '@anz-payroll/accounts';
import { localDay } from '@anz-payroll/companies';
import { countryPayroll, type PayRecord } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core';
import { employeePage, pageHeaders } from '../../pages';
import { CodeOf, PathId } from '@anz-payroll/http-kit/contract';
import { route, type RequestContext, type Route } from '@anz-payroll/http-kit/route';
import { inCompany } from '../visit';
import { notThere, pageAnswers, showPage } from '../page-replies';
import type { WebAppServices } from '../web-app-services';
import { withEmployee, type EmployeeVisit } from './find-employee';

export class EmployeePagePath {
  @PathId() company_id!: number;
  @PathId() employee_id!: number;
}

export const lifecycleNotices = {
  added: 'The person is added. Next: the bank account that wages go to.',
  saved: 'The record is saved.',
  classified: 'The classification is saved.',
  deleted: 'The record is deleted. It can be restored.',
  restored: 'The record is back.',
  reinstated: 'The job has begun anew.',
  'reinstated-less-leave':
    'The job has begun anew. Leave that was approved, or time away that was told, for days after the last one is taken back: where it still stands, it must be asked for or told again.',
  terminated: 'The job has ended and the final pay is processed.',
  planned: 'The last day is planned. The pay run of that day stages the final pay.',
  unplanned: 'The plan is taken back; the job goes on.',
  staged: 'The final pay is staged. The job ends when its pay run is processed.',
} as const;

type Done = keyof typeof lifecycleNotices;

class EmployeePageQuery {
  @CodeOf(Object.keys(lifecycleNotices), { optional: true }) done?: Done;
}

export const employeePageRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/companies/{company_id}/people/{employee_id}',
    operation: 'page-employee',
    may: 'people.read',
    narrowed: 'employee',
    summary: 'One employee: the job, balances and year to date, and what can be done',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'lookup',
    request: { params: EmployeePagePath, query: EmployeePageQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, query, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const notice = query.done === undefined ? {} : { notice: lifecycleNotices[query.done] };
      const body = await employeePageBody(web, visit, context, notice);
      return showPage(200, body, pageHeaders({ script: true }));
    },
  });

export async function employeePageBody(
  web: WebAppServices,
  visit: EmployeeVisit,
  { now }: RequestContext,
  more: { readonly notice?: string; readonly problem?: string },
): Promise<string> {
  const today = localDay(now, visit.company.timezone);
  const plan = await web.pays.readPlannedTermination({
    customerId: visit.session.customer.id,
    employeeId: visit.employee.id,
  });
  const planned = plan.ok ? { plan: { lastDay: plan.value.terminationDate, version: plan.value.version } } : {};
  const classifications = (
    await web.companies.listPayRates({ companyId: visit.company.id, includeEmployees: true })
  ).map((group) => ({
    id: group.classification_id,
    name: group.classification_name,
    award: group.award_name,
    belongs: group.employees?.some(({ id }) => id === visit.employee.id) ?? false,
  }));
  return employeePage({
    ...visit,
    ...planned,
    classifications,
    pays: await paysOfYear(web, visit, today),
    today,
    ...more,
  });
}

async function paysOfYear(
  { pays }: WebAppServices,
  visit: EmployeeVisit,
  today: CivilDate,
): Promise<readonly PayRecord[]> {
  const { company, employee, session } = visit;
  if (!roleMay(session.user.role, 'pays.read')) return [];
  const listed = await pays.listPays({
    customerId: session.customer.id,
    companyId: company.id,
    employeeId: employee.id,
    from: countryPayroll(company.country).yearOf(today).firstDay,
  });
  return listed.ok ? listed.value : [];
}
