import { localDay } from '@anz-payroll/companies';
import { CodeOf, QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import type { TakenTimesheet } from '@anz-payroll/pay-runs';
import { accepted, type Result } from 'payroll-core';
import { mostDeleted, pageHeaders, readSpreadsheet, readTimesheetCsv } from '../../pages';
import { inWords } from '../../pay-pages';
import { licensed } from '../licensed';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { oneRun, RunForm, RunPagePath } from '../pays/run-path';
import { CompanyPagePath } from '../pays/runs';
import { redirectWithNotice } from '../notice-after-redirect';
import { typedDay } from '../typed-day';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { stopClockRoute } from './stop-clock';
import { changedLine, enterWeek, mondayOf, type TypedWeek, type WeekProblem } from './typed-week';
import { weekPage } from './week-page';

class TimesheetsQuery {
  @Text({ optional: true, max: 10 }) week?: string;
  @CodeOf(['saved', 'approved', 'left-out', 'imported', 'clocked-out', 'clocked-out-twice', 'discarded'], {
    optional: true,
  })
  done?: keyof typeof notices;
  @Text({ optional: true, max: 100, trim: true }) q?: string;
  @QueryWholeNumber({ optional: true, min: 1, max: 100_000 }) page?: number;
}

/** One line of the week. */
class WeekForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @QueryWholeNumber({ min: 1 }) employee_id!: number;
  @Text({ optional: true, max: 200 }) version?: string;
  @Text({ max: 10 }) week!: string;
  @CodeOf(['save', 'approve'], { optional: true }) action?: 'save' | 'approve';
  @Text({ optional: true, max: 100 }) q?: string;
  @QueryWholeNumber({ optional: true, min: 1, max: 100_000 }) page?: number;
  @Text({ optional: true, max: 10_000, isCheckedByReader: true }) d0?: string;
  @Text({ optional: true, max: 10_000, isCheckedByReader: true }) d1?: string;
  @Text({ optional: true, max: 10_000, isCheckedByReader: true }) d2?: string;
  @Text({ optional: true, max: 10_000, isCheckedByReader: true }) d3?: string;
  @Text({ optional: true, max: 10_000, isCheckedByReader: true }) d4?: string;
  @Text({ optional: true, max: 10_000, isCheckedByReader: true }) d5?: string;
  @Text({ optional: true, max: 10_000, isCheckedByReader: true }) d6?: string;
}
for (let index = 0; index < mostDeleted; index++) {
  Text({ optional: true, max: 20 })(WeekForm.prototype, `x${index}`);
}

class ImportShiftsForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 4_000_000, isCheckedByReader: true }) csv?: string;
  @Text({ optional: true, max: 4_000_000, description: 'A workbook (.xlsx) in base64; it goes before csv.' })
  xlsx?: string;
}

const common = { tag: 'Pages', auth: inCompany(), rate: 'unlimited' } as const;
const path = '/companies/{company_id}/timesheets';
const headers = pageHeaders({ script: true });
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;
const notices = {
  saved: 'The line is saved.',
  approved: 'The shifts are approved.',
  'left-out': 'The shifts are approved. The pay of some of these days is processed without them: correct that pay.',
  imported: 'The shifts of the file are entered.',
  'clocked-out': 'The clock is stopped. Its shift stands in this week, to be changed where it is wrong, and approved.',
  'clocked-out-twice':
    'The clock is stopped. The clocks went back in that night, so that the times of the shift do not say how long was worked: look at it before it is approved.',
  discarded: 'The times of the clock are discarded; nothing of them is entered.',
} as const;

export function timesheetPageRoutes(web: WebAppServices): readonly Route[] {
  return [
    weekPageRoute(web),
    weekFormRoute(web),
    importShiftsRoute(web),
    stopClockRoute(web),
    takeTimesheetsFormRoute(web),
  ];
}

const weekPageRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path,
    operation: 'page-timesheets',
    weight: { above: 100 },
    may: 'pays.read',
    summary: 'A week of everybody’s shifts',
    request: { params: CompanyPagePath, query: TimesheetsQuery },
    responses: { ...answers, 200: pageAnswers[200] },
    async handle({ query, context }) {
      const { visit } = context;
      const asked = query.week === undefined ? undefined : typedDay(query.week);
      const monday = mondayOf(asked?.ok === true ? asked.value : localDay(context.now, visit.company.timezone));
      const notice = query.done === undefined ? {} : { notice: notices[query.done] };
      const body = await weekPage(web, { visit, now: context.now }, monday, query, notice);
      return body === undefined ? notThere() : showPage(200, body, headers);
    },
  });

const weekFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path,
    operation: 'form-timesheet-week',
    may: 'pays.write',
    summary: 'Saves or approves the week of one person',
    request: { params: CompanyPagePath, body: form(WeekForm, { maxBytes: 16_384 }) },
    responses: { ...answers, 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const { visit } = context;
      const asked = typedDay(body.week);
      if (!asked.ok) return notThere();
      const monday = mondayOf(asked.value);
      const typed = [body.d0, body.d1, body.d2, body.d3, body.d4, body.d5, body.d6].map((text) => text ?? '');
      const ticked = Array.from({ length: mostDeleted }, (_, i) => Number(body[`x${i}` as keyof WeekForm] ?? 0)).filter(
        (id) => id > 0,
      );
      const { employee_id: employeeId, version, action } = body;
      const line = { employeeId, monday, typed, ticked, version };
      const saved = await licensed(web, visit, () => saveWeek(web, visit, line, action));
      if (saved.ok) {
        const done = action !== 'approve' ? 'saved' : saved.value.isLeftOut ? 'left-out' : 'approved';
        const { q = '', page = 1 } = body;
        const part = `${q === '' ? '' : `&q=${encodeURIComponent(q)}`}${page === 1 ? '' : `&page=${page}`}`;
        const week = `/companies/${params.company_id}/timesheets?week=${monday}`;
        return goTo(`${week}${part}&done=${done}#line-${employeeId}`);
      }
      const isChanged = 'code' in saved.error && saved.error.code === 'pay/changed-meanwhile';
      const refused = {
        ...{ employeeId, typed, ticked, day: 'day' in saved.error ? saved.error.day : undefined },
        ...(isChanged ? { isStale: true as const } : {}),
      };
      const problem = isChanged ? changedLine : saved.error.message;
      const again = await weekPage(web, { visit, now: context.now }, monday, body, { problem, refused });
      return again === undefined ? notThere() : showPage(422, again, headers);
    },
  });

interface SavedWeek {
  /** Approved after the pay of its days was processed. */
  readonly isLeftOut: boolean;
}

async function saveWeek(
  web: WebAppServices,
  visit: CompanyVisit,
  line: TypedWeek,
  action: WeekForm['action'],
): Promise<Result<SavedWeek, WeekProblem>> {
  const of = { customerId: visit.session.customer.id, companyId: visit.company.id };
  const what = { action: 'enter-shifts', recordType: 'employees', recordId: line.employeeId };
  const entered = await withAudit(web, visit, what, () => enterWeek(web, of, line));
  if (!entered.ok) return entered;
  if (action !== 'approve') return accepted({ isLeftOut: false });
  const approved = await withAudit(web, visit, { ...what, action: 'approve-shifts' }, () =>
    web.pays.approveShifts({
      ...of,
      shiftIds: entered.value.map(({ id }) => id),
      by: visit.session.user.name,
    }),
  );
  return approved.ok
    ? accepted({ isLeftOut: approved.value.some(({ leftOutOfPayId }) => leftOutOfPayId !== null) })
    : approved;
}

const importShiftsRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: `${path}/import`,
    operation: 'form-import-shifts',
    weight: 'heavy-if-long',
    may: 'pays.write',
    summary: 'Takes the shifts of a spreadsheet or a CSV file, all or none',
    request: { params: CompanyPagePath, body: form(ImportShiftsForm, { maxBytes: 4_000_000 }) },
    responses: { ...answers, 200: pageAnswers[200], 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const { visit } = context;
      const { csv = '', xlsx = '' } = body;
      const chosen = xlsx === '' ? { ok: true as const, csv } : readSpreadsheet(Buffer.from(xlsx, 'base64'));
      const read = chosen.ok ? readTimesheetCsv(chosen.csv) : chosen;
      const first = read.ok ? (read.shifts[0]?.shift.date ?? '') : '';
      const day = typedDay(first);
      const monday = mondayOf(day.ok ? day.value : localDay(context.now, visit.company.timezone));
      const csvRead = chosen.ok ? chosen.csv : '';
      const again = async (problem: string) => {
        const page = await weekPage(web, { visit, now: context.now }, monday, {}, { problem, csv: csvRead });
        return page === undefined ? notThere() : showPage(422, page, headers);
      };
      if (!read.ok) return again(read.problem);
      if ('sheet' in chosen && chosen.sheet.others.length > 0) {
        const page = await weekPage(
          web,
          { visit, now: context.now },
          monday,
          {},
          { csv: csvRead, sheet: chosen.sheet },
        );
        return page === undefined ? notThere() : showPage(200, page, headers);
      }
      const what = { action: 'enter-shifts', recordType: 'company', recordId: params.company_id };
      const entered = await withAudit(web, visit, what, () =>
        licensed(web, visit, () =>
          web.pays.enterShifts({
            customerId: visit.session.customer.id,
            companyId: params.company_id,
            identifierType: 'employee_number',
            shifts: read.shifts,
          }),
        ),
      );
      if (entered.ok) return goTo(`/companies/${params.company_id}/timesheets?week=${monday}&done=imported`);
      const index = 'index' in entered.error ? entered.error.index : undefined;
      return again(`${index === undefined ? '' : `${read.lines[index] ?? ''}: `}${entered.error.message}`);
    },
  });

const takeTimesheetsFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: '/companies/{company_id}/pays/runs/{pay_run_id}/take-timesheets',
    operation: 'form-take-timesheets',
    may: 'pays.write',
    summary: 'Puts the approved shifts of a run’s days into its pending pays',
    request: { params: RunPagePath, body: form(RunForm, { maxBytes: 4096 }) },
    responses: answers,
    async handle({ params, context }) {
      const { visit } = context;
      const what = { action: 'take-timesheets', recordType: 'pay-runs', recordId: params.pay_run_id };
      const taken = await withAudit(web, visit, what, () =>
        licensed(web, visit, () => web.pays.takeTimesheets(oneRun(visit, params.pay_run_id))),
      );
      if (!taken.ok) return notThere();
      return redirectWithNotice(
        web.pages,
        `/companies/${params.company_id}/pays/runs/${params.pay_run_id}/enter`,
        takenInWords(visit, taken.value),
      );
    },
  });

/** Whose shifts are in the pay, and whose are not and why. */
function takenInWords({ company }: CompanyVisit, taken: readonly TakenTimesheet[]) {
  if (taken.length === 0) return { problem: 'Nobody in this run has approved shifts in its days. No pay was changed.' };
  const refused = taken.flatMap(({ employeeId, problem }) => {
    const name = company.employees.find(({ id }) => id === employeeId)?.format_name ?? 'Somebody';
    return problem === undefined ? [] : [`${name}: ${inWords(problem)}`];
  });
  if (refused.length === 0) return { notice: 'The approved timesheets are in the pays.' };
  const problem = `These pays stay as they were. ${refused.join(' ')}`;
  return refused.length === taken.length ? { problem } : { notice: 'The other timesheets are in the pays.', problem };
}
