import { civilDate } from 'payroll-core';
import { answer, answerList, optionalJson, route, type Route } from '@anz-payroll/http-kit/route';
import { readsCompany, writesCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { refuseFiling } from './filing-answers';
import {
  FilingPeriod,
  showStpMessage,
  showStpPay,
  showStpRow,
  StpMessage,
  StpMessagesQuery,
  StpPay,
  StpSubmission,
  StpSubmit,
} from './filing-contracts';
import type { FilingServices } from './filing-services';

const tag = 'Single Touch Payroll';

export function stpRoutes({ filing }: FilingServices): readonly Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/single-touch/{company_id}/submit-stp-pays',
      operation: 'submit-stp-pays',
      release: 'filing',
      may: 'money.release',
      summary: 'Queues Single Touch Payroll messages for pays',
      description:
        'Choose pays by pay_run_id, by pay_ids, or by from and to; without any, NEW takes every processed pay that no report holds. ' +
        'A payday more than 14 days ahead waits. employee_ids leaves it at some employees. UPDATE with is_final true finalises the year, with is_final false takes that back. ' +
        'Who cannot be reported is left out and told why. For a New Zealand company there are no rows and a message.',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: CompanyPath, body: optionalJson(StpSubmit) },
      responses: { 202: answer(StpSubmission, 'What was queued; each pay shows what became of it.') },
      errors: {
        404: 'Company not found, or a pay, pay run or employee that is not the company’s',
        409: 'The service has no gateway to the tax office, and its simulator is not allowed',
        422: 'Several ways to choose pays at once, or from after to',
      },
      async handle({ params, body }) {
        const submitted = await filing.submitStpPays({
          companyId: params.company_id,
          payRunId: body?.pay_run_id,
          payIds: body?.pay_ids,
          employeeIds: body?.employee_ids,
          from: body?.from === undefined ? undefined : civilDate(body.from),
          to: body?.to === undefined ? undefined : civilDate(body.to),
          action: body?.action ?? 'NEW',
          isFinal: body?.is_final ?? false,
        });
        if (!submitted.ok) return refuseFiling(submitted.error);
        const { message, messageIds, rows, lodgedWith } = submitted.value;
        return {
          status: 202,
          body: { message, message_ids: messageIds, lodged_with: lodgedWith, rows: rows.map(showStpRow) },
        };
      },
    }),
    route({
      method: 'GET',
      path: '/api/single-touch/{company_id}/pays',
      operation: 'list-stp-pays',
      may: 'pays.read',
      summary: 'Where the processed pays of a period stand with the tax office, each with its reason',
      tag,
      auth: readsCompany,
      rate: 'default',
      request: { params: CompanyPath, query: FilingPeriod },
      responses: { 200: answerList(StpPay, 'By pay date; none for a New Zealand company.') },
      errors: { 400: 'No company found with the given company_id, or a period over a year' },
      async handle({ params, query }) {
        const listed = await filing.listStpPays({
          companyId: params.company_id,
          from: civilDate(query.from),
          to: civilDate(query.to),
        });
        return listed.ok ? { status: 200, body: listed.value.map(showStpPay) } : refuseFiling(listed.error);
      },
    }),
    route({
      method: 'GET',
      path: '/api/single-touch/{company_id}/messages',
      operation: 'list-stp-messages',
      may: 'money.release',
      summary: 'Messages to the tax office and what became of them, newest first',
      tag,
      auth: readsCompany,
      rate: 'default',
      request: { params: CompanyPath, query: StpMessagesQuery },
      responses: { 200: answerList(StpMessage, 'Newest first; none for a New Zealand company.') },
      errors: { 400: 'No company found with the given company_id' },
      async handle({ params, query }) {
        const listed = await filing.listLodgements({ companyId: params.company_id, limit: query.limit ?? 100 });
        return listed.ok ? { status: 200, body: listed.value.map(showStpMessage) } : refuseFiling(listed.error);
      },
    }),
  ];
}
