import type { PaydayPeriod } from '@anz-payroll/filing';
import { civilDate } from 'payroll-core';
import { answerList, answerRaw, json, route, type Route } from '@anz-payroll/http-kit/route';
import { readsCompany, writesCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { fileAnswer, fileHeaders } from './file-answer';
import { refuseFiling } from './filing-answers';
import { FiledPayday, FilingPeriod } from './filing-contracts';
import type { FilingServices } from './filing-services';

const tag = 'Payday filing';
const errors = {
  400: 'No such company, an Australian company, a company without phone or email_address, or a period over a year',
} as const;

/** New Zealand: what is uploaded to Inland Revenue. */
export function paydayFilingRoutes(services: FilingServices): readonly Route[] {
  const { filing } = services;
  return [
    file(services, {
      path: '/api/company/{company_id}/payday-filing',
      operation: 'get-payday-filing',
      summary:
        'The employment information file of the processed pays of a period; for a single day without pays, a nil return',
      write: filing.employmentInformation,
    }),
    file(services, {
      path: '/api/company/{company_id}/payday-filing/employee-details',
      operation: 'get-employee-details-file',
      summary:
        'The employee details file of those who started or left in a period, or were entered or corrected late in it',
      write: filing.employeeDetails,
    }),
    route({
      method: 'GET',
      path: '/api/company/{company_id}/payday-filing/amendments',
      operation: 'get-payday-amendments',
      release: 'filing',
      may: 'money.release',
      summary: 'The amendment file: what has changed since it was recorded as filed',
      tag,
      auth: readsCompany,
      rate: 'default',
      request: { params: CompanyPath, query: FilingPeriod },
      responses: { 200: answerRaw('text/csv', 'Empty where nothing has changed.', { headers: fileHeaders }) },
      errors: { ...errors, 404: 'No payday of the period was recorded as filed' },
      async handle({ params, query, context }) {
        const written = await filing.paydayAmendments(periodOf(params.company_id, query));
        if (!written.ok) return refuseFiling(written.error);
        return { ...(await fileAnswer(services, context, params.company_id, written.value)), mediaType: 'text/csv' };
      },
    }),
    route({
      method: 'POST',
      path: '/api/company/{company_id}/payday-filing/filed',
      operation: 'record-payday-filing',
      may: 'money.release',
      summary: 'Records that the paydays of a period were filed as they stand; later changes become amendments',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: CompanyPath, body: json(FilingPeriod) },
      responses: { 200: answerList(FiledPayday, 'What was kept, payday by payday.') },
      errors: {
        ...errors,
        404: 'Company not found',
        409: 'A single day without processed pays, whose pays are still to be processed',
      },
      async handle({ params, body }) {
        const recorded = await filing.recordPaydayFiling(periodOf(params.company_id, body));
        if (!recorded.ok) return refuseFiling(recorded.error);
        return {
          status: 200,
          body: recorded.value.map(({ payDate, lineCount }) => ({ pay_date: payDate, line_count: lineCount })),
        };
      },
    }),
  ];
}

function file(
  services: FilingServices,
  declared: {
    readonly path: `/${string}`;
    readonly operation: string;
    readonly summary: string;
    readonly write: FilingServices['filing']['employmentInformation'];
  },
): Route {
  const { write, ...rest } = declared;
  return route({
    method: 'GET',
    ...rest,
    release: 'filing',
    may: 'money.release',
    tag,
    auth: readsCompany,
    rate: 'default',
    request: { params: CompanyPath, query: FilingPeriod },
    responses: { 200: answerRaw('text/csv', "In Inland Revenue's upload format.", { headers: fileHeaders }) },
    errors: { ...errors, 409: 'A single day without processed pays, whose pays are still to be processed' },
    async handle({ params, query, context }) {
      const written = await write(periodOf(params.company_id, query));
      if (!written.ok) return refuseFiling(written.error);
      return { ...(await fileAnswer(services, context, params.company_id, written.value)), mediaType: 'text/csv' };
    },
  });
}

function periodOf(companyId: number, { from, to }: FilingPeriod): PaydayPeriod {
  return { companyId, from: civilDate(from), to: civilDate(to) };
}
