import type {
  OnePayRun,
  OpenPayRun,
  PayRun as StoredPayRun,
  WorkedPayRun as StoredWorkedPayRun,
} from '@anz-payroll/pay-runs';
import { civilDate } from 'payroll-core';
import { toAmount } from '@anz-payroll/http-kit/contract';
import { answer, answerList, json, route, type Route } from '@anz-payroll/http-kit/route';
import { readsCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { PayRun, PayRunOpen, PayRunRecord, ProcessedPayRun, WorkedPayRun } from './pay-contracts';
import { showIssuedPayslip } from '../payslips/issued-payslip-contracts';
import { linkToNext, numberedPage } from './pages-by-number';
import { PayRunPath, PayRunsQuery } from './pay-queries';
import { refusePays } from './pays-answers';
import { writesPays } from './pays-auth';
import type { PaysServices } from './pays-services';

const tag = 'Pay runs';

export function payRunRoutes(services: PaysServices): readonly Route[] {
  return [
    listPayRunsRoute(services),
    readPayRunRoute(services),
    openPayRunRoute(services),
    openAndProcessPayRunRoute(services),
    processPayRunRoute(services),
  ];
}

const listPayRunsRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/pay-runs',
    operation: 'list-pay-runs',
    may: 'pays.read',
    summary: 'The pay runs of a company by their start',
    description: 'Whole by default. With limit or cursor, one page; the Link header leads to the next.',
    tag,
    auth: readsCompany,
    rate: 'pay',
    request: { params: CompanyPath, query: PayRunsQuery },
    responses: {
      200: answerList(PayRun, 'By start date, then id; pages by id.', { headers: { Link: 'The next page, if any.' } }),
    },
    errors: { 400: 'No company found with the given company_id', 422: 'The cursor is none of ours' },
    async handle({ params, query, context }) {
      const { from, to, pay_period, status } = query;
      const page = numberedPage(query);
      if (!page.ok) return page.error;
      const { limit, after } = page.value;
      const listed = await pays.listPayRuns({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        ...(from === undefined ? {} : { from: civilDate(from) }),
        ...(to === undefined ? {} : { to: civilDate(to) }),
        ...(pay_period === undefined ? {} : { payPeriod: pay_period }),
        ...(status === undefined ? {} : { status }),
        ...(limit === undefined ? {} : { limit }),
        ...(after === undefined ? {} : { afterPayRunId: after }),
      });
      if (!listed.ok) return refusePays(listed.error, 'one');
      const path = `/api/company/${params.company_id}/pay-runs`;
      return { status: 200, body: listed.value.map(showPayRun), ...linkToNext(path, query, limit, listed.value) };
    },
  });

const readPayRunRoute = ({ pays, payslips }: PaysServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/pay-runs/{pay_run_id}',
    operation: 'get-pay-run',
    may: 'pays.read',
    summary: 'One pay run, and the payslips that differ by it since they were handed out',
    tag,
    auth: readsCompany,
    rate: 'pay',
    request: { params: PayRunPath },
    responses: { 200: answer(PayRunRecord, 'The run.') },
    errors: { 400: 'No company found with the given company_id', 404: 'Pay run not found' },
    async handle({ params, context }) {
      const one = onePayRun(context.principal.customerId, params);
      const found = await pays.readPayRun(one);
      if (!found.ok) return refusePays(found.error, 'one');
      return { status: 200, body: { ...showPayRun(found.value), ...(await differingBy(payslips, one)) } };
    },
  });

const openPayRunRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'POST',
    path: '/api/company/{company_id}/pay-runs',
    operation: 'open-pay-run',
    may: 'pays.write',
    summary: 'Opens the run of a day and stages a pending pay for everybody who has none in it',
    description: 'Active pay recipients of that pay period: standard hours, standing items, auto-apply allowances.',
    tag,
    auth: writesPays,
    rate: 'pay',
    weight: 'heavy',
    request: { params: CompanyPath, body: json(PayRunOpen) },
    responses: { 201: answer(WorkedPayRun, 'The run, and those who have no pay in it with the reason.') },
    errors: {
      400: 'There is no law for the pay date',
      403: 'No active subscription',
      404: 'Company not found',
    },
    async handle({ params, body, context }) {
      const opened = await pays.openPayRun(runToOpen(context.principal.customerId, params, body));
      return opened.ok ? { status: 201, body: showWorkedPayRun(opened.value) } : refusePays(opened.error, 'one');
    },
  });

const openAndProcessPayRunRoute = ({ pays, payslips }: PaysServices): Route =>
  route({
    method: 'POST',
    path: '/api/company/{company_id}/pay-runs/process',
    operation: 'open-and-process-pay-run',
    release: 'pay-run',
    may: 'pays.write',
    summary: 'Opens the run of a day and processes it: pays everybody who has no pay in it, without a review',
    description:
      'For employers whose pays need no look before they are processed. Pays as `open-pay-run` stages them, and those that were ' +
      'staged before. Sent again it pays nobody twice.',
    tag,
    auth: writesPays,
    rate: 'pay',
    weight: 'heavy',
    request: { params: CompanyPath, body: json(PayRunOpen) },
    responses: { 201: answer(ProcessedPayRun, 'The run, and those whom it does not pay with the reason.') },
    errors: {
      400: 'There is no law for the pay date',
      403: 'No active subscription',
      404: 'Company not found',
    },
    async handle({ params, body, context }) {
      const run = runToOpen(context.principal.customerId, params, body);
      const processed = await pays.openAndProcessPayRun(run);
      if (!processed.ok) return refusePays(processed.error, 'one');
      const differing = await differingBy(payslips, { ...run, payRunId: processed.value.id });
      return { status: 201, body: { ...showWorkedPayRun(processed.value), ...differing } };
    },
  });

const processPayRunRoute = ({ pays, payslips }: PaysServices): Route =>
  route({
    method: 'POST',
    path: '/api/company/{company_id}/pay-runs/{pay_run_id}/process',
    operation: 'process-pay-run',
    release: 'pay-run',
    may: 'pays.write',
    summary: 'Completes the pending pays of a run, a staged termination too',
    tag,
    auth: writesPays,
    rate: 'pay',
    weight: 'heavy',
    request: { params: PayRunPath },
    responses: { 200: answer(ProcessedPayRun, 'The run, and those who stay pending with the reason.') },
    errors: {
      400: 'There is no law for the pay date',
      403: 'No active subscription',
      404: 'Company or pay run not found',
    },
    async handle({ params, context }) {
      const one = onePayRun(context.principal.customerId, params);
      const processed = await pays.processPayRun(one);
      if (!processed.ok) return refusePays(processed.error, 'one');
      return { status: 200, body: { ...showWorkedPayRun(processed.value), ...(await differingBy(payslips, one)) } };
    },
  });

function runToOpen(customerId: number, { company_id }: CompanyPath, body: PayRunOpen): OpenPayRun {
  return {
    customerId,
    companyId: company_id,
    payPeriod: body.pay_period,
    payDate: civilDate(body.pay_date),
    ...(body.pay_run_end_date === undefined ? {} : { periodEnd: civilDate(body.pay_run_end_date) }),
  };
}

function onePayRun(customerId: number, { company_id, pay_run_id }: PayRunPath): OnePayRun {
  return { customerId, companyId: company_id, payRunId: pay_run_id };
}

async function differingBy(
  payslips: PaysServices['payslips'],
  one: OnePayRun,
): Promise<Pick<PayRunRecord, 'payslips_that_differ'>> {
  return { payslips_that_differ: (await payslips.issuedThatDifferByRun(one)).map(showIssuedPayslip) };
}

function showWorkedPayRun(run: StoredWorkedPayRun): WorkedPayRun {
  return {
    ...showPayRun(run),
    left_out: run.leftOut.map(({ employeeId, employeeNumber, reason }) => ({
      employee_id: employeeId,
      employee_number: employeeNumber,
      reason,
    })),
  };
}

function showPayRun(run: StoredPayRun): PayRun {
  return {
    pay_run_id: run.id,
    pay_period: run.payPeriod,
    pay_run_start_date: run.startDate,
    pay_run_end_date: run.endDate,
    pay_date: run.payDate,
    status: run.status,
    pay_count: run.payCount,
    gross: toAmount(run.gross),
    tax: toAmount(run.tax),
    net: toAmount(run.net),
    super: toAmount(run.super),
  };
}
