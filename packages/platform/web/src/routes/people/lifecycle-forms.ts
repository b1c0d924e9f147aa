import { pageHeaders } from '../../pages';
import { Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { withAudit } from '../with-audit';
import { typedDay } from '../typed-day';
import { inCompany } from '../visit';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import type { WebAppServices } from '../web-app-services';
import { employeePageBody, EmployeePagePath, type lifecycleNotices } from './employee';
import { withEmployee } from './find-employee';

class LifecycleForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 20 }) start_date?: string;
  /** Of the plan that is taken back. */
  @Text({ optional: true, max: 20 }) version?: string;
}

type Lifecycle = (
  one: { readonly customerId: number; readonly employeeId: number },
  sent: LifecycleForm,
) => Promise<
  | { readonly ok: true; readonly done?: keyof typeof lifecycleNotices }
  | { readonly ok: false; readonly error: { readonly message: string } }
>;

/** Spec 3.1 as forms; ending a job has a page of its own. */
export function lifecycleFormRoutes(web: WebAppServices): readonly Route[] {
  const { employees, pays } = web;
  return [
    lifecycleForm(web, 'delete', 'deleted', (one) => employees.deleteEmployee(one)),
    lifecycleForm(web, 'restore', 'restored', (one) => employees.restoreEmployee(one)),
    lifecycleForm(web, 'cancel-plan', 'unplanned', (one, { version: seen }) =>
      pays.cancelPlannedTermination({
        ...one,
        ...(seen === undefined ? {} : { mayTouch: (version) => String(version) === seen }),
      }),
    ),
    lifecycleForm(web, 'reinstate', 'reinstated', async (one, { start_date }) => {
      const day = start_date === undefined ? undefined : typedDay(start_date);
      if (day?.ok === false) return day;
      const reinstated = await employees.reinstateEmployee({
        ...one,
        ...(day === undefined ? {} : { startDate: day.value }),
      });
      if (!reinstated.ok) return reinstated;
      const { employee, endedLeave, hasEndedTimeAway } = reinstated.value;
      if (endedLeave.length === 0 && !hasEndedTimeAway) return reinstated;
      for (const leave of endedLeave) {
        await pays.placeLeave({ ...one, companyId: employee.company_id, leave, isTakenBack: true });
      }
      return { ok: true, done: 'reinstated-less-leave' };
    }),
  ];
}

function lifecycleForm(
  web: WebAppServices,
  word: 'delete' | 'restore' | 'reinstate' | 'cancel-plan',
  done: keyof typeof lifecycleNotices,
  step: Lifecycle,
): Route {
  return route({
    method: 'POST',
    path: `/companies/{company_id}/people/{employee_id}/${word}`,
    operation: word === 'cancel-plan' ? 'form-cancel-planned-termination' : `form-${word}-employee`,
    may: 'people.write',
    narrowed: 'employee',
    summary: `A form of the employee page: ${word}`,
    tag: 'Pages',
    auth: inCompany(),
    rate: 'lookup',
    request: { params: EmployeePagePath, body: form(LifecycleForm, { maxBytes: 4096 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const one = { customerId: visit.session.customer.id, employeeId: params.employee_id };
      const what = {
        action: word === 'cancel-plan' ? 'cancel-planned-termination' : `${word}-employee`,
        recordType: 'employees',
        recordId: params.employee_id,
      };
      const outcome = await withAudit(web, visit, what, () => step(one, body));
      const address = `/companies/${params.company_id}/people/${params.employee_id}`;
      if (outcome.ok) return goTo(`${address}?done=${outcome.done ?? done}`);
      const again = await employeePageBody(web, visit, context, { problem: outcome.error.message });
      return showPage(422, again, pageHeaders({ script: true }));
    },
  });
}
