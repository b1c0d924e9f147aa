import { CodeOf, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import type { ClockAction } from '@anz-payroll/pay-runs';
import { pageHeaders } from '../../pages';
import { inWords } from '../../pay-pages';
import { goTo, pageAnswers, showPage } from '../page-replies';
import { asEmployee } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { OwnPath } from './own-path';
import { ownWeekPage, thisWeek } from './own-timesheet';
import { typedTime } from './typed-time';

const script = pageHeaders({ script: true });
const actions = ['start', 'break', 'resume', 'finish', 'discard'] as const satisfies readonly ClockAction[];

class OwnClockForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @CodeOf(actions) action!: ClockAction;
  @Text({ optional: true, max: 20, trim: true }) finished?: string;
}

/** Clocking in and out. What was clocked is entered as a shift, for somebody of the employer to approve. */
export function ownClockRoute(web: WebAppServices): Route {
  return route({
    method: 'POST',
    path: '/my/{employee_id}/clock',
    may: 'own-pay',
    tag: 'Pages',
    rate: 'lookup',
    operation: 'form-own-clock',
    summary: 'Clocks in or out, or notes a break',
    auth: asEmployee(['allow_edit_timeclock']),
    request: { params: OwnPath, body: form(OwnClockForm, { maxBytes: 4096 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body: { action, finished = '' }, context: { visit, now } }) {
      const { employee, employerId, company } = visit;
      const again = async (problem: string) =>
        showPage(422, await ownWeekPage(web, visit, thisWeek(visit, now), { now, problem, finished }), script);
      if (action === 'start' && employee.is_terminated) return again('Your job has ended.');
      if (!(await web.accounts.readLicence(employerId)).isActive) {
        return again('Your employer’s subscription has lapsed. Tell them what you have worked.');
      }
      const finishedAt = finished === '' ? undefined : typedTime(finished);
      if (finished !== '' && finishedAt === undefined)
        return again(`“${finished}” is no time. Write it like 17:30 or 5:30 pm.`);
      const what = { action: `clock-${action}`, recordType: 'employees', recordId: params.employee_id };
      const moved = await withAudit(web, visit, what, () =>
        web.pays.moveClock({
          ...{ customerId: employerId, companyId: company.id, employeeId: employee.id, action },
          ...(finishedAt === undefined ? {} : { finishedAt }),
        }),
      );
      const done = (notice: string) => goTo(`/my/${params.employee_id}/timesheet?done=${notice}`);
      if (moved.ok) return done(moved.value.differs === true ? 'twice' : action);
      return moved.error.code === 'timesheet/not-clocked-in' ? done('none') : again(inWords(moved.error.message));
    },
  });
}
