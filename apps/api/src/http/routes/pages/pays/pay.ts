import { pageHeaders, payPage } from '../../../../pages';
import { PathId } from '../../../contract';
import { everyone, route, type RequestContext, type Route } from '../../../route';
import { enterCompany, isTurned } from '../enter';
import { notThere, pageAnswers, showPage } from '../page-replies';
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
      const one = { customerId: visit.session.customer.id, companyId: params.company_id, payId: params.pay_id };
      const explained = await web.pays.readExplanation(one);
      const [run] = await web.pays.payRunsOf({ ...one, payRunIds: [visit.pay.payRunId] });
      if (!explained.ok || run === undefined) return notThere();
      const address = `/companies/${params.company_id}/pays/${params.pay_id}/payslip.pdf`;
      const payslip = { address, name: 'Payslip PDF' };
      return showPage(
        200,
        payPage({ ...visit, ...explained.value, run, downloads: [payslip] }),
        pageHeaders({ script: true }),
      );
    },
  });

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
