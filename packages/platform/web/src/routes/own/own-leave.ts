import { localDay } from '@anz-payroll/companies';
import { notes } from '@anz-payroll/companies/fields';
import type { EmployeeRequest, LeaveDayAsked } from '@anz-payroll/employee-lifecycle';
import { CodeOf, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { daysBetween, parseDecimal, refused, type CivilDate, type Result } from 'payroll-core';
import {
  askedLeave,
  ownLeavePage,
  pageHeaders,
  plainHours,
  shownDate,
  type OwnLeaveFacts,
  type Problems,
} from '../../pages';
import { inWords } from '../../pay-pages';
import { goTo, pageAnswers, showPage } from '../page-replies';
import { recordFormContract, typedOf } from '../record-form-contract';
import { typedDay } from '../typed-day';
import { asEmployee, type OwnVisit, type PortalFlag } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { daysAsked } from './days-asked';
import { leaveNotInBalance } from './leave-not-in-balance';
import { OwnPath } from './own-path';

const script = pageHeaders({ script: true });

class OwnLeaveQuery {
  @Text({ optional: true, max: 20, trim: true }) as_at?: string;
  @CodeOf(['asked'], { optional: true }) done?: 'asked';
}

const LeaveForm = recordFormContract('OwnLeaveForm', ['leave_type', 'start_date', 'end_date', 'hours_per_day', 'note']);

const flags: readonly PortalFlag[] = [
  'allow_view_holiday_leave_balance',
  'allow_view_sick_leave_balance',
  'allow_view_long_service_leave_balance',
  'allow_edit_leave_requests',
];
const common = { path: '/my/{employee_id}/leave', may: 'own-pay', tag: 'Pages', rate: 'lookup' } as const;
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;

export function ownLeaveRoutes(web: WebAppServices): readonly Route[] {
  return [
    route({
      ...common,
      method: 'GET',
      operation: 'page-own-leave',
      summary: 'The leave of whoever is signed in, at the end of a day, and what they asked for',
      auth: asEmployee(flags),
      request: { params: OwnPath, query: OwnLeaveQuery },
      responses: { 200: pageAnswers[200], ...answers },
      async handle({ query, context }) {
        const { visit, now } = context;
        const notice = query.done === undefined ? {} : { notice: 'Asked. You see here what becomes of it.' };
        return showPage(200, await leavePage(web, visit, now, query.as_at ?? '', { typed: {}, ...notice }), script);
      },
    }),
    route({
      ...common,
      method: 'POST',
      operation: 'form-ask-leave',
      summary: 'Asks for leave',
      auth: asEmployee(['allow_edit_leave_requests']),
      request: { params: OwnPath, body: form(LeaveForm, { maxBytes: 16_384 }) },
      responses: { ...answers, 422: pageAnswers[422] },
      async handle({ params, body: sent, context }) {
        const { visit, now } = context;
        const typed = typedOf(sent);
        const today = localDay(now, visit.company.timezone);
        const again = async (wrong: Pick<OwnLeaveFacts, 'problem' | 'problems'>) =>
          showPage(422, await leavePage(web, visit, now, '', { typed, ...wrong }), script);
        const read = readLeave(visit, typed);
        if (!read.ok) return again({ problems: read.error });
        const short = await tooMuch(web, visit, today, read.value);
        if (short !== undefined) return again({ problems: { hours_per_day: short } });
        const what = { action: 'ask-leave', recordType: 'employees', recordId: params.employee_id };
        const asked = await withAudit(web, visit, what, () =>
          web.employees.askRequest({
            ...ofVisit(visit),
            kind: 'leave',
            asked: { leave: read.value },
            requestedBy: visit.session.user.id,
          }),
        );
        return asked.ok
          ? goTo(`/my/${params.employee_id}/leave?done=asked`)
          : again({ problem: inWords(asked.error.message) });
      },
    }),
  ];
}

type Leave = NonNullable<EmployeeRequest['asked']['leave']>;

const MOST_DAYS = 370;

function readLeave({ company, employee }: OwnVisit, typed: Readonly<Record<string, string>>): Result<Leave, Problems> {
  const leaveType = askedLeave[company.country].find((type) => type === typed['leave_type']);
  const start = typedDay(typed['start_date'] ?? '');
  const end = typedDay(typed['end_date'] ?? '');
  const typedHours = parseDecimal(plainHours(typed['hours_per_day'] ?? ''));
  const hours = typedHours.ok ? typedHours.value.toString() : '';
  const note = notes(300).read(typed['note'] ?? '');
  const areHours = /^\d{1,2}(?:\.\d{1,4})?$/.test(hours) && Number(hours) > 0 && Number(hours) <= 24;
  if (leaveType === undefined || !start.ok || !end.ok || !areHours || !note.ok) {
    return refused({
      ...(leaveType === undefined ? { leave_type: 'Choose the kind of leave.' } : {}),
      ...(start.ok ? {} : { start_date: start.error.message }),
      ...(end.ok ? {} : { end_date: end.error.message }),
      ...(areHours ? {} : { hours_per_day: 'Type the hours a day as a number, like 7.6 or 7:36.' }),
      ...(note.ok ? {} : { note: `The note ${note.message}.` }),
    });
  }
  if (end.value < start.value) return refused({ end_date: 'The last day is before the first.' });
  if (daysBetween(start.value, end.value) > MOST_DAYS) {
    return refused({ end_date: 'That is more than a year. Ask for less at a time.' });
  }
  const days = daysAsked(employee, start.value, end.value).map((date): LeaveDayAsked => ({ date, hours }));
  if (days.length === 0) return refused({ end_date: 'None of these days is one of your working days.' });
  const leave = { leaveType, startDate: start.value, endDate: end.value, days, note: note.value || null };
  return { ok: true, value: leave };
}

/** Without the flag for it nobody asks for more than there is, less what waits or is approved and was not paid yet. */
async function tooMuch(
  web: WebAppServices,
  visit: OwnVisit,
  today: CivilDate,
  leave: Leave,
): Promise<string | undefined> {
  if (visit.employee.allow_edit_leave_requests_when_negative) return undefined;
  const balances = await web.pays.readBalances({ ...ofVisit(visit), asAt: today });
  const balance = balances.ok
    ? balances.value.leave.find(({ leave_type }) => leave_type === leave.leaveType)
    : undefined;
  if (balance === undefined) return undefined;
  const requests = await web.employees.listRequests(ofVisit(visit));
  const pays = await web.pays.listPays({ ...ofVisit(visit), companyId: visit.company.id });
  const earlier = leaveNotInBalance(requests, pays.ok ? pays.value : [], leave.leaveType, today);
  const sum = (days: readonly LeaveDayAsked[]) => days.reduce((total, { hours }) => total + Number(hours), 0);
  const left = balance.hours - sum(earlier);
  return sum(leave.days) <= left + 0.005
    ? undefined
    : `That is ${sum(leave.days).toFixed(2)} hours; ${Math.max(left, 0).toFixed(2)} are left. Ask for fewer, or talk to your employer.`;
}

function ofVisit({ employerId, employee }: OwnVisit) {
  return { customerId: employerId, employeeId: employee.id };
}

async function leavePage(
  web: WebAppServices,
  visit: OwnVisit,
  now: number,
  asAtTyped: string,
  more: Pick<OwnLeaveFacts, 'typed' | 'notice' | 'problem' | 'problems'>,
): Promise<string> {
  const today = localDay(now, visit.company.timezone);
  const day = typedDay(asAtTyped === '' ? today : asAtTyped);
  const asAt = day.ok ? day.value : today;
  const balances = await web.pays.readBalances({ ...ofVisit(visit), asAt });
  const requests = (await web.employees.listRequests(ofVisit(visit))).filter(({ kind }) => kind === 'leave');
  return ownLeavePage({
    ...visit,
    asked: day.ok ? shownDate(asAt) : asAtTyped,
    ...(balances.ok ? { balances: balances.value } : {}),
    requests,
    ...(day.ok ? {} : { problem: day.error.message }),
    ...more,
  });
}
