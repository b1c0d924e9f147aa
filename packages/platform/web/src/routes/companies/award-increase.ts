import { localDay } from '@anz-payroll/companies';
import { Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import type { CivilDate } from 'payroll-core';
import { awardIncreasePage, pageHeaders } from '../../pages';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { CompanyPagePath } from '../pays/runs';
import { typedDay } from '../typed-day';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';

class IncreaseQuery {
  @Text({ optional: true, max: 10 }) on?: string;
  @Text({ optional: true, max: 10 }) done?: string;
}

class IncreaseForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 10 }) on!: string;
  @Text({ max: 80 }) confirmation!: string;
}

const path = '/companies/{company_id}/award-increase';
const common = { path, tag: 'Pages', auth: inCompany(), rate: 'unlimited' } as const;
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;
const headers = pageHeaders({ script: true });

export function awardIncreaseRoutes(web: WebAppServices): readonly Route[] {
  return [
    route({
      ...common,
      method: 'GET',
      operation: 'page-award-increase',
      may: 'pays.read',
      summary: 'What following the published awards would change',
      request: { params: CompanyPagePath, query: IncreaseQuery },
      responses: { ...answers, 200: pageAnswers[200] },
      async handle({ query, context }) {
        const { visit, now } = context;
        const asked = query.on === undefined ? undefined : typedDay(query.on);
        const on = asked?.ok === true ? asked.value : localDay(now, visit.company.timezone);
        const notice = query.done === undefined ? {} : { notice: 'The rates and people are raised.' };
        const page = await increasePage(web, visit, on, notice);
        return page === undefined ? notThere() : showPage(200, page, headers);
      },
    }),
    route({
      ...common,
      method: 'POST',
      operation: 'form-confirm-award-increase',
      may: 'pay-items.write',
      summary: 'Raises rates and people as they were shown',
      request: { params: CompanyPagePath, body: form(IncreaseForm, { maxBytes: 4096 }) },
      responses: { ...answers, 422: pageAnswers[422] },
      async handle({ params, body, context }) {
        const { visit } = context;
        const on = typedDay(body.on);
        if (!on.ok) return notThere();
        const { confirmation } = body;
        const what = { action: 'confirm-award-increase', recordType: 'company', recordId: params.company_id };
        const raised = await withAudit(web, visit, what, () =>
          web.employees.confirmAwardIncrease({
            companyId: params.company_id,
            on: on.value,
            confirmation,
            findAward: web.findAward,
          }),
        );
        if (raised.ok) return goTo(`/companies/${params.company_id}/award-increase?on=${on.value}&done=raised`);
        const again = await increasePage(web, visit, on.value, { problem: raised.error.message });
        return again === undefined ? notThere() : showPage(422, again, headers);
      },
    }),
  ];
}

async function increasePage(
  web: WebAppServices,
  visit: CompanyVisit,
  on: CivilDate,
  more: { readonly notice?: string; readonly problem?: string },
): Promise<string | undefined> {
  const shown = await web.employees.previewAwardIncrease({
    companyId: visit.company.id,
    on,
    findAward: web.findAward,
  });
  return shown.ok ? awardIncreasePage({ ...visit, increase: shown.value, ...more }) : undefined;
}
