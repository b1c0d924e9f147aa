import { roleMay } from '@anz-payroll/accounts';
import { localDay } from '@anz-payroll/companies';
import { countryPayroll } from '@anz-payroll/pay-runs';
import { civilDate } from 'payroll-core';
import { auFinancialYear } from 'payroll-core/calendar';
import { countryFeatures, pageHeaders, runsPage, type RunsFacts } from '../../pages';
import { inWords } from '../../pay-pages';
import { CodeOf, PathId, QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type RequestContext, type Route } from '@anz-payroll/http-kit/route';
import { withAudit } from '../with-audit';
import { redirectWithNotice, noticeAfterRedirect } from '../notice-after-redirect';
import { typedDay, typedDays } from '../typed-day';
import { inCompany, type CompanyVisit } from '../visit';
import { licensed } from '../licensed';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import type { WebAppServices } from '../web-app-services';
import { namesInMessage } from './names-in-message';
import { leftOutInWords } from './left-out-in-words';

export class CompanyPagePath {
  @PathId() company_id!: number;
}

class RunsPageQuery {
  @QueryWholeNumber({ optional: true, min: 1990, max: 2200 }) year?: number;
}

class OpenRunForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @CodeOf(['WEEKLY', 'FORTNIGHTLY', 'MONTHLY']) pay_period!: 'WEEKLY' | 'FORTNIGHTLY' | 'MONTHLY';
  @Text({ max: 20 }) pay_date!: string;
  @Text({ optional: true, max: 100 }) pay_run_end_date?: string;
}

const common = { tag: 'Pages', auth: inCompany(), rate: 'lookup' } as const;

export const runsPageRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path: '/companies/{company_id}/pays',
    operation: 'page-pays',
    may: 'pays.read',
    summary: 'The Pays screen: the pay runs of a financial year with their totals',
    request: { params: CompanyPagePath, query: RunsPageQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ query, context }) {
      const { visit } = context;
      const { headers, ...told } = noticeAfterRedirect(web.pages, context);
      const body = await runsPageBody(web, visit, context, query.year, told);
      return body === undefined ? notThere() : showPage(200, body, { ...pageHeaders({ script: true }), ...headers });
    },
  });

export const openRunRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: '/companies/{company_id}/pays/runs',
    operation: 'form-open-pay-run',
    weight: 'heavy',
    may: 'pays.write',
    summary: 'Opens the run of a day and stages a pending pay for everybody who has none in it',
    request: { params: CompanyPagePath, body: form(OpenRunForm, { maxBytes: 4096 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const { visit } = context;
      const typedEnd = body.pay_run_end_date ?? '';
      const refuse = async (problem: OpenRunProblem) => {
        const typed = { typedPeriod: body.pay_period, typedDate: body.pay_date, typedEnd };
        const page = await runsPageBody(web, visit, context, undefined, { ...typed, ...problem });
        return page === undefined ? notThere() : showPage(422, page, pageHeaders({ script: true }));
      };
      const day = typedDay(body.pay_date);
      if (!day.ok) return refuse({ dateProblem: day.error.message });
      const end = typedDays({ pay_run_end_date: typedEnd });
      const noDay = end.problems['pay_run_end_date'];
      if (noDay !== undefined) return refuse({ endProblem: noDay });
      const periodEnd = end.days.pay_run_end_date;
      const what = { action: 'open-pay-run', recordType: 'company', recordId: params.company_id };
      const command = {
        customerId: visit.session.customer.id,
        companyId: params.company_id,
        payPeriod: body.pay_period,
        payDate: day.value,
        ...(periodEnd === undefined ? {} : { periodEnd }),
      };
      const opened = await withAudit(web, visit, what, () => licensed(web, visit, () => web.pays.openPayRun(command)));
      if (opened.ok) {
        const table = `/companies/${params.company_id}/pays/runs/${opened.value.id}/enter`;
        const problem = leftOutInWords(visit, opened.value.leftOut);
        if (problem === undefined) return goTo(table);
        return redirectWithNotice(web.pages, table, { problem: await namesInMessage(web, visit, problem) });
      }
      const { message } = opened.error;
      const [, atEnd] = /^pay_run_end_date: (.*)$/s.exec(message) ?? [];
      return refuse(atEnd === undefined ? { problem: message } : { endProblem: endInWords(atEnd) });
    },
  });

type OpenRunProblem = Pick<RunsFacts, 'problem' | 'dateProblem' | 'endProblem'>;

/** `no WEEKLY period of this company ends on 2026-12-26` as the form says it. */
function endInWords(message: string): string {
  const said = inWords(message.replace(/\b(?:WEEKLY|FORTNIGHTLY|MONTHLY)\b/, (code) => code.toLowerCase()));
  return said.charAt(0).toUpperCase() + said.slice(1);
}

class StpYearForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @CodeOf(['update', 'finalise', 'unfinalise']) step!: 'update' | 'finalise' | 'unfinalise';
  @QueryWholeNumber({ min: 1990, max: 2200 }) year!: number;
}

/** The year with the tax office: brought in line, declared complete, or opened again. */
export const stpYearRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: '/companies/{company_id}/pays/stp',
    operation: 'form-stp-year',
    release: 'filing',
    auth: inCompany({ stepUp: true }),
    may: 'money.release',
    summary: 'Tells the tax office how a Single Touch Payroll year stands: an update, complete or open again',
    request: { params: CompanyPagePath, body: form(StpYearForm, { maxBytes: 4096 }) },
    responses: {
      303: pageAnswers[303],
      403: pageAnswers[403],
      404: pageAnswers[404],
      422: pageAnswers[422],
    },
    async handle({ params, body, context }) {
      const { visit } = context;
      const { firstDay, lastDay } = countryPayroll(visit.company.country).yearOf(civilDate(`${body.year}-12-31`));
      const what = { action: 'submit-stp-pays', recordType: 'company', recordId: params.company_id };
      const queued = await withAudit(web, visit, what, () =>
        web.filing.submitStpPays({
          companyId: params.company_id,
          from: firstDay,
          to: lastDay,
          action: 'UPDATE',
          isFinal: body.step === 'finalise',
        }),
      );
      const home = `/companies/${params.company_id}/pays?year=${body.year}`;
      if (queued.ok) return redirectWithNotice(web.pages, home, queued.value.message);
      const again = await runsPageBody(web, visit, context, body.year, { problem: queued.error.message });
      return again === undefined ? notThere() : showPage(422, again, pageHeaders({ script: true }));
    },
  });

async function runsPageBody(
  web: WebAppServices,
  visit: CompanyVisit,
  { now }: RequestContext,
  asked: number | undefined,
  more: Pick<RunsFacts, 'problem' | 'notice' | 'typedPeriod' | 'typedDate' | 'dateProblem' | 'typedEnd' | 'endProblem'>,
): Promise<string | undefined> {
  const { company, session } = visit;
  const today = localDay(now, company.timezone);
  const payroll = countryPayroll(company.country);
  const { firstDay } = payroll.yearOf(today);
  const thisYear = Number(firstDay.slice(0, 4));
  const year = asked ?? thisYear;
  const from = civilDate(`${year}${firstDay.slice(4)}`);
  const { lastDay } = payroll.yearOf(from);
  const listed = await web.pays.listPayRuns({
    customerId: session.customer.id,
    companyId: company.id,
    from,
    to: lastDay,
  });
  if (!listed.ok) return undefined;
  const problem = more.problem === undefined ? {} : { problem: await namesInMessage(web, visit, more.problem) };
  const isAsked = countryFeatures[company.country].reportsByStp && roleMay(session.user.role, 'money.release');
  const employeeIds = company.employees.map(({ id }) => id);
  const stpYear = { companyId: company.id, year: auFinancialYear(from).name, employeeIds };
  return runsPage({
    ...visit,
    ...(isAsked
      ? {
          stp: await web.filing.readStpYear(stpYear),
          unreported: await web.filing.countUnreportedPays({ companyId: company.id, from, to: lastDay }),
        }
      : {}),
    lastDay,
    runs: listed.value.toReversed(),
    year,
    isThisYear: year >= thisYear,
    today,
    ...more,
    ...problem,
  });
}
