import { differencesCsv, type PayRecord } from '@anz-payroll/pay-runs';
import type { FiguresFromOutside } from 'payroll-core/changes';
import { pageHeaders, payPage, plainDigits } from '../../pages';
import { CodeOf, PathId, QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { answerRaw, form, route, type Route } from '@anz-payroll/http-kit/route';
import { withAudit } from '../with-audit';
import { inCompany, type CompanyVisit } from '../visit';
import { licensed } from '../licensed';
import { csvReply, goTo, notThere, pageAnswers, showPage } from '../page-replies';
import type { WebAppServices } from '../web-app-services';
import { refusedInWords, toSeeTo } from './changed-pay';
import { redirectWithNotice } from '../notice-after-redirect';
import { oneRun, runAddress } from './run-path';
import { stpMessagesOf } from './stp-messages';

export class PayPagePath {
  @PathId() company_id!: number;
  @PathId() pay_id!: number;
}

const figure = (name: string) =>
  Text({ optional: true, max: 20, trim: true, description: `${name} as somebody else has it.` });

class PayPageQuery {
  @figure('Gross') gross?: string;
  @figure('Tax') tax?: string;
  @figure('Net pay') net?: string;
  @figure('Super or KiwiSaver') super?: string;
}

export const payPageRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/companies/{company_id}/pays/{pay_id}',
    operation: 'page-pay',
    may: 'pays.read',
    narrowed: 'pay',
    showsPay: true,
    summary: 'One pay: the payslip beside its explanation',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'lookup',
    request: { params: PayPagePath, query: PayPageQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, query, context }) {
      const visit = await withPay(web, context.visit, params.pay_id);
      if (visit === undefined) return notThere();
      const body = await payPageBody(web, visit, {}, figuresIn(query));
      return body === undefined ? notThere() : showPage(200, body, pageHeaders({ script: true }));
    },
  });

class DifferenceFileQuery {
  @QueryWholeNumber({ optional: true, min: 1 }) with_pay_id?: number;
}

export const payDifferenceFileRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/companies/{company_id}/pays/{pay_id}/difference.csv',
    operation: 'page-pay-difference-file',
    may: 'pays.read',
    narrowed: 'pay',
    showsPay: true,
    summary: 'Why a pay differs from another one, a row for each cause',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'lookup',
    request: { params: PayPagePath, query: DifferenceFileQuery },
    responses: {
      200: answerRaw('text/csv', 'The file.'),
      303: pageAnswers[303],
      403: pageAnswers[403],
      404: pageAnswers[404],
    },
    async handle({ params, query, context }) {
      const visit = await withPay(web, context.visit, params.pay_id);
      if (visit === undefined) return notThere();
      const withPayId = query.with_pay_id;
      const compared = await web.pays.comparePay({
        ...onePay(visit),
        ...(withPayId === undefined ? {} : { withPayId }),
      });
      if (!compared.ok) return notThere();
      const { pay, difference } = compared.value;
      return csvReply(
        `difference-${pay.id}.csv`,
        differencesCsv(difference === undefined ? [] : [{ pay, difference }]),
      );
    },
  });

class DeletePayForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @CodeOf(['true'], { optional: true }) confirm_reported?: string;
  @CodeOf(['true'], { optional: true }) confirm_paid?: string;
}

export const deletePayFormRoute = (web: WebAppServices): Route =>
  route({
    method: 'POST',
    path: '/companies/{company_id}/pays/{pay_id}/delete',
    operation: 'form-delete-pay',
    may: 'pays.write',
    summary: 'Deletes a pay and what it moved',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'lookup',
    request: { params: PayPagePath, body: form(DeletePayForm, { maxBytes: 4096 }) },
    responses: {
      303: pageAnswers[303],
      403: pageAnswers[403],
      404: pageAnswers[404],
      422: pageAnswers[422],
    },
    async handle({ params, body, context }) {
      const visit = await withPay(web, context.visit, params.pay_id);
      if (visit === undefined) return notThere();
      const confirmed = {
        confirmReported: body.confirm_reported === 'true',
        confirmPaid: body.confirm_paid === 'true',
      };
      const one = { ...onePay(visit), ...confirmed };
      const what = { action: 'delete-pay', recordType: 'pays', recordId: params.pay_id };
      const deleted = await withAudit(web, visit, what, () => licensed(web, visit, () => web.pays.deletePay(one)));
      if (deleted.ok) {
        const home = `/companies/${params.company_id}`;
        const seeTo = toSeeTo([deleted.value]);
        const run = await web.pays.readPayRun(oneRun(visit, visit.pay.payRunId));
        if (seeTo.length > 0 && run.ok) {
          const notice = ['The pay is deleted, and what it moved is back where it was.', ...seeTo].join(' ');
          return redirectWithNotice(web.pages, runAddress(run.value), notice);
        }
        const issued = await web.payslips.issuedThatDiffer({ ...visit.pay, from: visit.pay.payDate });
        return issued.length === 0
          ? goTo(`${home}/pays/runs/${visit.pay.payRunId}?done=deleted`)
          : goTo(`${home}/people/${visit.pay.employeeId}/payslips?done=deleted`);
      }
      const again = await payPageBody(web, visit, { problem: refusedInWords(deleted.error) });
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
  web: WebAppServices,
  visit: PayVisit,
  more: { readonly problem?: string },
  figures: FiguresFromOutside | undefined = undefined,
): Promise<string | undefined> {
  const { pays, payslips } = web;
  const one = onePay(visit);
  const explained = await pays.readExplanation(one);
  const [run] = await pays.payRunsOf({ ...one, payRunIds: [visit.pay.payRunId] });
  if (!explained.ok || run === undefined) return undefined;
  const compared = await pays.comparePay({
    ...one,
    ...(figures === undefined ? replaced(visit.pay) : { figures }),
  });
  const problem = compared.ok ? {} : { problem: compared.error.message };
  const address = `/companies/${one.companyId}/pays/${one.payId}/payslip.pdf`;
  const issued = await payslips.listIssuedOfPay(one);
  return payPage({
    ...visit,
    ...explained.value,
    run,
    downloads: [{ address, name: 'Payslip PDF' }],
    issued: issued.ok ? issued.value : [],
    ...(visit.pay.stpStatus === 'rejected'
      ? { stpMessage: (await stpMessagesOf(web, [visit.pay])).get(one.payId) }
      : {}),
    ...(compared.ok ? { compared: compared.value } : {}),
    ...(figures === undefined ? {} : { figures, ...problem }),
    ...more,
  });
}

/** Those that were typed, without thousands separators; undefined where none was. */
function figuresIn(query: PayPageQuery): FiguresFromOutside | undefined {
  const typed = Object.entries(query).filter((entry): entry is [string, string] => (entry[1] ?? '') !== '');
  return typed.length === 0 ? undefined : Object.fromEntries(typed.map(([name, text]) => [name, plainDigits(text)]));
}

/** A correction is held against what it put right. */
function replaced({ replacesPayId }: PayRecord): { readonly withPayId?: number } {
  return replacesPayId === null ? {} : { withPayId: replacesPayId };
}

/** The visit with its pay; undefined for one of another company. */
export async function withPay(
  { pays }: WebAppServices,
  visit: CompanyVisit,
  payId: number,
): Promise<PayVisit | undefined> {
  const { session, company } = visit;
  const found = await pays.readPay({ customerId: session.customer.id, companyId: company.id, payId });
  return found.ok ? { ...visit, pay: found.value.value } : undefined;
}
