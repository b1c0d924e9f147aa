import { renderReport } from '@anz-payroll/payslip-pdf';
import { reportCsv, reportJson, reportsOf, withoutBanking, type ReportsUseCases } from '@anz-payroll/reports';
import type { CompaniesUseCases } from '@anz-payroll/companies';
import { problem } from '@anz-payroll/http-kit/errors';
import { answer, answerList, answerOrRaw, answerRaw, json, route, type Route } from '@anz-payroll/http-kit/route';
import { civilDate } from 'payroll-core';
import { readsCompany, writesCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { JournalAccounts, JournalAccountsUpdate } from './journal-account-contracts';
import { refuseReport } from './report-answers';
import {
  JournalFilePath,
  Report,
  ReportDescription,
  ReportPath,
  ReportPeriodQuery,
  ReportQuery,
} from './report-contracts';

export interface ReportServices {
  readonly reports: ReportsUseCases;
  readonly companies: Pick<CompaniesUseCases, 'readCompany'>;
}

const tag = 'Reports';
const headers = { 'Content-Disposition': 'A name for the file.', Vary: 'Accept' } as const;
const unknownCompany = 'No company found with the given company_id';
const asked = ({ from, to }: ReportPeriodQuery) => ({
  from: from === undefined ? undefined : civilDate(from),
  to: to === undefined ? undefined : civilDate(to),
});

export function reportRoutes(services: ReportServices): readonly Route[] {
  return [
    listReportsRoute(services),
    reportRoute(services),
    journalFileRoute(services),
    readJournalAccountsRoute(services),
    saveJournalAccountsRoute(services),
  ];
}

const listReportsRoute = ({ companies }: ReportServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/reports',
    operation: 'list-reports',
    may: 'pays.read',
    summary: 'The reports that a company has',
    tag,
    auth: readsCompany,
    rate: 'lookup',
    request: { params: CompanyPath },
    responses: { 200: answerList(ReportDescription, 'Those of its country.') },
    errors: { 400: unknownCompany },
    async handle({ params }) {
      const company = await companies.readCompany({ companyId: params.company_id });
      if (!company.ok) return problem('bad-request', unknownCompany);
      return {
        status: 200,
        body: reportsOf(company.value.value.country).map(({ name, title, says, period }) => ({
          name,
          title,
          description: says,
          period,
        })),
      };
    },
  });

const reportRoute = ({ reports }: ReportServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/reports/{report}',
    operation: 'get-report',
    may: 'pays.read',
    summary: 'A report over processed pays, as JSON, CSV or PDF',
    description:
      'JSON unless Accept ranks text/csv or application/pdf above it. Sums are the sums of the pays, to the cent. In CSV, text ' +
      'that a spreadsheet would take for a formula has an apostrophe before it.',
    tag,
    auth: readsCompany,
    rate: 'pay',
    weight: 'heavy',
    request: { params: ReportPath, query: ReportQuery },
    responses: { 200: answerOrRaw(Report, ['text/csv', 'application/pdf'], 'The report.', { headers }) },
    errors: {
      400: 'No such company, a report of another country, a period that is not one, or more rows than a PDF holds',
      404: 'Company not found, or an employee who is not the company’s',
    },
    async handle({ params, query, context }) {
      const read = await reports.readReport({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        report: params.report,
        ...asked(query),
        groupBy: query.group_by,
        employeeId: query.employee_id,
      });
      if (!read.ok) return refuseReport(read.error);
      const mayReadNumbers = context.principal.permissions.includes('bank-numbers.read');
      const report = mayReadNumbers ? read.value : withoutBanking(read.value);
      const named = (ending: string) => ({
        'Content-Disposition': `inline; filename="${report.name}-${report.from}-${report.to}.${ending}"`,
        Vary: 'Accept',
      });
      const wanted = context.accepts(['application/json', 'text/csv', 'application/pdf']);
      if (wanted === 'text/csv') {
        return { status: 200, mediaType: 'text/csv', headers: named('csv'), body: reportCsv(report) };
      }
      if (wanted === 'application/pdf') {
        const pdf = await renderReport(report);
        if (!pdf.ok) return problem('bad-request', pdf.error.message);
        return { status: 200, mediaType: 'application/pdf', headers: named('pdf'), body: pdf.value };
      }
      return { status: 200, headers: named('json'), body: reportJson(report) };
    },
  });

const journalFileRoute = ({ reports }: ReportServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/journal-files/{layout}',
    operation: 'get-journal-file',
    may: 'pays.read',
    summary: 'The journal of wages as Xero, MYOB or QuickBooks imports it',
    tag,
    auth: readsCompany,
    rate: 'pay',
    weight: 'heavy',
    request: { params: JournalFilePath, query: ReportPeriodQuery },
    responses: {
      200: answerRaw('text/csv', 'The file.', { headers: { 'Content-Disposition': 'A name for the file.' } }),
    },
    errors: { 400: 'No such company, or a period that is not one', 404: 'Company not found' },
    async handle({ params, query, context }) {
      const written = await reports.journalFile({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        layout: params.layout,
        ...asked(query),
      });
      if (!written.ok) return refuseReport(written.error);
      const { fileName, content } = written.value;
      return {
        status: 200,
        mediaType: 'text/csv',
        headers: { 'Content-Disposition': `attachment; filename="${fileName}"` },
        body: content,
      };
    },
  });

const readJournalAccountsRoute = ({ reports }: ReportServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/journal-accounts',
    operation: 'get-journal-accounts',
    may: 'pays.read',
    summary: 'The accounts of the company’s own ledger that journals name',
    tag,
    auth: readsCompany,
    rate: 'lookup',
    request: { params: CompanyPath },
    responses: { 200: answer(JournalAccounts, 'Account codes.') },
    errors: { 400: unknownCompany, 404: 'Company not found' },
    async handle({ params }) {
      const read = await reports.readJournalAccounts({ companyId: params.company_id });
      return read.ok ? { status: 200, body: read.value } : refuseReport(read.error);
    },
  });

const saveJournalAccountsRoute = ({ reports }: ReportServices): Route =>
  route({
    method: 'PATCH',
    path: '/api/company/{company_id}/journal-accounts',
    operation: 'update-journal-accounts',
    may: 'pay-items.write',
    summary: 'Names accounts for journals; those that are left out keep their code',
    tag,
    auth: writesCompany,
    rate: 'default',
    request: { params: CompanyPath, body: json(JournalAccountsUpdate) },
    responses: { 200: answer(JournalAccounts, 'All of them.') },
    errors: { 400: 'A code that no ledger has', 404: 'Company not found' },
    async handle({ params, body }) {
      const saved = await reports.saveJournalAccounts({ companyId: params.company_id, accounts: body });
      return saved.ok ? { status: 200, body: saved.value } : refuseReport(saved.error);
    },
  });
