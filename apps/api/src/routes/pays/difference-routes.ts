import { differencesCsv } from '@anz-payroll/pay-runs';
import { answerList, answerOrRaw, jsonList, route, type Route } from '@anz-payroll/http-kit/route';
import { civilDate } from 'payroll-core';
import { readsCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { refuseIds, refuseNameless } from './check-pay-bodies';
import {
  DifferenceQuery,
  PayDifference,
  PreviewDifferenceQuery,
  PreviewedDifference,
  RunDifferences,
} from './difference-contracts';
import { PayCreate, toPayItem } from './pay-create';
import { payLimits } from './pay-limits';
import { PayPath, PayRunPath } from './pay-queries';
import { refusePays } from './pays-answers';
import { asksAboutPays } from './pays-auth';
import type { PaysServices } from './pays-services';
import { showDifference, showDifferencesOfRun, showPreviewedDifference } from './show-difference';

const order =
  'Each cause is priced by changing one thing at a time: other pays of the period, law, pay date, pay frequency, hours, rate, ' +
  'rounding, leave, allowance, bonus, back payment, termination, salary sacrifice, tax code, study loan, super or KiwiSaver ' +
  'settings, deduction, earlier pays, employee record. A cause that moves nothing is not named. As CSV, a row for each cause.';

export function differenceRoutes(services: PaysServices): readonly Route[] {
  return [payDifferenceRoute(services), previewDifferencesRoute(services), runDifferencesRoute(services)];
}

const payDifferenceRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/pays/{pay_id}/difference',
    operation: 'get-pay-difference',
    may: 'pays.read',
    narrowed: 'pay',
    showsPay: true,
    summary: 'Why a pay differs from the last one, from another one, or from figures of somebody else',
    description: order,
    tag: 'Pays',
    auth: readsCompany,
    rate: 'calculation',
    request: { params: PayPath, query: DifferenceQuery },
    responses: { 200: answerOrRaw(PayDifference, ['text/csv'], 'Causes that add up to the change, to the cent.') },
    errors: {
      400: 'No company found with the given company_id, or the other pay is none of this employee',
      404: 'Pay not found',
      422: 'A figure is no number',
    },
    async handle({ params, query, context }) {
      const { with_pay_id, ...given } = query;
      const figures = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const compared = await pays.comparePay({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        payId: params.pay_id,
        ...(with_pay_id === undefined ? {} : { withPayId: with_pay_id }),
        ...(Object.keys(figures).length === 0 ? {} : { figures }),
      });
      if (!compared.ok) return refusePays(compared.error, 'one');
      const { pay, difference } = compared.value;
      if (context.accepts(['application/json', 'text/csv']) === 'text/csv') {
        const body = differencesCsv(difference === undefined ? [] : [{ pay, difference }]);
        return { status: 200, mediaType: 'text/csv', body };
      }
      return { status: 200, body: showDifference(compared.value) };
    },
  });

const previewDifferencesRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'POST',
    path: '/api/company/{company_id}/pays/preview/difference',
    operation: 'preview-pay-differences',
    may: 'pays.write',
    summary: 'Why pays that are not stored would differ from the last ones',
    description: `The same body as preview. ${order}`,
    tag: 'Pays',
    auth: asksAboutPays,
    rate: 'calculation',
    weight: 'heavy-if-long',
    request: { params: CompanyPath, query: PreviewDifferenceQuery, body: jsonList(PayCreate, payLimits) },
    responses: { 200: answerList(PreviewedDifference, 'In the order of the request.') },
    errors: {
      400: 'An item holds an id, names no employee of the company, or a rule refuses the pay; the list is empty',
      409: 'The employee is deleted or terminated',
      422: 'A row cannot be read, or lacks what a new item needs',
    },
    async handle({ params, query, body, context }) {
      const pathOf = (index: number) => `body[${index}]`;
      const refusal = refuseIds(body, pathOf) ?? refuseNameless(body, 'employee_id', pathOf);
      if (refusal !== undefined) return refusal;
      const compared = await pays.comparePreviews({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        identifierType: 'employee_id',
        items: body.map(toPayItem),
        ...(query.pay_date === undefined ? {} : { payDate: civilDate(query.pay_date) }),
      });
      return compared.ok
        ? { status: 200, body: compared.value.map(showPreviewedDifference) }
        : refusePays(compared.error, 'list');
    },
  });

const runDifferencesRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/pay-runs/{pay_run_id}/differences',
    operation: 'get-pay-run-differences',
    may: 'pays.read',
    summary: 'Whom a run pays otherwise than last time, ranked, and why',
    description: order,
    tag: 'Pay runs',
    auth: readsCompany,
    rate: 'calculation',
    weight: 'heavy',
    request: { params: PayRunPath },
    responses: { 200: answerOrRaw(RunDifferences, ['text/csv'], 'The people who moved, with the causes in words.') },
    errors: { 400: 'No company found with the given company_id', 404: 'Pay run not found' },
    async handle({ params, context }) {
      const compared = await pays.compareRun({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        payRunId: params.pay_run_id,
      });
      if (!compared.ok) return refusePays(compared.error, 'one');
      if (context.accepts(['application/json', 'text/csv']) === 'text/csv') {
        return { status: 200, mediaType: 'text/csv', body: differencesCsv(compared.value.moved) };
      }
      return { status: 200, body: showDifferencesOfRun(compared.value) };
    },
  });
