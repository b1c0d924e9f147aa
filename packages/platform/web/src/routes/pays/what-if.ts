import type { PayItem, PayRecord, PaysRefusal, PreviewedPay } from '@anz-payroll/pay-runs';
import { civilDate, type Result } from 'payroll-core';
import { pageHeaders, whatIfPage } from '../../pages';
import { Text } from '@anz-payroll/http-kit/contract';
import { route, type Route } from '@anz-payroll/http-kit/route';
import { typedDay } from '../typed-day';
import { inCompany } from '../visit';
import { notThere, pageAnswers, showPage } from '../page-replies';
import type { WebAppServices } from '../web-app-services';
import { PayPagePath, withPay } from './pay';

/** So many rows of hours can be changed here; a pay with more has them as they are. */
const mostRows = 8;

class WhatIfQuery {
  @Text({ optional: true, max: 20 }) pay_date?: string;
}
const hoursField = (row: number) => `hours_${row}`;
for (let row = 0; row < mostRows; row++) {
  Text({ optional: true, max: 20, trim: true })(WhatIfQuery.prototype, hoursField(row));
}

export const whatIfPageRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/companies/{company_id}/pays/{pay_id}/preview',
    operation: 'page-what-if',
    may: 'pays.read',
    narrowed: 'pay',
    showsPay: true,
    summary: 'The same pay with other hours or on another day; stores nothing',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'calculation',
    request: { params: PayPagePath, query: WhatIfQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, query, context }) {
      const visit = await withPay(web, context.visit, params.pay_id);
      if (visit === undefined) return notThere();
      const { pay } = visit;
      const sent = query as unknown as Readonly<Record<string, string | undefined>>;
      const hours = pay.result.hours.map(({ value }, row) => sent[hoursField(row)] ?? value);
      const day = typedDay(query.pay_date ?? pay.payDate);
      const payDate = day.ok ? day.value : (query.pay_date ?? '');
      const asked = !day.ok
        ? { problem: day.error.message }
        : query.pay_date === undefined
          ? {}
          : await previewed(web, pay, payDate, hours);
      return showPage(200, whatIfPage({ ...visit, payDate, hours, ...asked }), pageHeaders({ script: true }));
    },
  });

async function previewed(
  { pays }: WebAppServices,
  pay: PayRecord,
  payDate: string,
  hours: readonly string[],
): Promise<{ readonly preview?: PreviewedPay; readonly problem?: string }> {
  const { customerId, companyId } = pay;
  const item = itemOf(pay, hours);
  // On its own day a processed pay is replaced in thought; a second pay beside it would be taxed on top of it.
  const result: Result<PreviewedPay | undefined, PaysRefusal> =
    pay.status === 'processed' && payDate === pay.payDate
      ? replacementOf(await pays.previewCorrection({ customerId, companyId, payId: pay.id, item }))
      : firstOf(
          await pays.previewPays({
            customerId,
            companyId,
            identifierType: 'employee_id',
            payDate: civilDate(payDate),
            items: [item],
          }),
        );
  if (!result.ok) return { problem: result.error.message };
  return result.value === undefined ? {} : { preview: result.value };
}

function replacementOf<R extends { readonly ok: boolean }>(
  corrected: R & ({ ok: true; value: { replacement: PreviewedPay } } | { ok: false; error: PaysRefusal }),
): Result<PreviewedPay, PaysRefusal> {
  return corrected.ok ? { ok: true, value: corrected.value.replacement } : corrected;
}

function firstOf(
  previewed: Result<readonly PreviewedPay[], PaysRefusal>,
): Result<PreviewedPay | undefined, PaysRefusal> {
  return previewed.ok ? { ok: true, value: previewed.value[0] } : previewed;
}

/** The pay as it would be asked for anew, with these hours. */
function itemOf(pay: PayRecord, hours: readonly string[]): PayItem {
  const { result } = pay;
  return {
    employeeId: pay.employeeId,
    payDepartment: pay.department,
    hours: result.hours.map(({ description, units, value, rate, isOvertime }, row) => ({
      description,
      units,
      value: hours[row] ?? value,
      rate,
      isOvertime,
    })),
    leave: result.leave.map(({ name, leaveType, date, hours: taken, rate, leaveLoadingAmount }) => ({
      description: name,
      leaveType,
      date: civilDate(date),
      hours: taken,
      rate,
      leaveLoadingAmount,
    })),
    allowances: result.allowances.map(({ description, amount, units }) => ({ description, amount, units })),
    deductions: result.deductions.map(({ description, amount }) => ({ description, amount })),
    bonuses: result.bonuses.map(({ description, amount }) => ({ description, amount })),
    paySacrifices:
      pay.country === 'AU' ? pay.result.paySacrifices.map(({ description, amount }) => ({ description, amount })) : [],
    backPayments: result.backPayments.map(({ description, amount }) => ({ description, amount })),
  };
}
