import { civilDate } from 'payroll-core';
import { answer, answerList, answerRaw, json, route, type Route } from '@anz-payroll/http-kit/route';
import { readsCompany, writesCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { PayRunPath } from '../pays/pay-queries';
import { fileAnswer, fileHeaders } from './file-answer';
import { refuseFiling } from './filing-answers';
import {
  BankFileQuery,
  FilingPeriod,
  showContribution,
  SuperContribution,
  SuperReceived,
  SuperReceivedCount,
} from './filing-contracts';
import type { FilingServices } from './filing-services';

const errors = {
  400: 'No such company, or a company or employee without the bank or fund details that the file needs',
  404: 'Pay run not found',
  409: 'No processed pay of the run belongs in the file',
} as const;

/** Money that leaves after a run: to banks and to super funds. */
export function payRunFileRoutes(services: FilingServices): readonly Route[] {
  const { filing } = services;
  return [
    route({
      method: 'GET',
      path: '/api/company/{company_id}/pay-runs/{pay_run_id}/bank-file',
      operation: 'get-bank-file',
      weight: { above: 100 },
      release: 'payment',
      may: 'money.release',
      summary: 'The bank file of a run: direct entry (ABA) in Australia, bulk direct credits in New Zealand',
      description:
        'Net pays divided over each employee’s ranked accounts. Those paid in cash or otherwise are left out.',
      tag: 'Pay runs',
      auth: readsCompany,
      rate: 'default',
      request: { params: PayRunPath, query: BankFileQuery },
      responses: { 200: answerRaw('text/plain', 'The file for the bank.', { headers: fileHeaders }) },
      errors,
      async handle({ params, query, context }) {
        const written = await filing.bankFile({
          companyId: params.company_id,
          payRunId: params.pay_run_id,
          paymentDate: query.payment_date === undefined ? undefined : civilDate(query.payment_date),
          isBalanced: query.balanced,
        });
        if (!written.ok) return refuseFiling(written.error);
        return { ...(await fileAnswer(services, context, params.company_id, written.value)), mediaType: 'text/plain' };
      },
    }),
    route({
      method: 'GET',
      path: '/api/company/{company_id}/pay-runs/{pay_run_id}/super-file',
      operation: 'get-super-file',
      weight: { above: 100 },
      release: 'payment',
      may: 'money.release',
      summary: 'The super contributions file of a run (SAFF)',
      tag: 'Super',
      auth: readsCompany,
      rate: 'default',
      request: { params: PayRunPath },
      responses: { 200: answerRaw('text/csv', 'One row for each member, fund and period.', { headers: fileHeaders }) },
      errors,
      async handle({ params, context }) {
        const written = await filing.superFile({ companyId: params.company_id, payRunId: params.pay_run_id });
        if (!written.ok) return refuseFiling(written.error);
        return { ...(await fileAnswer(services, context, params.company_id, written.value)), mediaType: 'text/csv' };
      },
    }),
    route({
      method: 'GET',
      path: '/api/company/{company_id}/super-contributions',
      operation: 'list-super-contributions',
      may: 'pays.read',
      summary: 'The Payday Super clock: for each contribution its due date, state and days left',
      tag: 'Super',
      auth: readsCompany,
      rate: 'default',
      request: { params: CompanyPath, query: FilingPeriod },
      responses: { 200: answerList(SuperContribution, 'By pay date.') },
      errors: { 400: 'No such company, a New Zealand company, or a period over a year' },
      async handle({ params, query }) {
        const listed = await filing.superContributions({
          companyId: params.company_id,
          from: civilDate(query.from),
          to: civilDate(query.to),
        });
        return listed.ok ? { status: 200, body: listed.value.map(showContribution) } : refuseFiling(listed.error);
      },
    }),
    route({
      method: 'POST',
      path: '/api/company/{company_id}/super-contributions/received',
      operation: 'record-super-received',
      may: 'money.release',
      summary: 'Records the day on which a fund received contributions; the clock stops',
      tag: 'Super',
      auth: writesCompany,
      rate: 'default',
      request: { params: CompanyPath, body: json(SuperReceived) },
      responses: { 200: answer(SuperReceivedCount, 'How many.') },
      errors: {
        400: 'A New Zealand company, or a day in the future or before the period of a pay',
        404: 'Company or pay not found',
      },
      async handle({ params, body }) {
        const recorded = await filing.recordSuperReceived({
          companyId: params.company_id,
          payIds: body.pay_ids,
          receivedOn: civilDate(body.received_on),
        });
        return recorded.ok ? { status: 200, body: { recorded: recorded.value } } : refuseFiling(recorded.error);
      },
    }),
  ];
}
