import type { PayRecord } from '@anz-payroll/pay-runs';
import { pageHeaders, payPage } from '../../pages';
import { PathId, Text } from '@anz-payroll/http-kit/contract';
import { everyone, form, route, type RequestContext, type Route } from '@anz-payroll/http-kit/route';
import { act } from '../act';
import { checkForm, enterCompany, isTurned, type CompanyVisit } from '../enter';
import { licensed } from '../licensed';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import type { WebAppServices } from '../web-app-services';

export class PayPagePath {
  @PathId() company_id!: number;
  @PathId() pay_id!: number;
}

export const payPageRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/companies/{company_id}/pays/{pay_id}',
    operation: 'page-pay',
    summary: 'One pay: the payslip beside its explanation',
    tag: 'Pages',
    auth: everyone,
    rate: 'unlimited',
    request: { params: PayPagePath },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, context }) {
      const visit = await enterPay(web, context, params);
      if (isTurned(visit)) return visit.turned;
      const body = await payPageBody(web, visit, {});
      return body === undefined ? notThere() : showPage(200, body, pageHeaders({ script: true }));
    },
  });

class DeletePayForm {
  @Text({ optional: true, max: 200 }) seal?: string;
}

export const deletePayFormRoute = (web: WebAppServices): Route =>
  route({
    method: 'POST',
    path: '/companies/{company_id}/pays/{pay_id}/delete',
    operation: 'form-delete-pay',
    summary: 'Deletes a pay and what it moved',
    tag: 'Pages',
    auth: everyone,
    rate: 'unlimited',
    request: { params: PayPagePath, body: form(DeletePayForm, { maxBytes: 4096 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const foreign = checkForm(web, context, body.seal);
      if (foreign !== undefined) return foreign.turned;
      const visit = await enterPay(web, context, params);
      if (isTurned(visit)) return visit.turned;
      const one = onePay(visit);
      const what = { action: 'delete-pay', recordType: 'pays', recordId: params.pay_id };
      const deleted = await act(web, visit, what, () => licensed(web, visit, () => web.pays.deletePay(one)));
      if (deleted.ok) return goTo(`/companies/${params.company_id}/pays/runs/${visit.pay.payRunId}?done=deleted`);
      const again = await payPageBody(web, visit, { problem: deleted.error.message });
      return again === undefined ? notThere() : showPage(422, again, pageHeaders({ script: true }));
    },
  });

interface PayVisit extends CompanyVisit {
  readonly pay: PayRecord;
}

function onePay({ pay }: PayVisit) {
  return { customerId: pay.customerId, companyId: pay.companyId, payId: pay.id };
}

async function payPageBody(
  { pays }: WebAppServices,
  visit: PayVisit,
  more: { readonly problem?: string },
): Promise<string | undefined> {
  const one = onePay(visit);
  const explained = await pays.readExplanation(one);
  const [run] = await pays.payRunsOf({ ...one, payRunIds: [visit.pay.payRunId] });
  if (!explained.ok || run === undefined) return undefined;
  const address = `/companies/${one.companyId}/pays/${one.payId}/payslip.pdf`;
  return payPage({ ...visit, ...explained.value, run, downloads: [{ address, name: 'Payslip PDF' }], ...more });
}

/** A pay of a company within reach. */
export async function enterPay(
  web: WebAppServices,
  context: RequestContext,
  { company_id, pay_id }: { readonly company_id: number; readonly pay_id: number },
) {
  const visit = await enterCompany(web, context, company_id);
  if (isTurned(visit)) return visit;
  const one = { customerId: visit.session.customer.id, companyId: company_id, payId: pay_id };
  const found = await web.pays.readPay(one);
  return found.ok ? { ...visit, pay: found.value.value } : { turned: notThere() };
}
