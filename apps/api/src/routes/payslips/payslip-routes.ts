import { payslipJson, type PayslipsUseCases } from '@anz-payroll/payslips';
import { renderPayslip } from '@anz-payroll/payslip-pdf';
import { PathId } from '@anz-payroll/http-kit/contract';
import { problem } from '@anz-payroll/http-kit/errors';
import { answerList, answerOrRaw, route, type Route } from '@anz-payroll/http-kit/route';
import { readsCompany } from '../companies/company-auth';
import { PayPath } from '../pays/pay-queries';
import { refusePays } from '../pays/pays-answers';
import { IssuedPayslip, IssuedPayslipDocument, showIssuedPayslip } from './issued-payslip-contracts';
import { Payslip } from './payslip-contracts';

export interface PayslipServices {
  readonly payslips: PayslipsUseCases;
}

class IssuedPayslipPath extends PayPath {
  @PathId() payslip_id!: number;
}

const tag = 'Pays';
const noCompany = 'No company found with the given company_id';
const types = ['application/pdf', 'application/json'] as const;
const headers = { 'Content-Disposition': 'A name for the file.', Vary: 'Accept' };

export function payslipRoutes(services: PayslipServices): readonly Route[] {
  return [payslipRoute(services), issuedPayslipsRoute(services), issuedPayslipRoute(services)];
}

const payslipRoute = (services: PayslipServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/pays/{pay_id}/payslip',
    operation: 'get-payslip',
    may: 'pays.read',
    narrowed: 'pay',
    showsPay: true,
    summary: 'The payslip of a pay, as a PDF or as JSON',
    description:
      "A PDF unless Accept ranks application/json above it. What it shows beyond the law's contents follows the " +
      "employee's payslip display flags. It is kept as it was handed out; the payslip of a pending pay is marked as a " +
      'draft and not kept.',
    tag,
    auth: readsCompany,
    rate: 'pay',
    request: { params: PayPath },
    responses: { 200: answerOrRaw(Payslip, ['application/pdf'], 'The payslip.', { headers }) },
    errors: { 400: noCompany, 404: 'Pay not found' },
    async handle({ params, context }) {
      const found = await services.payslips.issuePayslip({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        payId: params.pay_id,
      });
      if (!found.ok) return refusePays(found.error, 'one');
      const { payslip } = found.value;
      // Whose payslip it is stays out of the name: file names end up in logs and histories.
      const name = `payslip-${payslip.paymentDate}-${payslip.payId}`;
      if (context.accepts(types) === 'application/json') {
        return { status: 200, headers: disposition(`${name}.json`), body: payslipJson(payslip) };
      }
      return {
        status: 200,
        mediaType: 'application/pdf',
        headers: disposition(`${name}.pdf`),
        body: await renderPayslip(payslip),
      };
    },
  });

const issuedPayslipsRoute = (services: PayslipServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/pays/{pay_id}/payslips',
    operation: 'list-issued-payslips',
    may: 'pays.read',
    narrowed: 'pay',
    showsPay: true,
    summary: 'The payslips of a pay that were handed out',
    description: 'Also those of a pay that was deleted or corrected since.',
    tag,
    auth: readsCompany,
    rate: 'lookup',
    request: { params: PayPath },
    responses: { 200: answerList(IssuedPayslip, 'Oldest first.') },
    errors: { 400: noCompany, 404: 'Pay not found' },
    async handle({ params, context }) {
      const listed = await services.payslips.listIssuedOfPay({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        payId: params.pay_id,
      });
      return listed.ok ? { status: 200, body: listed.value.map(showIssuedPayslip) } : refusePays(listed.error, 'one');
    },
  });

const issuedPayslipRoute = (services: PayslipServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/pays/{pay_id}/payslips/{payslip_id}',
    operation: 'get-issued-payslip',
    may: 'pays.read',
    narrowed: 'pay',
    showsPay: true,
    summary: 'A payslip as it was handed out, as a PDF or as JSON',
    description: 'With a note where a later one exists or the pay was taken back; the PDF has it at its top.',
    tag,
    auth: readsCompany,
    rate: 'pay',
    request: { params: IssuedPayslipPath },
    responses: { 200: answerOrRaw(IssuedPayslipDocument, ['application/pdf'], 'The payslip.', { headers }) },
    errors: { 400: noCompany, 404: 'Pay or payslip not found' },
    async handle({ params, context }) {
      const listed = await services.payslips.listIssuedOfPay({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        payId: params.pay_id,
      });
      if (!listed.ok) return refusePays(listed.error, 'one');
      const told = listed.value.find(({ id }) => id === params.payslip_id);
      if (told === undefined) return problem('not-found', 'Payslip not found');
      const { payslip, note, payDate, payId, number } = told;
      const name = `payslip-${payDate}-${payId}-${number}`;
      if (context.accepts(types) === 'application/json') {
        const body = { ...showIssuedPayslip(told), payslip: payslipJson(payslip) };
        return { status: 200, headers: disposition(`${name}.json`), body };
      }
      return {
        status: 200,
        mediaType: 'application/pdf',
        headers: disposition(`${name}.pdf`),
        body: await renderPayslip(payslip, note ?? undefined),
      };
    },
  });

function disposition(filename: string): Readonly<Record<string, string>> {
  return { 'Content-Disposition': `inline; filename="${filename}"`, Vary: 'Accept' };
}
