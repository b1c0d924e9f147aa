import { renderPayslip } from '@anz-payroll/payslip-pdf';
import { payslipFileName, type EmailedPayslips } from '@anz-payroll/payslips';
import { CodeOf, Text } from '@anz-payroll/http-kit/contract';
import { answerRaw, everyone, form, route, type Route } from '@anz-payroll/http-kit/route';
import { messagePage, pageHeaders, payslipLinkPage } from '../../pages';
import { notThere, pageAnswers, showPage } from '../page-replies';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { createOnce } from '../create-once';
import { redirectWithNotice } from '../notice-after-redirect';
import { runPageReply } from './run-page-reply';
import { oneRun, runAddress, RunPagePath } from './run-path';

class EmailPayslipsForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 200 }) request_key?: string;
}
class PayslipLinkQuery {
  @Text({ max: 200 }) token!: string;
  @CodeOf(['pdf'], { optional: true }) as?: 'pdf';
}

export function payslipMailRoutes(web: WebAppServices): readonly Route[] {
  return [emailPayslipsRoute(web), payslipLinkRoute(web)];
}

const emailPayslipsRoute = (web: WebAppServices): Route =>
  route({
    method: 'POST',
    path: '/companies/{company_id}/pays/runs/{pay_run_id}/payslips/email',
    operation: 'form-email-payslips',
    may: 'pays.write',
    summary: 'E-mails everybody of a processed run their payslip: a link, and the PDF where the company wants it',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'unlimited',
    request: { params: RunPagePath, body: form(EmailPayslipsForm, { maxBytes: 4096 }) },
    responses: {
      303: pageAnswers[303],
      403: pageAnswers[403],
      404: pageAnswers[404],
      422: pageAnswers[422],
    },
    async handle({ params, body, context }) {
      const { visit } = context;
      const query = oneRun(visit, params.pay_run_id);
      const run = await web.pays.readPayRun(query);
      if (!run.ok) return notThere();
      const what = { action: 'email-payslips', recordType: 'pay-run', recordId: params.pay_run_id };
      const asked = { operation: `form-email-payslips ${params.pay_run_id}`, sent: body };
      const sent = await createOnce(web.pages, visit, asked, () =>
        withAudit(web, visit, what, () => web.emailPayslips(query)),
      );
      if ('isRepeated' in sent) {
        return redirectWithNotice(web.pages, runAddress(run.value), 'The payslips of this run are e-mailed.');
      }
      return sent.ok
        ? redirectWithNotice(web.pages, runAddress(run.value), inWords(sent.value))
        : (await runPageReply(web, visit, run.value, { problem: sent.error.message }))(422);
    },
  });

function inWords({ queued, without, isAttached }: EmailedPayslips): string {
  const what = isAttached ? 'the payslip attached' : 'a link to the payslip';
  const sent = `${queued} ${queued === 1 ? 'person gets' : 'people get'} an e-mail with ${what}.`;
  return without.length === 0 ? sent : `${sent} No e-mail address: ${without.join(', ')}.`;
}

const payslipLinkRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/payslip',
    operation: 'page-payslip-link',
    summary: 'The payslip behind a link that was e-mailed, as a page or as a PDF',
    tag: 'Pages',
    auth: everyone,
    rate: 'unlimited',
    request: { query: PayslipLinkQuery },
    responses: {
      200: answerRaw(['text/html', 'application/pdf'], 'The page, or the payslip.'),
      404: pageAnswers[404],
    },
    async handle({ query }) {
      const payslip = await web.openPayslipLink(query.token);
      if (payslip === undefined) {
        const message = 'Payslip links work for 30 days. Ask your employer to send the payslip again.';
        return showPage(404, messagePage('This link does not work any more', message));
      }
      if (query.as === undefined) {
        return showPage(200, payslipLinkPage(payslip, query.token));
      }
      return {
        status: 200,
        mediaType: 'application/pdf',
        headers: {
          ...pageHeaders(),
          'Content-Disposition': `attachment; filename="${payslipFileName(payslip)}"`,
        },
        body: await renderPayslip(payslip),
      };
    },
  });
