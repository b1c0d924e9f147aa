import { differencesCsv } from '@anz-payroll/pay-runs';
import { answerOrRaw, route, type Route } from '@anz-payroll/http-kit/route';
import { readsCompany } from '../companies/company-auth';
import { DifferenceQuery, PayDifference, RunDifferences } from './difference-contracts';
import { PayPath, PayRunPath } from './pay-queries';
import { refusePays } from './pays-answers';
import type { PaysServices } from './pays-services';
import { showDifference, showDifferencesOfRun } from './show-difference';

const order =
  'Each cause is priced by changing one thing at a time: other pays of the period, law, pay date, pay frequency, hours, rate, ' +
  'rounding, leave, allowance, bonus, back payment, termination, salary sacrifice, tax code, study loan, super or KiwiSaver ' +
  'settings, deduction, earlier pays, employee record. A cause that moves nothing is not named. As CSV, a row for each cause.';

export function differenceRoutes(services: PaysServices): readonly Route[] {
  return [payDifferenceRoute(services), runDifferencesRoute(services)];
}

const payDifferenceRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/pays/{pay_id}/difference',
    operation: 'get-pay-difference',
    may: 'pays.read',
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
