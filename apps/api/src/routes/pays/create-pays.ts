import { setImmediate } from 'node:timers/promises';
import { warningsOf } from '@anz-payroll/pay-runs';
import { civilDate } from 'payroll-core';
import { fingerprintOf, readIdempotencyKey } from '@anz-payroll/http-kit/idempotency';
import { answerListOfEither, jsonList, route, type Route } from '@anz-payroll/http-kit/route';
import { CompanyPath } from '../companies/company-contracts';
import { refuseIds, refuseNameless } from './check-pay-bodies';
import { groupByEmployee, groupByPayRun, groupingOf } from './group-pays';
import { PayCreate, toPayItem } from './pay-create';
import { Pay, PaysOfEmployee, PaysOfPayRun } from './pay-contracts';
import { payLimits } from './pay-limits';
import { IdempotencyHeader, PayCreateQuery, periodIn } from './pay-queries';
import { refusePays } from './pays-answers';
import { writesPays } from './pays-auth';
import type { PaysServices } from './pays-services';
import { showPay } from './show-pay';
import { issuedSince, warningOfIssued } from './tell-issued-payslips';

const path = '/api/company/{company_id}/pays/create';

/** Other requests get their turn after so many pays, however long the batch is. */
const SHOWN_AT_ONCE = 100;

/** Spec 4.3. */
export const createPaysRoute = ({ pays, payslips }: PaysServices): Route =>
  route({
    method: 'PUT',
    path,
    operation: 'create-pays',
    release: 'pay-run',
    may: 'pays.write',
    summary: 'Creates and processes pays: all of them, or none',
    description:
      'The run of each pay is the one of its employee’s pay period that holds the pay date. The same request under the ' +
      'same Idempotency-Key is done once; its repetition answers 200 and says so in Idempotency-Replayed.',
    tag: 'Pays',
    auth: writesPays,
    rate: 'pay',
    weight: 'heavy-if-long',
    request: {
      params: CompanyPath,
      query: PayCreateQuery,
      headers: IdempotencyHeader,
      body: jsonList(PayCreate, payLimits),
    },
    responses: {
      201: answerListOfEither([Pay, PaysOfEmployee, PaysOfPayRun], 'In the order of the request, grouped as asked.'),
      200: answerListOfEither([Pay, PaysOfEmployee, PaysOfPayRun], 'What this Idempotency-Key was answered before.', {
        headers: { 'Idempotency-Replayed': 'true' },
      }),
    },
    errors: {
      400: 'An item holds an id, names no employee of the company, or a rule refuses the pay; the list is empty',
      403: 'No active subscription',
      404: 'Company not found',
      409: 'The employee is deleted or terminated, or the Idempotency-Key belongs to another request',
      422: 'A row cannot be read, or lacks what a new item needs',
    },
    async handle({ params, query, body, context }) {
      const pathOf = (index: number) => `body[${index}]`;
      const identifierType = query.identifier_type ?? 'employee_id';
      const period = periodIn(query);
      const refusal = refuseIds(body, pathOf) ?? refuseNameless(body, identifierType, pathOf);
      if (refusal !== undefined) return refusal;
      const key = readIdempotencyKey(context);
      if (!key.ok) return key.error;
      const endpoint = `PUT ${path.replace('{company_id}', String(params.company_id))}`;
      const created = await pays.createPays({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        identifierType,
        redistributeTaxByGross: query.redistribute_tax_by_gross ?? true,
        items: body.map(toPayItem),
        ...(query.pay_date === undefined ? {} : { payDate: civilDate(query.pay_date) }),
        ...(query.pay_run_end_date === undefined ? {} : { periodEnd: civilDate(query.pay_run_end_date) }),
        ...(period === undefined ? {} : { period }),
        ...(key.value === undefined
          ? {}
          : { idempotency: { key: key.value, fingerprint: fingerprintOf(endpoint, { query, body }) } }),
      });
      if (!created.ok) return refusePays(created.error, 'list');
      const shown = [];
      for (const [index, pay] of created.value.pays.entries()) {
        if (index % SHOWN_AT_ONCE === SHOWN_AT_ONCE - 1) await setImmediate();
        const isBackDated = warningsOf(pay).some(({ code }) => code === 'pay/later-payslips-differ');
        const issued = isBackDated ? await issuedSince(payslips, pay) : [];
        shown.push({ pay: warningOfIssued(showPay(pay), issued), payPeriod: pay.payPeriod });
      }
      const grouping = groupingOf(query);
      const answer =
        grouping === 'employee'
          ? groupByEmployee(shown, identifierType)
          : grouping === 'pay-run'
            ? (groupByPayRun(shown) as PaysOfPayRun[])
            : shown.map(({ pay }) => pay);
      return created.value.replayed
        ? { status: 200, headers: { 'Idempotency-Replayed': 'true' }, body: answer }
        : { status: 201, body: answer };
    },
  });
