import { localDay } from '@anz-payroll/companies';
import { countryPayroll } from '@anz-payroll/pay-runs';
import { renderReport } from '@anz-payroll/payslip-pdf';
import {
  definitionOf,
  journalLayouts,
  reportCsv,
  reportNames,
  summaryGroups,
  type JournalLayout,
  type Report,
  type ReportName,
  type SummaryGroup,
} from '@anz-payroll/reports';
import { accepted, type Result } from 'payroll-core';
import { CodeOf, PathId, QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { answerRaw, form, route, type Route } from '@anz-payroll/http-kit/route';
import {
  accountsVersion,
  nothingSaved,
  pageHeaders,
  reportPage,
  reportsPage,
  yearsOfArchive,
  type ReportFacts,
} from '../../pages';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { isStale } from '../record-form-contract';
import { typedDays } from '../typed-day';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { awardBackPayRoutes } from './award-back-pay';
import { JournalAccountsForm } from './journal-accounts-form';
import { payrollTaxPageRoute } from './payroll-tax';
import { noteDownload, readFor, type AskedReport } from './read-for-page';
import { yearArchiveRoute } from './year-archive';

const notices = { accounts: 'The accounts are saved.', 'back-pay': 'The back pay is paid.' } as const;

class ReportsPath {
  @PathId() company_id!: number;
}
class ReportPageQuery {
  @Text({ optional: true, max: 20, trim: true }) from?: string;
  @Text({ optional: true, max: 20, trim: true }) to?: string;
  @CodeOf(summaryGroups, { optional: true }) group_by?: SummaryGroup;
  @QueryWholeNumber({ optional: true, min: 1 }) employee_id?: number;
  @Text({ optional: true, max: 100 }) q?: string;
  @QueryWholeNumber({ optional: true, min: 1, max: 100_000 }) page?: number;
  @CodeOf(['accounts', 'back-pay'], { optional: true }) done?: keyof typeof notices;
}

const common = { tag: 'Pages', auth: inCompany(), rate: 'unlimited' } as const;
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;
const reports = '/companies/{company_id}/reports';

export function reportPageRoutes(web: WebAppServices): readonly Route[] {
  return [
    reportsPageRoute(),
    ...reportNames.flatMap((name) => [
      reportPageRoute(web, name),
      reportFileRoute(web, name, 'csv'),
      reportFileRoute(web, name, 'pdf'),
    ]),
    ...journalLayouts.map((layout) => journalFileRoute(web, layout)),
    journalAccountsRoute(web),
    ...awardBackPayRoutes(web),
    payrollTaxPageRoute(web),
    yearArchiveRoute(web),
  ];
}

const reportsPageRoute = (): Route =>
  route({
    ...common,
    method: 'GET',
    path: reports,
    operation: 'page-reports',
    may: 'pays.read',
    summary: 'The list of reports',
    request: { params: ReportsPath },
    responses: { ...answers, 200: pageAnswers[200] },
    handle: ({ context: { visit, now } }) => {
      const years = yearsOfArchive(visit.company.country, localDay(now, visit.company.timezone));
      return Promise.resolve(showPage(200, reportsPage({ ...visit, years }), pageHeaders({ script: true })));
    },
  });

const reportPageRoute = (web: WebAppServices, name: ReportName): Route =>
  route({
    ...common,
    method: 'GET',
    path: `${reports}/${name}`,
    operation: `page-report-${name}`,
    weight: 'heavy',
    may: 'pays.read',
    summary: `The report on screen: ${definitionOf(name).title}`,
    request: { params: ReportsPath, query: ReportPageQuery },
    responses: { ...answers, 200: pageAnswers[200], 422: pageAnswers[422] },
    async handle({ query, context }) {
      const { visit } = context;
      const notice = query.done === undefined ? undefined : notices[query.done];
      const { q, page } = query;
      return reportReply(web, visit, name, periodAsked(visit, context.now, query), { notice, q, page });
    },
  });

/** The financial year so far, unless the page was asked for other days. */
function periodAsked({ company }: CompanyVisit, now: number, query: ReportPageQuery): AskedReport {
  const { days, problems } = typedDays({ from: query.from, to: query.to });
  const { to = localDay(now, company.timezone) } = days;
  const { from = countryPayroll(company.country).yearOf(to).firstDay } = days;
  const typed = {
    ...(problems['from'] === undefined ? {} : { from: query.from ?? '' }),
    ...(problems['to'] === undefined ? {} : { to: query.to ?? '' }),
  };
  return { from, to, groupBy: query.group_by ?? 'employee', employeeId: query.employee_id, typed, problems };
}

async function reportReply(
  web: WebAppServices,
  visit: CompanyVisit,
  name: ReportName,
  asked: AskedReport,
  more: Pick<ReportFacts, 'notice' | 'problem' | 'typedAccounts' | 'accountProblems' | 'q' | 'page'>,
) {
  const { title, period, countries, isOfOne = false } = definitionOf(name);
  if (!countries.includes(visit.company.country)) return notThere();
  const read = await readFor(web, visit, name, asked);
  const accounts =
    name === 'journal' ? await web.reports.readJournalAccounts({ companyId: visit.company.id }) : undefined;
  const problem = more.problem ?? (read.ok || 'problems' in read.error ? undefined : read.error.message);
  const problems = !read.ok && 'problems' in read.error ? read.error.problems : {};
  const body = reportPage({
    ...visit,
    ...{ name, title, period, ...asked, ...asked.typed, problems },
    // Neither the form nor the files go on with what this report does not take.
    employeeId: isOfOne ? asked.employeeId : undefined,
    report: read.ok ? read.value : undefined,
    accounts: accounts?.ok === true ? accounts.value : undefined,
    ...more,
    problem,
  });
  return showPage(read.ok && problem === undefined ? 200 : 422, body, pageHeaders({ script: true }));
}

const writers: Readonly<
  Record<
    'csv' | 'pdf',
    {
      readonly mediaType: 'text/csv' | 'application/pdf';
      readonly write: (report: Report) => Promise<Result<string | Uint8Array, { readonly message: string }>>;
    }
  >
> = {
  csv: { mediaType: 'text/csv', write: (report) => Promise.resolve(accepted(reportCsv(report))) },
  pdf: { mediaType: 'application/pdf', write: renderReport },
};

const reportFileRoute = (web: WebAppServices, name: ReportName, form: keyof typeof writers): Route =>
  route({
    ...common,
    method: 'GET',
    path: `${reports}/${name}.${form}`,
    operation: `page-report-${name}-${form}`,
    weight: 'heavy',
    may: 'pays.read',
    summary: `The report as a file: ${definitionOf(name).title}`,
    request: { params: ReportsPath, query: ReportPageQuery },
    responses: { ...answers, 200: answerRaw(writers[form].mediaType, 'The file.'), 422: pageAnswers[422] },
    async handle({ query, context }) {
      const { visit } = context;
      if (!definitionOf(name).countries.includes(visit.company.country)) return notThere();
      const asked = periodAsked(visit, context.now, query);
      const read = await readFor(web, visit, name, asked);
      if (!read.ok) return reportReply(web, visit, name, asked, {});
      const written = await writers[form].write(read.value);
      if (!written.ok) return reportReply(web, visit, name, asked, { problem: written.error.message });
      await noteDownload(web, visit, name);
      const { from, to } = read.value;
      return {
        status: 200,
        mediaType: writers[form].mediaType,
        headers: { 'Content-Disposition': `attachment; filename="${name}-${from}-${to}.${form}"` },
        body: written.value,
      };
    },
  });

const journalFileRoute = (web: WebAppServices, layout: JournalLayout): Route =>
  route({
    ...common,
    method: 'GET',
    path: `${reports}/journal-${layout}.csv`,
    operation: `page-report-journal-${layout}`,
    weight: 'heavy',
    may: 'pays.read',
    summary: `The journal as ${layout} imports it`,
    request: { params: ReportsPath, query: ReportPageQuery },
    responses: { ...answers, 200: answerRaw('text/csv', 'The file.'), 422: pageAnswers[422] },
    async handle({ query, context }) {
      const { visit } = context;
      const asked = periodAsked(visit, context.now, query);
      const { from, to } = asked;
      const customerId = visit.session.customer.id;
      if (Object.keys(asked.problems).length > 0) return reportReply(web, visit, 'journal', asked, {});
      const written = await web.reports.journalFile({ customerId, companyId: visit.company.id, from, to, layout });
      if (!written.ok) return reportReply(web, visit, 'journal', asked, {});
      await noteDownload(web, visit, `journal-${layout}`);
      return {
        status: 200,
        mediaType: 'text/csv',
        headers: { 'Content-Disposition': `attachment; filename="${written.value.fileName}"` },
        body: written.value.content,
      };
    },
  });

const journalAccountsRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: `${reports}/journal/accounts`,
    operation: 'form-journal-accounts',
    may: 'pay-items.write',
    summary: 'Names the accounts of the company’s own ledger for journals',
    request: { params: ReportsPath, body: form(JournalAccountsForm, { maxBytes: 8192 }) },
    responses: { ...answers, 200: pageAnswers[200], 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const { visit } = context;
      const { csrf_token: _csrf, version: _version, ...accounts } = body;
      const companyId = params.company_id;
      const again = (refused: Parameters<typeof reportReply>[4]) =>
        reportReply(web, visit, 'journal', periodAsked(visit, context.now, {}), refused);
      const stored = await web.reports.readJournalAccounts({ companyId });
      if (stored.ok && isStale(body, { version: accountsVersion(stored.value) })) {
        const differing = Object.entries(stored.value).filter(
          ([name, code]) => accounts[name as keyof typeof accounts]?.trim() !== code,
        );
        const accountProblems = Object.fromEntries(differing.map(([name, code]) => [name, `“${code}” is stored now`]));
        return again({ problem: nothingSaved, typedAccounts: accounts, accountProblems });
      }
      const what = { action: 'update-journal-accounts', recordType: 'company', recordId: companyId };
      const saved = await withAudit(web, visit, what, () => web.reports.saveJournalAccounts({ companyId, accounts }));
      if (saved.ok) return goTo(`/companies/${companyId}/reports/journal?done=accounts`);
      const [, name = '', says = ''] = /^([a-z_]+) (must .*)$/s.exec(saved.error.message) ?? [];
      const refused = { problem: 'Nothing was saved.', typedAccounts: accounts, accountProblems: { [name]: says } };
      return again(refused);
    },
  });
