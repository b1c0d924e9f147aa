import type { BackPay as BackPayCommand, OwedBackPay } from '@anz-payroll/pay-runs';
import { fingerprintOf, readIdempotencyKey } from '@anz-payroll/http-kit/idempotency';
import {
  Amount,
  CivilDateText,
  DecimalText,
  ListOf,
  ObjectOf,
  Text,
  TextList,
  toAmount,
  WholeNumber,
} from '@anz-payroll/http-kit/contract';
import { answer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { civilDate } from 'payroll-core';
import { CompanyPath } from '../companies/company-contracts';
import { Pay, PreviewedPay } from './pay-contracts';
import { IdempotencyHeader } from './pay-queries';
import { refusePays } from './pays-answers';
import { asksAboutPays, writesPays } from './pays-auth';
import type { PaysServices } from './pays-services';
import { showPay } from './show-pay';
import { showPreview } from './show-preview';

export class BackPay {
  @WholeNumber({ min: 1 }) employee_id!: number;
  @DecimalText({ description: 'What an hour should have paid.' }) pay_rate_per_hour!: string;
  @CivilDateText({ description: 'Pays with a pay date from this day on are made good.' }) from!: string;
  @CivilDateText({ description: 'The last pay date that is made good.' }) to!: string;
  @CivilDateText({ optional: true, description: "When it is paid; the company's today by default." }) pay_date?: string;
}

export class BackPayPeriod {
  @WholeNumber() pay_id!: number;
  @CivilDateText() pay_date!: string;
  @CivilDateText() period_start!: string;
  @CivilDateText() period_end!: string;
  @Amount({ description: 'Gross as it was paid.' }) paid!: number;
  @Amount({ description: 'Gross of the same rows at the other rate, less no more salary sacrifice than was given up.' })
  should_have_been!: number;
  @Amount() difference!: number;
}

export class BackPayRow {
  @Text() description!: string;
  @Amount() amount!: number;
  @Text({ nullable: true, description: 'Australia: the method of Schedule 5. New Zealand: null, an extra pay.' })
  tax_method!: string | null;
  @Text({ nullable: true }) stp_category!: string | null;
  @CivilDateText({ nullable: true }) start_date!: string | null;
  @CivilDateText({ nullable: true }) end_date!: string | null;
}

class Owed {
  @ListOf(() => BackPayPeriod, { description: 'What was and what should have been, pay by pay.' })
  periods!: readonly BackPayPeriod[];
  @Amount({ description: 'Gross that is owed.' }) total!: number;
  @ListOf(() => BackPayRow, { description: 'The rows by which it is paid.' }) back_payments!: readonly BackPayRow[];
  @TextList({ description: 'The same in sentences, with the method of tax.' }) in_words!: readonly string[];
}

export class PreviewedBackPay extends Owed {
  @ObjectOf(() => PreviewedPay) pay!: PreviewedPay;
}

export class PaidBackPay extends Owed {
  @ObjectOf(() => Pay) pay!: Pay;
}

const errors = {
  400: 'Nothing is owed, the employee is not the company’s, or a rule refuses the pay',
  404: 'Company not found',
  409: 'The employee is deleted, or a pay holds back pay for these days already',
  422: 'A row cannot be read',
} as const;

/** Back pay over several periods: the difference of what was and what should have been, paid by a pay of its own. */
export function backPayRoutes({ pays }: PaysServices): readonly Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/company/{company_id}/back-pay/preview',
      operation: 'preview-back-pay',
      may: 'pays.write',
      summary: 'Works out what a rate that should have been paid earlier owes; stores nothing',
      tag: 'Pays',
      auth: asksAboutPays,
      rate: 'calculation',
      weight: 'heavy',
      request: { params: CompanyPath, body: json(BackPay) },
      responses: { 200: answer(PreviewedBackPay, 'What is owed pay by pay, and the pay that would pay it.') },
      errors,
      async handle({ params, body, context }) {
        const previewed = await pays.previewBackPay(commandOf(context.principal.customerId, params, body));
        if (!previewed.ok) return refusePays(previewed.error, 'one');
        return { status: 200, body: { ...showOwed(previewed.value), pay: showPreview(previewed.value.preview) } };
      },
    }),
    route({
      method: 'POST',
      path: '/api/company/{company_id}/back-pay',
      operation: 'pay-back-pay',
      release: 'pay-run',
      may: 'pays.write',
      summary: 'Pays what a rate that should have been paid earlier owes, by a processed pay of its own',
      description: 'Days that an earlier back pay has made good are refused, so that a repetition pays nothing twice.',
      tag: 'Pays',
      auth: writesPays,
      rate: 'pay',
      weight: 'heavy',
      request: { params: CompanyPath, headers: IdempotencyHeader, body: json(BackPay) },
      responses: {
        201: answer(PaidBackPay, 'What was owed, and the pay that pays it.'),
        200: answer(PaidBackPay, 'What this Idempotency-Key was answered before.', {
          headers: { 'Idempotency-Replayed': 'true' },
        }),
      },
      errors: { ...errors, 403: 'No active subscription' },
      async handle({ params, body, context }) {
        const key = readIdempotencyKey(context);
        if (!key.ok) return key.error;
        const endpoint = `POST /api/company/${params.company_id}/back-pay`;
        const paid = await pays.payBackPay({
          ...commandOf(context.principal.customerId, params, body),
          ...(key.value === undefined
            ? {}
            : { idempotency: { key: key.value, fingerprint: fingerprintOf(endpoint, { body }) } }),
        });
        if (!paid.ok) return refusePays(paid.error, 'one');
        const shown = { ...showOwed(paid.value), pay: showPay(paid.value.pay) };
        return paid.value.replayed
          ? { status: 200, headers: { 'Idempotency-Replayed': 'true' }, body: shown }
          : { status: 201, body: shown };
      },
    }),
  ];
}

function commandOf(customerId: number, { company_id }: CompanyPath, body: BackPay): BackPayCommand {
  return {
    customerId,
    companyId: company_id,
    employeeId: body.employee_id,
    ratePerHour: body.pay_rate_per_hour,
    from: civilDate(body.from),
    to: civilDate(body.to),
    ...(body.pay_date === undefined ? {} : { payDate: civilDate(body.pay_date) }),
  };
}

function showOwed({ periods, total, rows, inWords }: OwedBackPay): Owed {
  return {
    periods: periods.map(({ payId, payDate, periodStart, periodEnd, paid, due, difference }) => ({
      pay_id: payId,
      pay_date: payDate,
      period_start: periodStart,
      period_end: periodEnd,
      paid: toAmount(paid),
      should_have_been: toAmount(due),
      difference: toAmount(difference),
    })),
    total: toAmount(total),
    back_payments: rows.map(({ description, amount, taxMethod, stpCategory, startDate, endDate }) => ({
      description,
      amount: toAmount(amount),
      tax_method: taxMethod ?? null,
      stp_category: stpCategory ?? null,
      start_date: startDate ?? null,
      end_date: endDate ?? null,
    })),
    in_words: inWords,
  };
}
