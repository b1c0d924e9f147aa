import { roleMay } from '@anz-payroll/accounts';
import { localDay } from '@anz-payroll/companies';
import { QueryWholeNumber } from '@anz-payroll/http-kit/contract';
import { answerRaw, route, type Route } from '@anz-payroll/http-kit/route';
import { countryPayroll } from '@anz-payroll/pay-runs';
import { reportCsv, reportsOf } from '@anz-payroll/reports';
import { civilDate } from 'payroll-core/calendar';
import { pageHeaders, reportsPage, yearsOfArchive, zipped } from '../../pages';
import { day } from '../../pay-pages';
import { notThere, pageAnswers, showPage } from '../page-replies';
import { CompanyPagePath } from '../pays/runs';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { noteDownload, readFor } from './read-for-page';

class ArchiveQuery {
  @QueryWholeNumber({ optional: true, min: 1990, max: 2200 }) year?: number;
}

/** Every report of a financial year in one file: records are kept for years, also by whoever leaves this service. */
export const yearArchiveRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/companies/{company_id}/reports/year.zip',
    operation: 'page-reports-of-year',
    may: 'pays.read',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'lookup',
    weight: 'heavy',
    summary: 'Every report of a financial year as CSV, in one archive',
    request: { params: CompanyPagePath, query: ArchiveQuery },
    responses: {
      200: answerRaw('application/zip', 'The archive.'),
      303: pageAnswers[303],
      403: pageAnswers[403],
      404: pageAnswers[404],
      422: pageAnswers[422],
    },
    async handle({ query, context }) {
      const { visit, now } = context;
      const { company, session } = visit;
      const today = localDay(now, company.timezone);
      const payroll = countryPayroll(company.country);
      const thisYear = payroll.yearOf(today);
      const year = query.year ?? Number(thisYear.firstDay.slice(0, 4));
      const { firstDay: from, lastDay } = payroll.yearOf(civilDate(`${year}${thisYear.firstDay.slice(4)}`));
      if (from > today) return notThere();
      const to = lastDay < today ? lastDay : today;
      const files: { readonly name: string; readonly bytes: Uint8Array }[] = [];
      const contents = [`${company.legal_name}: ${day(from)} to ${day(to)}`, ''];
      for (const { name, title, says } of reportsOf(company.country)) {
        const asked = { from, to, groupBy: 'employee', employeeId: undefined, typed: {}, problems: {} } as const;
        const read = await readFor(web, visit, name, asked);
        if (!read.ok) {
          const why = 'message' in read.error ? read.error.message : '';
          const years = yearsOfArchive(company.country, today);
          const problem = `The archive cannot be made: ${title}. ${why}`;
          return showPage(422, reportsPage({ ...visit, years, problem }), pageHeaders({ script: true }));
        }
        files.push({ name: `${name}.csv`, bytes: Buffer.from(reportCsv(read.value)) });
        contents.push(`${name}.csv: ${title}. ${says}`);
      }
      contents.push(
        '',
        'Payslips are fetched from each pay run or pay, and people with their tax and bank numbers from Import people.',
      );
      if (!roleMay(session.user.role, 'bank-numbers.read'))
        contents.push('Bank accounts are left out: your role does not read them.');
      files.push({ name: 'contents.txt', bytes: Buffer.from(`${contents.join('\r\n')}\r\n`) });
      await noteDownload(web, visit, `year-${year}`);
      return {
        status: 200,
        mediaType: 'application/zip',
        headers: { 'Content-Disposition': `attachment; filename="payroll-${from}-${to}.zip"` },
        body: zipped(files),
      };
    },
  });
