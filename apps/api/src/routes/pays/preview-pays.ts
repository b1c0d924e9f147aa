import { civilDate } from 'payroll-core';
import { answer, answerListOfEither, json, jsonList, route, type Route } from '@anz-payroll/http-kit/route';
import { CompanyPath } from '../companies/company-contracts';
import { refuseIds, refuseNameless } from './check-pay-bodies';
import { groupByEmployee, groupByPayRun, groupingOf } from './group-pays';
import { NetToGrossBody } from './net-to-gross-body';
import { PayCreate, toPayItem } from './pay-create';
import { GrossedUpPay, PreviewedPay, PreviewedPaysOfEmployee, PreviewedPaysOfPayRun } from './pay-contracts';
import { payLimits } from './pay-limits';
import { NetToGrossQuery, PayCreateQuery, periodIn } from './pay-queries';
import { refusePays } from './pays-answers';
import { asksAboutPays } from './pays-auth';
import type { PaysServices } from './pays-services';
import { showPreview } from './show-preview';

const errors = {
  400: 'An item holds an id, names no employee of the company, or a rule refuses the pay; the list is empty',
  409: 'The employee is deleted or terminated',
  422: 'A row cannot be read, or lacks what a new item needs',
} as const;

export const previewPaysRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'POST',
    path: '/api/company/{company_id}/pays/preview',
    operation: 'preview-pays',
    may: 'pays.write',
    summary: 'Works out and explains pays without storing anything',
    description: 'The same body and query as create; the pay date may be any day with confirmed law.',
    tag: 'Pays',
    auth: asksAboutPays,
    rate: 'calculation',
    weight: 'heavy-if-long',
    request: { params: CompanyPath, query: PayCreateQuery, body: jsonList(PayCreate, payLimits) },
    responses: {
      200: answerListOfEither(
        [PreviewedPay, PreviewedPaysOfEmployee, PreviewedPaysOfPayRun],
        'As create would answer, with explanation and warnings.',
      ),
    },
    errors,
    async handle({ params, query, body, context }) {
      const pathOf = (index: number) => `body[${index}]`;
      const identifierType = query.identifier_type ?? 'employee_id';
      const period = periodIn(query);
      const refusal = refuseIds(body, pathOf) ?? refuseNameless(body, identifierType, pathOf);
      if (refusal !== undefined) return refusal;
      const previewed = await pays.previewPays({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        identifierType,
        redistributeTaxByGross: query.redistribute_tax_by_gross ?? true,
        items: body.map(toPayItem),
        ...(query.pay_date === undefined ? {} : { payDate: civilDate(query.pay_date) }),
        ...(query.pay_run_end_date === undefined ? {} : { periodEnd: civilDate(query.pay_run_end_date) }),
        ...(period === undefined ? {} : { period }),
      });
      if (!previewed.ok) return refusePays(previewed.error, 'list');
      const shown = previewed.value.map((one) => ({ pay: showPreview(one), payPeriod: one.pay.payPeriod }));
      const grouping = groupingOf(query);
      if (grouping === 'employee') return { status: 200, body: groupByEmployee(shown, identifierType) };
      return { status: 200, body: grouping === 'pay-run' ? groupByPayRun(shown) : shown.map(({ pay }) => pay) };
    },
  });

export const netToGrossRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'POST',
    path: '/api/company/{company_id}/pays/net-to-gross',
    operation: 'net-to-gross',
    may: 'pays.write',
    summary: 'Finds the earnings that bring a pay to a given net; stores nothing',
    tag: 'Pays',
    auth: asksAboutPays,
    rate: 'pay',
    request: { params: CompanyPath, query: NetToGrossQuery, body: json(NetToGrossBody) },
    responses: { 200: answer(GrossedUpPay, 'The amount, and the pay with it.') },
    errors: { ...errors, 400: 'As for a preview; or no earnings give that net' },
    async handle({ params, query, body, context }) {
      const identifierType = query.identifier_type ?? 'employee_id';
      const refusal = refuseIds([body], () => 'body') ?? refuseNameless([body], identifierType, () => 'body');
      if (refusal !== undefined) return refusal;
      const found = await pays.netToGross({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        identifierType,
        item: toPayItem(body),
        net: body.net,
        ...(query.pay_date === undefined ? {} : { payDate: civilDate(query.pay_date) }),
      });
      if (!found.ok) return refusePays(found.error, 'one');
      return { status: 200, body: { amount: Number(found.value.amount), pay: showPreview(found.value) } };
    },
  });
