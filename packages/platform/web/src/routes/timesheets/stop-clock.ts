import { CodeOf, QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { pageHeaders } from '../../pages';
import { inWords } from '../../pay-pages';
import { licensed } from '../licensed';
import { typedTime } from '../own/typed-time';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { CompanyPagePath } from '../pays/runs';
import { typedDay } from '../typed-day';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { mondayOf } from './typed-week';
import { weekPage } from './week-page';

class StopClockForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @QueryWholeNumber({ min: 1 }) employee_id!: number;
  @QueryWholeNumber({ min: 1 }) clock_id!: number;
  @CodeOf(['finish', 'discard']) action!: 'finish' | 'discard';
  @Text({ optional: true, max: 20, trim: true }) finished?: string;
  @Text({ max: 10 }) week!: string;
}

/** An employee who forgot to clock out, or cannot: the employer does it for them, and looks at the shift before it is approved. */
export const stopClockRoute = (web: WebAppServices): Route =>
  route({
    tag: 'Pages',
    auth: inCompany(),
    rate: 'lookup',
    method: 'POST',
    path: '/companies/{company_id}/timesheets/clock',
    operation: 'form-stop-clock',
    may: 'pays.write',
    summary: 'Clocks out somebody who is clocked in, or discards the times of their clock',
    request: { params: CompanyPagePath, body: form(StopClockForm, { maxBytes: 4096 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const { visit } = context;
      const { employee_id: employeeId, clock_id: clockId, action, finished = '' } = body;
      const asked = typedDay(body.week);
      if (!asked.ok) return notThere();
      const week = mondayOf(asked.value);
      const again = async (problem: string) => {
        const page = await weekPage(
          web,
          { visit, now: context.now },
          week,
          {},
          { problem, refusedClock: { clockId, finished } },
        );
        return page === undefined ? notThere() : showPage(422, page, pageHeaders({ script: true }));
      };
      const finishedAt = finished === '' || action === 'discard' ? undefined : typedTime(finished);
      if (finished !== '' && action === 'finish' && finishedAt === undefined) {
        return again(`“${finished}” is no time. Write it like 17:30 or 5:30 pm.`);
      }
      const what = { action: `clock-${action}`, recordType: 'employees', recordId: employeeId };
      const stopped = await withAudit(web, visit, what, () =>
        licensed(web, visit, () =>
          web.pays.moveClock({
            ...{ customerId: visit.session.customer.id, companyId: params.company_id, employeeId, action, clockId },
            ...(finishedAt === undefined ? {} : { finishedAt }),
            by: 'employer',
          }),
        ),
      );
      if (!stopped.ok) return again(inWords(stopped.error.message));
      const { date, differs } = stopped.value;
      const done = action === 'discard' ? 'discarded' : differs === true ? 'clocked-out-twice' : 'clocked-out';
      const monday = date === undefined ? week : mondayOf(date);
      return goTo(`/companies/${params.company_id}/timesheets?week=${monday}&done=${done}`);
    },
  });
