import { renderPayslip } from '@anz-payroll/payslip-pdf';
import { payslipFileName } from '@anz-payroll/payslips';
import { PathId } from '@anz-payroll/http-kit/contract';
import { answerRaw, route, type Route } from '@anz-payroll/http-kit/route';
import { inCompany } from '../visit';
import { notThere, pageAnswers } from '../page-replies';
import type { WebAppServices } from '../web-app-services';
import { PayPagePath } from './pay';

/** The same PDF as the API's, for somebody who is signed in. */
export const payslipFileRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/companies/{company_id}/pays/{pay_id}/payslip.pdf',
    operation: 'page-payslip-file',
    may: 'pays.read',
    narrowed: 'pay',
    showsPay: true,
    summary: 'The payslip of a pay as a PDF',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'default',
    request: { params: PayPagePath },
    responses: {
      200: answerRaw('application/pdf', 'The payslip.'),
      303: pageAnswers[303],
      403: pageAnswers[403],
      404: pageAnswers[404],
    },
    async handle({ params, context }) {
      const { visit } = context;
      const customerId = visit.session.customer.id;
      const found = await web.payslips.issuePayslip({ customerId, companyId: params.company_id, payId: params.pay_id });
      if (!found.ok) return notThere();
      const { payslip } = found.value;
      return {
        status: 200,
        mediaType: 'application/pdf',
        headers: { 'Content-Disposition': `attachment; filename="${payslipFileName(payslip)}"` },
        body: await renderPayslip(payslip),
      };
    },
  });

class IssuedPayslipPagePath extends PayPagePath {
  @PathId() payslip_id!: number;
}

export const issuedPayslipFileRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/companies/{company_id}/pays/{pay_id}/payslips/{payslip_id}',
    operation: 'page-issued-payslip-file',
    may: 'pays.read',
    narrowed: 'pay',
    showsPay: true,
    summary: 'A payslip as it was handed out, with a note where a later one exists',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'default',
    request: { params: IssuedPayslipPagePath },
    responses: {
      200: answerRaw('application/pdf', 'The payslip.'),
      303: pageAnswers[303],
      403: pageAnswers[403],
      404: pageAnswers[404],
    },
    async handle({ params, context }) {
      const customerId = context.visit.session.customer.id;
      const one = { customerId, companyId: params.company_id, payId: params.pay_id };
      const listed = await web.payslips.listIssuedOfPay(one);
      const found = listed.ok ? listed.value.find(({ id }) => id === params.payslip_id) : undefined;
      if (found === undefined) return notThere();
      const { payslip, note, number } = found;
      return {
        status: 200,
        mediaType: 'application/pdf',
        headers: {
          'Content-Disposition': `attachment; filename="${payslipFileName(payslip).replace(/\.pdf$/, `-${number}.pdf`)}"`,
        },
        body: await renderPayslip(payslip, note ?? undefined),
      };
    },
  });
