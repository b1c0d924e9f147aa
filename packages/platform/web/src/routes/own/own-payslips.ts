import { PathId } from '@anz-payroll/http-kit/contract';
import { answerRaw, route, type Route } from '@anz-payroll/http-kit/route';
import type { PayRecord } from '@anz-payroll/pay-runs';
import { renderPayslip } from '@anz-payroll/payslip-pdf';
import { ownPayslipPage, ownPayslipsPage, pageHeaders } from '../../pages';
import { notThere, pageAnswers, showPage } from '../page-replies';
import { asEmployee, type OwnVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { OwnPath } from './own-path';

const script = pageHeaders({ script: true });

class OwnPayPath extends OwnPath {
  @PathId() pay_id!: number;
}

class OwnIssuedPath extends OwnPayPath {
  @PathId() payslip_id!: number;
}

const common = {
  method: 'GET',
  may: 'own-pay',
  tag: 'Pages',
  auth: asEmployee(['allow_view_payslips']),
} as const;
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;
const pdf = answerRaw('application/pdf', 'The payslip.');

export function ownPayslipRoutes(web: WebAppServices): readonly Route[] {
  return [
    route({
      ...common,
      path: '/my/{employee_id}/payslips',
      operation: 'page-own-payslips',
      summary: 'The payslips of whoever is signed in',
      rate: 'lookup',
      request: { params: OwnPath },
      responses: { 200: pageAnswers[200], ...answers },
      async handle({ context: { visit } }) {
        const listed = await web.pays.listPays({ ...inJob(visit), employeeId: visit.employee.id, status: 'processed' });
        return showPage(200, ownPayslipsPage({ ...visit, pays: listed.ok ? listed.value : [] }), script);
      },
    }),
    route({
      ...common,
      path: '/my/{employee_id}/payslips/{pay_id}',
      operation: 'page-own-payslip',
      summary: 'A payslip of whoever is signed in, and why each figure is what it is',
      rate: 'lookup',
      request: { params: OwnPayPath },
      responses: { 200: pageAnswers[200], ...answers },
      async handle({ params, context: { visit } }) {
        const pay = await ownPay(web, visit, params.pay_id);
        if (pay === undefined) return notThere();
        const one = { ...inJob(visit), payId: pay.id };
        const issued = await web.payslips.issuePayslip(one);
        const explained = await web.pays.readExplanation(one);
        if (!issued.ok || !explained.ok) return notThere();
        const all = await web.payslips.listIssuedOfPay(one);
        const { payslip } = issued.value;
        const { explanation } = explained.value;
        const earlier = all.ok ? all.value.filter(({ isCurrent }) => !isCurrent) : [];
        return showPage(200, ownPayslipPage({ ...visit, pay, payslip, explanation, earlier }), script);
      },
    }),
    route({
      ...common,
      path: '/my/{employee_id}/payslips/{pay_id}/payslip.pdf',
      operation: 'page-own-payslip-file',
      summary: 'A payslip of whoever is signed in as a PDF',
      rate: 'default',
      request: { params: OwnPayPath },
      responses: { 200: pdf, ...answers },
      async handle({ params, context: { visit } }) {
        const pay = await ownPay(web, visit, params.pay_id);
        const issued =
          pay === undefined ? undefined : await web.payslips.issuePayslip({ ...inJob(visit), payId: pay.id });
        if (issued?.ok !== true) return notThere();
        const { payslip } = issued.value;
        return pdfReply(`payslip-${payslip.paymentDate}-${payslip.payId}.pdf`, await renderPayslip(payslip));
      },
    }),
    route({
      ...common,
      path: '/my/{employee_id}/payslips/{pay_id}/issued/{payslip_id}',
      operation: 'page-own-issued-payslip',
      summary: 'A payslip as whoever is signed in was handed it, with a note where a later one exists',
      rate: 'default',
      request: { params: OwnIssuedPath },
      responses: { 200: pdf, ...answers },
      async handle({ params, context: { visit } }) {
        const listed = await web.payslips.listIssuedToEmployee({ ...inJob(visit), employeeId: visit.employee.id });
        const found = (listed.ok ? listed.value : []).find(
          ({ id, payId }) => id === params.payslip_id && payId === params.pay_id,
        );
        if (found === undefined) return notThere();
        const { payslip, note, payDate, payId, number } = found;
        return pdfReply(`payslip-${payDate}-${payId}-${number}.pdf`, await renderPayslip(payslip, note ?? undefined));
      },
    }),
  ];
}

function inJob({ employerId, company }: OwnVisit) {
  return { customerId: employerId, companyId: company.id };
}

/** A processed pay of this employee; another's does not exist, nor does a draft. */
async function ownPay({ pays }: WebAppServices, visit: OwnVisit, payId: number): Promise<PayRecord | undefined> {
  const found = await pays.readPay({ ...inJob(visit), payId });
  const pay = found.ok ? found.value.value : undefined;
  return pay?.employeeId === visit.employee.id && pay.status === 'processed' ? pay : undefined;
}

function pdfReply(fileName: string, body: Awaited<ReturnType<typeof renderPayslip>>) {
  const headers = { 'Content-Disposition': `attachment; filename="${fileName}"`, 'Cache-Control': 'no-store' };
  return { status: 200, mediaType: 'application/pdf', headers, body } as const;
}
