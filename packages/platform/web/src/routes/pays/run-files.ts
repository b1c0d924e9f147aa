import { renderPayslip } from '@anz-payroll/payslip-pdf';
import { payslipFileName } from '@anz-payroll/payslips';
import { zipped } from '../../pages';
import { answerRaw, route, type Route } from '@anz-payroll/http-kit/route';
import { inCompany, type CompanyVisit } from '../visit';
import { notThere, pageAnswers } from '../page-replies';
import type { WebAppServices } from '../web-app-services';
import { paydaysOf } from './paydays-of-run';
import { paysOfRun } from './pays-of-run';
import { mostInArchive, runFiles, type RunFile } from './run-downloads';
import { runPageReply } from './run-page-reply';
import { oneRun, RunPagePath } from './run-path';

const common = { method: 'GET', tag: 'Pages', rate: 'default' } as const;
const pageResponses = {
  303: pageAnswers[303],
  403: pageAnswers[403],
  404: pageAnswers[404],
} as const;

export function runFileRoutes(web: WebAppServices): readonly Route[] {
  return [...Object.entries(runFiles).map(([part, file]) => runFileRoute(web, part, file)), payslipsRoute(web)];
}

const runFileRoute = (web: WebAppServices, part: string, file: RunFile): Route =>
  route({
    ...common,
    path: `/companies/{company_id}/pays/runs/{pay_run_id}/${part}`,
    operation: `page-${part}`,
    release: file.goesTo ?? 'payment',
    auth: inCompany({ stepUp: true }),
    may: 'money.release',
    summary: `A file of a processed run: ${file.name.toLowerCase()}`,
    request: { params: RunPagePath },
    responses: {
      ...pageResponses,
      200: answerRaw(['text/csv', 'text/plain'], 'The file.'),
      422: pageAnswers[422],
    },
    async handle({ params, context }) {
      const { visit } = context;
      const run = await web.pays.readPayRun(oneRun(visit, params.pay_run_id));
      if (!run.ok) return notThere();
      const paydays = paydaysOf(run.value, await paysOfRun(web, visit, run.value));
      const written = await file.write(web.filing, params.company_id, run.value, paydays);
      if (!written.ok) return (await runPageReply(web, visit, run.value, { problem: written.error.message }))(422);
      await noteDownload(web, visit, part, run.value.id);
      const { fileName, mediaType, content } = written.value;
      return { status: 200, mediaType, headers: attachment(fileName), body: content };
    },
  });

const payslipsRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    path: '/companies/{company_id}/pays/runs/{pay_run_id}/payslips.zip',
    operation: 'page-payslips-file',
    weight: 'heavy',
    auth: inCompany(),
    may: 'pays.read',
    summary: 'The payslips of a run, one PDF each',
    request: { params: RunPagePath },
    responses: { ...pageResponses, 200: answerRaw('application/zip', 'The payslips.') },
    async handle({ params, context }) {
      const { visit } = context;
      const run = await web.pays.readPayRun(oneRun(visit, params.pay_run_id));
      if (!run.ok || run.value.payCount > mostInArchive) return notThere();
      const files: { name: string; bytes: Uint8Array }[] = [];
      for (const { id, customerId, companyId } of await paysOfRun(web, visit, run.value)) {
        const found = await web.payslips.issuePayslip({ customerId, companyId, payId: id });
        if (!found.ok) continue;
        const { payslip } = found.value;
        files.push({ name: payslipFileName(payslip), bytes: await renderPayslip(payslip) });
      }
      await noteDownload(web, visit, 'payslips', run.value.id);
      const headers = attachment(`payslips-${run.value.endDate}.zip`);
      return { status: 200, mediaType: 'application/zip', headers, body: zipped(files) };
    },
  });

/** These files hold bank and tax numbers; who fetched them stands in the audit log. */
function noteDownload({ accounts }: WebAppServices, { actor }: CompanyVisit, part: string, payRunId: number) {
  const what = { action: `pay-run.read-${part}`, recordType: 'pay-run', recordId: String(payRunId), details: {} };
  return accounts.noteAudit(actor, what);
}

function attachment(fileName: string): Readonly<Record<string, string>> {
  return { 'Content-Disposition': `attachment; filename="${fileName}"` };
}
