import { warningsOf } from '@anz-payroll/pay-runs';
import { civilDate } from 'payroll-core';
import { etag, versionCondition } from '@anz-payroll/http-kit/conditional';
import { answer, answerList, answerNothing, json, route, type Route } from '@anz-payroll/http-kit/route';
import { readsCompany } from '../companies/company-auth';
import { seenEmployees } from '../companies/own-departments';
import { CompanyPath } from '../companies/company-contracts';
import { ifMatch } from '../companies/if-match';
import { refuseIds } from './check-pay-bodies';
import { linkToNext, numberedPage } from './pages-by-number';
import { PayCreate, toPayItem } from './pay-create';
import { Pay } from './pay-contracts';
import { PayPath, PaysQuery, ConfirmedQuery, RebuildQuery, WorkersCompQuery } from './pay-queries';
import { refusePays } from './pays-answers';
import { writesPays } from './pays-auth';
import type { PaysServices } from './pays-services';
import { DeletedPay, showIssuedPayslip } from '../payslips/issued-payslip-contracts';
import { showPay } from './show-pay';
import { issuedSince, warningOfIssued } from './tell-issued-payslips';

const tag = 'Pays';
const noCompany = 'No company found with the given company_id';
const changed = 'The pay has changed since it was read (If-Match)';
/** What a deletion warns of; what the pay itself was warned of is gone with it. */
const followsDeletion: ReadonlySet<string> = new Set([
  'stp/year-opened',
  'payment-file/pay-changed',
  'pay/start-date-of-reinstatement',
  'pay/later-super-left-out',
]);

export function payRecordRoutes(services: PaysServices): readonly Route[] {
  return [
    listPaysRoute(services),
    listWorkersCompPaysRoute(services),
    readPayRoute(services),
    rebuildPayRoute(services),
    deletePayRoute(services),
  ];
}

const listPaysRoute = ({ pays, ...services }: PaysServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/pays',
    operation: 'list-pays',
    weight: { above: 30 },
    may: 'pays.read',
    narrowed: 'list',
    showsPay: true,
    summary: 'The pays of a company by pay date',
    description: 'Whole by default. With limit or cursor, one page; the Link header leads to the next.',
    tag,
    auth: readsCompany,
    rate: 'pay',
    request: { params: CompanyPath, query: PaysQuery },
    responses: {
      200: answerList(Pay, 'By pay date, then id; pages by id.', { headers: { Link: 'The next page, if any.' } }),
    },
    errors: { 400: noCompany, 422: 'The cursor is none of ours' },
    async handle({ params, query, context }) {
      const { from, to, employee_id, employee_number, status } = query;
      const { principal } = context;
      const page = numberedPage(query);
      if (!page.ok) return page.error;
      const { after } = page.value;
      const limit = principal.departments === null ? page.value.limit : undefined;
      const listed = await pays.listPays({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        ...(from === undefined ? {} : { from: civilDate(from) }),
        ...(to === undefined ? {} : { to: civilDate(to) }),
        ...(employee_id === undefined ? {} : { employeeId: employee_id }),
        ...(employee_number === undefined ? {} : { employeeNumber: employee_number }),
        ...(status === undefined ? {} : { status }),
        ...(limit === undefined ? {} : { limit }),
        ...(after === undefined ? {} : { afterPayId: after }),
      });
      if (!listed.ok) return refusePays(listed.error, 'one');
      const isSeen = await seenEmployees(services, principal, params.company_id);
      return {
        status: 200,
        body: listed.value.filter(({ employeeId }) => isSeen(employeeId)).map(showPay),
        ...linkToNext(`/api/company/${params.company_id}/pays`, query, limit, listed.value),
      };
    },
  });

const listWorkersCompPaysRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/workers-comp-pays',
    operation: 'list-workers-comp-pays',
    weight: { above: 30 },
    may: 'pays.read',
    summary: 'The pays with a workers-compensation amount',
    tag,
    auth: readsCompany,
    rate: 'pay',
    request: { params: CompanyPath, query: WorkersCompQuery },
    responses: { 200: answerList(Pay, 'By pay date, then id.') },
    errors: { 400: noCompany },
    async handle({ params, query: { from, to }, context }) {
      const listed = await pays.listWorkersCompPays({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        ...(from === undefined ? {} : { from: civilDate(from) }),
        ...(to === undefined ? {} : { to: civilDate(to) }),
      });
      return listed.ok ? { status: 200, body: listed.value.map(showPay) } : refusePays(listed.error, 'one');
    },
  });

const readPayRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/pays/{pay_id}',
    operation: 'get-pay',
    may: 'pays.read',
    narrowed: 'pay',
    showsPay: true,
    summary: 'One pay',
    tag,
    auth: readsCompany,
    rate: 'pay',
    request: { params: PayPath },
    responses: { 200: answer(Pay, 'The pay.', { headers: { ETag: 'Its version.' } }) },
    errors: { 400: noCompany, 404: 'Pay not found' },
    async handle({ params, context }) {
      const found = await pays.readPay({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        payId: params.pay_id,
      });
      if (!found.ok) return refusePays(found.error, 'one');
      const { value, version } = found.value;
      return { status: 200, headers: { ETag: etag(version) }, body: showPay(value) };
    },
  });

const rebuildPayRoute = ({ pays, payslips }: PaysServices): Route =>
  route({
    method: 'PUT',
    path: '/api/company/{company_id}/pays/{pay_id}',
    operation: 'rebuild-pay',
    release: 'pay-run',
    may: 'pays.write',
    summary: 'Works a pay out anew from what is sent; it keeps its id, employee, run and date',
    description: 'A pay with a pay_department must be sent one.',
    tag,
    auth: writesPays,
    rate: 'pay',
    request: { params: PayPath, query: RebuildQuery, body: json(PayCreate) },
    responses: { 200: answer(Pay, 'The pay.', { headers: { ETag: 'Its version.' } }) },
    errors: {
      400: 'An item holds an id, a rule refuses the pay, or its department is missing',
      403: 'No active subscription',
      404: 'Company or pay not found',
      409: 'A termination pay is not rebuilt; delete it. Or the tax office knows the pay and confirm_reported is missing, or a payment file holds it and confirm_paid is false',
      412: changed,
      422: 'A row cannot be read, or lacks what a new item needs',
    },
    async handle({ params, query, body, context }) {
      const refusal = refuseIds([body], () => 'body');
      if (refusal !== undefined) return refusal;
      const rebuilt = await pays.rebuildPay({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        payId: params.pay_id,
        item: toPayItem(body),
        usesCurrentRecord: query.use_current_record ?? true,
        confirmReported: query.confirm_reported ?? false,
        confirmPaid: query.confirm_paid ?? true,
        ...ifMatch(versionCondition(context.header('if-match'))),
      });
      if (!rebuilt.ok) return refusePays(rebuilt.error, 'one');
      const { value, version } = rebuilt.value;
      const shown = warningOfIssued(showPay(value), await issuedSince(payslips, value));
      return { status: 200, headers: { ETag: etag(version) }, body: shown };
    },
  });

const deletePayRoute = ({ pays, payslips }: PaysServices): Route =>
  route({
    method: 'DELETE',
    path: '/api/company/{company_id}/pays/{pay_id}',
    operation: 'delete-pay',
    may: 'pays.write',
    summary: 'Deletes a pay and takes back its leave, its year-to-date figures and its termination',
    tag,
    auth: writesPays,
    rate: 'pay',
    request: { params: PayPath, query: ConfirmedQuery },
    responses: {
      204: answerNothing('Deleted.'),
      200: answer(DeletedPay, 'Deleted, and something is to be seen to: payslips, a payment file or a finalised year.'),
    },
    errors: {
      403: 'No active subscription',
      404: 'Company or pay not found',
      409: 'The employee is in the way of taking it back. Or the tax office knows the pay and confirm_reported is missing, or a payment file holds it and confirm_paid is false',
      412: changed,
    },
    async handle({ params, query, context }) {
      const deleted = await pays.deletePay({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        payId: params.pay_id,
        confirmReported: query.confirm_reported ?? false,
        confirmPaid: query.confirm_paid ?? true,
        ...ifMatch(versionCondition(context.header('if-match'))),
      });
      if (!deleted.ok) return refusePays(deleted.error, 'one');
      const issued = await issuedSince(payslips, deleted.value);
      const warnings = warningsOf(deleted.value).filter(({ code }) => followsDeletion.has(code));
      if (issued.length === 0 && warnings.length === 0) return { status: 204 };
      const differing =
        issued.length === 0 ? '' : ' These payslips were handed out and now differ; hand them out again.';
      const body = { message: `Deleted.${differing}`, warnings, payslips_that_differ: issued.map(showIssuedPayslip) };
      return { status: 200, body };
    },
  });
