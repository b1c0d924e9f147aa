import { localDay } from '@anz-payroll/companies';
import type { BackPay } from '@anz-payroll/pay-runs';
import { Text } from '@anz-payroll/http-kit/contract';
import { fingerprintOf } from '@anz-payroll/http-kit/idempotency';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { parseDecimal } from 'payroll-core';
import { backPayPage, pageHeaders, plainDigits, type BackPayTyped, type Problems } from '../../pages';
import { inWords } from '../../pay-pages';
import { licensed } from '../licensed';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { typedDay } from '../typed-day';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { EmployeePagePath } from './employee';
import { withEmployee, type EmployeeVisit } from './find-employee';

class BackPayQuery {
  @Text({ optional: true, max: 1000, trim: true, isCheckedByReader: true }) pay_rate_per_hour?: string;
  @Text({ optional: true, max: 1000, trim: true, isCheckedByReader: true }) from?: string;
  @Text({ optional: true, max: 1000, trim: true, isCheckedByReader: true }) to?: string;
  @Text({ optional: true, max: 1000, trim: true, isCheckedByReader: true }) pay_date?: string;
}

class BackPayForm extends BackPayQuery {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 200 }) request_key?: string;
}

const common = {
  path: '/companies/{company_id}/people/{employee_id}/back-pay',
  tag: 'Pages',
  auth: inCompany(),
  rate: 'unlimited',
} as const;
const script = pageHeaders({ script: true });

export const backPayPageRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    operation: 'page-back-pay',
    may: 'pays.read',
    summary: 'Works out the back pay of an employee; stores nothing',
    request: { params: EmployeePagePath, query: BackPayQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, query, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const typed = typedOf(query, localDay(context.now, visit.company.timezone));
      if (query.from === undefined) return showPage(200, backPayPage({ ...visit, typed }), script);
      const command = commandOf(visit, typed);
      if ('problems' in command) return showPage(200, backPayPage({ ...visit, typed, ...command }), script);
      const owed = await web.pays.previewBackPay(command);
      const outcome = owed.ok ? { owed: owed.value } : { problems: problemsOf(owed.error) };
      return showPage(200, backPayPage({ ...visit, typed, ...outcome }), script);
    },
  });

export const backPayFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    operation: 'form-pay-back-pay',
    release: 'pay-run',
    may: 'pays.write',
    summary: 'Pays back pay as the API does',
    request: { params: EmployeePagePath, body: form(BackPayForm, { maxBytes: 4096 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const typed = typedOf(body, localDay(context.now, visit.company.timezone));
      const command = commandOf(visit, typed);
      if ('problems' in command) return showPage(422, backPayPage({ ...visit, typed, ...command }), script);
      const what = { action: 'pay-back-pay', recordType: 'employees', recordId: params.employee_id };
      const { request_key: key = '' } = body;
      const once =
        key === ''
          ? {}
          : { idempotency: { key: `page ${key}`, fingerprint: fingerprintOf('form-pay-back-pay', command) } };
      const paid = await withAudit(web, visit, what, () =>
        licensed(web, visit, () => web.pays.payBackPay({ ...command, ...once })),
      );
      if (paid.ok) return goTo(`/companies/${params.company_id}/pays/${paid.value.pay.id}`);
      return showPage(422, backPayPage({ ...visit, typed, problems: problemsOf(paid.error) }), script);
    },
  });

function typedOf(sent: BackPayQuery, today: string): BackPayTyped {
  const { pay_rate_per_hour = '', from = '', to = today, pay_date = today } = sent;
  return { pay_rate_per_hour, from, to, pay_date };
}

function commandOf(
  { session, company, employee }: EmployeeVisit,
  typed: BackPayTyped,
): BackPay | { readonly problems: Problems } {
  const rate = parseDecimal(plainDigits(typed.pay_rate_per_hour));
  const [from, to, payDate] = [typedDay(typed.from), typedDay(typed.to), typedDay(typed.pay_date)];
  if (rate.ok && from.ok && to.ok && payDate.ok) {
    return {
      customerId: session.customer.id,
      companyId: company.id,
      employeeId: employee.id,
      ratePerHour: rate.value.toString(),
      from: from.value,
      to: to.value,
      payDate: payDate.value,
    };
  }
  return {
    problems: {
      ...(rate.ok ? {} : { pay_rate_per_hour: `“${typed.pay_rate_per_hour}” is no amount. Write it as 42.50.` }),
      ...(from.ok ? {} : { from: from.error.message }),
      ...(to.ok ? {} : { to: to.error.message }),
      ...(payDate.ok ? {} : { pay_date: payDate.error.message }),
    },
  };
}

/** At the field that a refusal is about, in the words of the page. */
function problemsOf(refusal: { readonly message: string; readonly path?: string }): Problems {
  const message = inWords(refusal.message.replace('pay_rate_per_hour must', 'The amount must'));
  if (refusal.path === 'payRatePerHour') {
    return { pay_rate_per_hour: message };
  }
  if (refusal.path === 'from') return { from: 'The first day is after the last.' };
  return refusal.path === 'payDate' ? { pay_date: message } : { record: message };
}
