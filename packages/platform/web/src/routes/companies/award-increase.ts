import { localDay } from '@anz-payroll/companies';
import { CodeOf, QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import type { CivilDate } from 'payroll-core';
import { awardIncreasePage, pageHeaders, type AwardIncreaseFacts } from '../../pages';
import { classify } from '../people/classify';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { CompanyPagePath } from '../pays/runs';
import { typedDay } from '../typed-day';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';

class IncreaseQuery {
  @Text({ optional: true, max: 50 }) on?: string;
  @CodeOf(['raised', 'followed', 'unfollowed', 'classified'], { optional: true }) done?: keyof typeof notices;
}

class IncreaseForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 10 }) on!: string;
  @Text({ max: 80 }) confirmation!: string;
}

class FollowForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @QueryWholeNumber({ min: 1 }) group_id!: number;
  @Text({ max: 200, trim: true }) award_code!: string;
  @Text({ max: 1000, trim: true }) classification!: string;
  @Text({ optional: true, max: 20, trim: true }) margin_percent?: string;
}

class UnfollowForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @QueryWholeNumber({ min: 1 }) group_id!: number;
}

class PersonInClassificationForm extends UnfollowForm {
  @QueryWholeNumber({ min: 1 }) employee_id!: number;
  @CodeOf(['true', 'false']) belongs!: 'true' | 'false';
}

const path = '/companies/{company_id}/award-increase';
const notices = {
  raised: 'The rates and people are raised.',
  followed: 'The classification follows the award. What is below it is shown here.',
  unfollowed: 'The classification follows no award any more; its rates stay.',
  classified: 'The classification is saved.',
} as const;
const common = { path, tag: 'Pages', auth: inCompany(), rate: 'unlimited' } as const;
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;
const headers = pageHeaders({ script: true });

export function awardIncreaseRoutes(web: WebAppServices): readonly Route[] {
  return [
    route({
      ...common,
      method: 'GET',
      operation: 'page-award-increase',
      weight: 'heavy',
      may: 'pays.read',
      summary: 'What following the published awards would change',
      request: { params: CompanyPagePath, query: IncreaseQuery },
      responses: { ...answers, 200: pageAnswers[200] },
      async handle({ query, context }) {
        const { visit, now } = context;
        const asked = query.on === undefined ? undefined : typedDay(query.on);
        const on = asked?.ok === true ? asked.value : localDay(now, visit.company.timezone);
        const notice = query.done === undefined ? {} : { notice: notices[query.done] };
        const wrong = asked?.ok === false ? { typedOn: query.on!, problems: { on: asked.error.message } } : {};
        const page = await increasePage(web, visit, on, { ...notice, ...wrong });
        return page === undefined ? notThere() : showPage(200, page, headers);
      },
    }),
    route({
      ...common,
      method: 'POST',
      operation: 'form-confirm-award-increase',
      weight: 'heavy',
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
    route({
      ...common,
      path: `${path}/follow`,
      method: 'POST',
      operation: 'form-follow-award',
      may: 'pay-items.write',
      summary: 'Has a classification follow a published award, as the API does',
      request: { params: CompanyPagePath, body: form(FollowForm, { maxBytes: 4096 }) },
      responses: { ...answers, 422: pageAnswers[422] },
      async handle({ params, body, context }) {
        const { visit, now } = context;
        const companyId = params.company_id;
        const { group_id: groupId, award_code, classification, margin_percent = '' } = body;
        const sent = { award_code, classification, ...(margin_percent === '' ? {} : { margin_percent }) };
        const what = { action: 'follow-published-award', recordType: 'company', recordId: companyId };
        const followed = await withAudit(web, visit, what, () =>
          web.companies.followAward({ companyId, groupId, body: sent }),
        );
        if (followed.ok) return goTo(`/companies/${companyId}/award-increase?done=followed`);
        const problems = Object.fromEntries(
          (followed.error.problems ?? []).map(({ path: at, message }) => [at, message]),
        );
        const typed = { group_id: String(groupId), award_code, classification, margin_percent };
        const problem = followed.error.problems === undefined ? { problem: followed.error.message } : {};
        const again = await increasePage(web, visit, localDay(now, visit.company.timezone), {
          ...{ typed, problems },
          ...problem,
        });
        return again === undefined ? notThere() : showPage(422, again, headers);
      },
    }),
    route({
      ...common,
      path: `${path}/unfollow`,
      method: 'POST',
      operation: 'form-unfollow-award',
      may: 'pay-items.write',
      summary: 'Lets a classification follow no award any more',
      request: { params: CompanyPagePath, body: form(UnfollowForm, { maxBytes: 4096 }) },
      responses: { ...answers, 422: pageAnswers[422] },
      async handle({ params, body, context }) {
        const { visit, now } = context;
        const companyId = params.company_id;
        const what = { action: 'unfollow-published-award', recordType: 'company', recordId: companyId };
        const left = await withAudit(web, visit, what, () =>
          web.companies.unfollowAward({ companyId, groupId: body.group_id }),
        );
        return done(web, visit, now, left.ok ? undefined : left.error.message, 'unfollowed');
      },
    }),
    route({
      ...common,
      path: `${path}/people`,
      method: 'POST',
      operation: 'form-people-of-classification',
      may: 'pay-items.write',
      summary: 'Puts somebody into a classification, or takes them out',
      request: { params: CompanyPagePath, body: form(PersonInClassificationForm, { maxBytes: 4096 }) },
      responses: { ...answers, 422: pageAnswers[422] },
      async handle({ body, context }) {
        const { visit, now } = context;
        const changed = await classify(web, visit, body.employee_id, body.group_id, body.belongs === 'true');
        return done(web, visit, now, changed.ok ? undefined : changed.error.message, 'classified');
      },
    }),
  ];
}

async function done(
  web: WebAppServices,
  visit: CompanyVisit,
  now: number,
  problem: string | undefined,
  what: keyof typeof notices,
) {
  if (problem === undefined) return goTo(`/companies/${visit.company.id}/award-increase?done=${what}`);
  const again = await increasePage(web, visit, localDay(now, visit.company.timezone), { problem });
  return again === undefined ? notThere() : showPage(422, again, headers);
}

async function increasePage(
  web: WebAppServices,
  visit: CompanyVisit,
  on: CivilDate,
  more: Pick<AwardIncreaseFacts, 'notice' | 'problem' | 'typed' | 'typedOn' | 'problems'>,
): Promise<string | undefined> {
  const shown = await web.employees.previewAwardIncrease({
    companyId: visit.company.id,
    on,
    findAward: web.findAward,
  });
  if (!shown.ok) return undefined;
  const classifications = await web.companies.listPayRates({ companyId: visit.company.id, includeEmployees: true });
  return awardIncreasePage({ ...visit, increase: shown.value, classifications, ...more });
}
