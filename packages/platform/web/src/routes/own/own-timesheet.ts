import { localDay } from '@anz-payroll/companies';
import { CodeOf, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { addDays, type CivilDate } from 'payroll-core';
import { ownTimesheetPage, pageHeaders, type OwnTimesheetFacts } from '../../pages';
import { inWords } from '../../pay-pages';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { recordFormContract } from '../record-form-contract';
import { changedLine, enterWeek, mondayOf } from '../timesheets/typed-week';
import { typedDay } from '../typed-day';
import { asEmployee, type OwnVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { OwnPath } from './own-path';

const script = pageHeaders({ script: true });
const daysOfWeek = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'] as const;

const notices = {
  saved: 'Saved. Your employer approves your hours next.',
  start: 'You are clocked in.',
  break: 'Your break has begun.',
  resume: 'Your break is over.',
  finish: 'You are clocked out. Your employer approves your hours next.',
  twice:
    'You are clocked out. The clocks went back in this night, so that the times of your shift do not say how long you worked: tell your employer.',
  discard: 'The times are discarded.',
  none: 'You are not clocked in. What was clocked before stands in its week.',
} as const;

class OwnTimesheetQuery {
  @Text({ optional: true, max: 10 }) week?: string;
  @CodeOf(Object.keys(notices), { optional: true }) done?: keyof typeof notices;
}

const OwnWeekForm = recordFormContract('OwnWeekForm', ['week', ...daysOfWeek], { isReadByTable: true });

const common = { path: '/my/{employee_id}/timesheet', may: 'own-pay', tag: 'Pages', rate: 'lookup' } as const;
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;

/** Hours that employees enter themselves. They are paid once somebody of the employer has approved them. */
export function ownTimesheetRoutes(web: WebAppServices): readonly Route[] {
  return [
    route({
      ...common,
      method: 'GET',
      operation: 'page-own-timesheet',
      summary: 'A week of the hours of whoever is signed in',
      auth: asEmployee(['allow_edit_timesheet', 'allow_edit_timeclock']),
      request: { params: OwnPath, query: OwnTimesheetQuery },
      responses: { 200: pageAnswers[200], ...answers },
      async handle({ query, context: { visit, now } }) {
        const asked = typedDay(query.week ?? '');
        const monday = asked.ok ? mondayOf(asked.value) : thisWeek(visit, now);
        const notice = query.done === undefined ? {} : { notice: notices[query.done] };
        return showPage(200, await ownWeekPage(web, visit, monday, { now, ...notice }), script);
      },
    }),
    route({
      ...common,
      method: 'POST',
      operation: 'form-own-timesheet',
      summary: 'Enters the hours of a week in place of those that nobody has approved',
      auth: asEmployee(['allow_edit_timesheet']),
      request: { params: OwnPath, body: form(OwnWeekForm, { maxBytes: 16_384 }) },
      responses: { ...answers, 422: pageAnswers[422] },
      async handle({ params, body, context: { visit, now } }) {
        const { employee, employerId, company } = visit;
        const asked = typedDay(body['week'] ?? '');
        if (!asked.ok) return notThere();
        const monday = mondayOf(asked.value);
        const typed = daysOfWeek.map((name) => body[name] ?? '');
        const again = async (problem: string, refused: Omit<NonNullable<OwnTimesheetFacts['refused']>, 'typed'> = {}) =>
          showPage(
            422,
            await ownWeekPage(web, visit, monday, { now, problem, refused: { typed, ...refused } }),
            script,
          );
        if (employee.is_terminated) return again('Your job has ended. Tell your employer what is missing.');
        if (!(await web.accounts.readLicence(employerId)).isActive) {
          return again('Your employer’s subscription has lapsed. Tell them what you have worked.');
        }
        const what = { action: 'enter-shifts', recordType: 'employees', recordId: params.employee_id };
        const entered = await withAudit(web, visit, what, () =>
          enterWeek(
            web,
            { customerId: employerId, companyId: company.id },
            { employeeId: employee.id, monday, typed, ticked: [], version: body.version },
          ),
        );
        if (entered.ok) return goTo(`/my/${params.employee_id}/timesheet?week=${monday}&done=saved`);
        const { code, message, day } = entered.error;
        return code === 'pay/changed-meanwhile'
          ? again(changedLine, { isStale: true })
          : again(inWords(message), { day });
      },
    }),
  ];
}

export function thisWeek({ company }: OwnVisit, now: number): CivilDate {
  return mondayOf(localDay(now, company.timezone));
}

/** The page of a week, with the clock where that is open. */
export async function ownWeekPage(
  { pays }: WebAppServices,
  visit: OwnVisit,
  monday: CivilDate,
  more: Pick<OwnTimesheetFacts, 'now' | 'notice' | 'problem' | 'refused' | 'finished'>,
): Promise<string> {
  const { employerId: customerId, company, employee } = visit;
  const days = [0, 1, 2, 3, 4, 5, 6].map((i) => addDays(monday, i));
  const of = { customerId, companyId: company.id, employeeId: employee.id };
  const listed = await pays.listShifts({ ...of, from: monday, to: addDays(monday, 6) });
  const clocks = employee.allow_edit_timeclock ? await pays.runningClocks(of) : undefined;
  return ownTimesheetPage({
    ...visit,
    days,
    weekBefore: addDays(monday, -7),
    weekAfter: addDays(monday, 7),
    shifts: listed.ok ? listed.value : [],
    clock: clocks?.ok === true ? clocks.value[0] : undefined,
    ...more,
  });
}
