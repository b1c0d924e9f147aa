import { localDay } from '@anz-payroll/companies';
import { countryPayroll, type AwardBackPay } from '@anz-payroll/pay-runs';
import { CivilDateText, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { civilDate } from 'payroll-core';
import { awardBackPayPage, pageHeaders, countryFeatures } from '../../pages';
import { licensed } from '../licensed';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { CompanyPagePath } from '../pays/runs';
import { typedDay } from '../typed-day';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';

class AwardBackPayQuery {
  @CivilDateText({ optional: true }) from?: string;
  @CivilDateText({ optional: true }) to?: string;
  @Text({ optional: true, max: 20, trim: true }) pay_date?: string;
}

class AwardBackPayForm extends AwardBackPayQuery {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 80 }) confirmation!: string;
}

const common = {
  path: '/companies/{company_id}/reports/award-checks/back-pay',
  tag: 'Pages',
  auth: inCompany(),
  rate: 'unlimited',
} as const;
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] } as const;
const script = pageHeaders({ script: true });

/** From the report of award checks to the pays that make it good. */
export function awardBackPayRoutes(web: WebAppServices): readonly Route[] {
  return [
    route({
      ...common,
      method: 'GET',
      operation: 'page-award-back-pay',
      weight: 'heavy',
      may: 'pays.read',
      summary: 'What past pays are short of by their awards, as pays to be confirmed; stores nothing',
      request: { params: CompanyPagePath, query: AwardBackPayQuery },
      responses: { ...answers, 200: pageAnswers[200] },
      handle: ({ query, context }) => reply(web, context.visit, context.now, query, 200),
    }),
    route({
      ...common,
      method: 'POST',
      operation: 'form-pay-award-back-pay',
      weight: 'heavy',
      release: 'pay-run',
      may: 'pays.write',
      summary: 'Pays what was shown, as the API does',
      request: { params: CompanyPagePath, body: form(AwardBackPayForm, { maxBytes: 4096 }) },
      responses: { ...answers, 200: pageAnswers[200] },
      async handle({ params, body, context }) {
        const { visit, now } = context;
        const asked = askedOf(visit, now, body);
        if ('problem' in asked) return reply(web, visit, now, body, 422);
        const what = { action: 'pay-award-back-pay', recordType: 'company', recordId: params.company_id };
        const { confirmation } = body;
        const paid = await withAudit(web, visit, what, () =>
          licensed(web, visit, () => web.pays.payAwardBackPay({ ...asked, confirmation })),
        );
        if (!paid.ok) return reply(web, visit, now, body, 422, paid.error.message);
        return goTo(
          `/companies/${params.company_id}/reports/award-checks?from=${asked.from}&to=${asked.to}&done=back-pay`,
        );
      },
    }),
  ];
}

async function reply(
  web: WebAppServices,
  visit: CompanyVisit,
  now: number,
  sent: AwardBackPayQuery,
  status: 200 | 422,
  told?: string,
) {
  if (!countryFeatures[visit.company.country].hasModernAwards) return notThere();
  const today = localDay(now, visit.company.timezone);
  const { from, to } = daysOf(visit, now, sent);
  const payDate = sent.pay_date ?? today;
  const asked = askedOf(visit, now, sent);
  const facts = { ...visit, from, to, payDate };
  if ('problem' in asked) {
    return showPage(422, awardBackPayPage({ ...facts, owed: undefined, problem: asked.problem }), script);
  }
  const owed = await web.pays.previewAwardBackPay(asked);
  const problem = told ?? (owed.ok ? undefined : owed.error.message);
  const page = awardBackPayPage({ ...facts, owed: owed.ok ? owed.value : undefined, problem });
  return showPage(owed.ok ? status : 422, page, script);
}

function askedOf(
  { session, company }: CompanyVisit,
  now: number,
  sent: AwardBackPayQuery,
): AwardBackPay | { readonly problem: string } {
  const payDate = typedDay(sent.pay_date ?? localDay(now, company.timezone));
  if (!payDate.ok) return { problem: payDate.error.message };
  return {
    customerId: session.customer.id,
    companyId: company.id,
    ...daysOf({ company }, now, sent),
    payDate: payDate.value,
  };
}

/** As the report has them: the financial year so far, unless the page was asked for other days. */
function daysOf({ company }: Pick<CompanyVisit, 'company'>, now: number, sent: AwardBackPayQuery) {
  const to = sent.to === undefined ? localDay(now, company.timezone) : civilDate(sent.to);
  const from = sent.from === undefined ? countryPayroll(company.country).yearOf(to).firstDay : civilDate(sent.from);
  return { from, to };
}
