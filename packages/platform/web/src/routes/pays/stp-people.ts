import { localDay } from '@anz-payroll/companies';
import { CodeOf, QueryWholeNumber, Text, TextList } from '@anz-payroll/http-kit/contract';
import { form, route, type RequestContext, type Route } from '@anz-payroll/http-kit/route';
import { auFinancialYear, civilDate } from 'payroll-core/calendar';
import {
  countryFeatures,
  matchingPeople,
  pageHeaders,
  partOf,
  personName,
  stpPeoplePage,
  type StpPeopleFacts,
} from '../../pages';
import { noticeAfterRedirect, redirectWithNotice } from '../notice-after-redirect';
import { notThere, pageAnswers, showPage } from '../page-replies';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { namesInMessage } from './names-in-message';
import { CompanyPagePath } from './runs';

const pageSize = 100;

interface Asked {
  readonly year?: number | undefined;
  readonly q?: string | undefined;
  readonly page?: number | undefined;
  readonly person?: number | undefined;
}

class StpPeopleQuery {
  @QueryWholeNumber({ optional: true, min: 1990, max: 2200 }) year?: number;
  @Text({ optional: true, max: 100, trim: true }) q?: string;
  @QueryWholeNumber({ optional: true, min: 1, max: 100_000 }) page?: number;
  @QueryWholeNumber({ optional: true, min: 1 }) person?: number;
}

class StpPeopleForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @CodeOf(['update', 'finalise', 'unfinalise']) step!: 'update' | 'finalise' | 'unfinalise';
  @QueryWholeNumber({ min: 1990, max: 2200 }) year!: number;
  @TextList({ optional: true, pattern: /^\d{1,15}$/, max: 15, maxItems: pageSize }) employee_ids?: readonly string[];
  @Text({ optional: true, max: 100 }) q?: string;
  @QueryWholeNumber({ optional: true, min: 1, max: 100_000 }) page?: number;
  @QueryWholeNumber({ optional: true, min: 1 }) person?: number;
}

const path = '/companies/{company_id}/pays/stp/people';
const common = { path, tag: 'Pages', rate: 'lookup', may: 'money.release' } as const;

/** The financial year of some employees with the tax office: one who has left is declared complete before the others. */
export function stpPeopleRoutes(web: WebAppServices): readonly Route[] {
  return [
    route({
      ...common,
      method: 'GET',
      auth: inCompany(),
      operation: 'page-stp-people',
      summary: 'Where the Single Touch Payroll year of each person stands',
      request: { params: CompanyPagePath, query: StpPeopleQuery },
      responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
      async handle({ query, context }) {
        const { headers, ...told } = noticeAfterRedirect(web.pages, context);
        const body = await pageBody(web, context.visit, context, query, told);
        return body === undefined ? notThere() : showPage(200, body, { ...pageHeaders({ script: true }), ...headers });
      },
    }),
    route({
      ...common,
      method: 'POST',
      auth: inCompany({ stepUp: 'keeps-form' }),
      release: 'filing',
      operation: 'form-stp-people',
      summary:
        'Tells the tax office how the Single Touch Payroll year of some people stands: an update, complete or open again',
      request: { params: CompanyPagePath, body: form(StpPeopleForm, { maxBytes: 8192, lists: ['employee_ids'] }) },
      responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
      async handle({ params, body, context }) {
        const { visit } = context;
        const { year, step, q = '', page = 1, person } = body;
        const employeeIds = (body.employee_ids ?? []).map(Number);
        const again = async (problem: string) => {
          const ticked = new Set(employeeIds);
          const shown = await pageBody(web, visit, context, body, { problem, ticked });
          return shown === undefined ? notThere() : showPage(422, shown, pageHeaders({ script: true }));
        };
        if (employeeIds.length === 0)
          return again('Nobody is ticked. Choose the people whom the tax office is told of.');
        const { firstDay, lastDay } = auFinancialYear(civilDate(`${year}-12-31`));
        const what = { action: 'submit-stp-pays', recordType: 'company', recordId: params.company_id };
        const queued = await withAudit(web, visit, what, () =>
          web.filing.submitStpPays({
            ...{ companyId: params.company_id, employeeIds, from: firstDay, to: lastDay },
            action: 'UPDATE',
            isFinal: step === 'finalise',
          }),
        );
        if (!queued.ok) return again(queued.error.message);
        const { message, messageIds, rows } = queued.value;
        const refused = messageIds.length === 0 ? rows.find(({ stpStatus }) => stpStatus === 'rejected') : undefined;
        const part = `${q === '' ? '' : `&q=${encodeURIComponent(q)}`}${page === 1 ? '' : `&page=${page}`}`;
        const query = person === undefined ? part : `&person=${person}`;
        return redirectWithNotice(
          web.pages,
          `/companies/${params.company_id}/pays/stp/people?year=${year}${query}`,
          refused === undefined ? message : { problem: await namesInMessage(web, visit, refused.message) },
        );
      },
    }),
  ];
}

async function pageBody(
  web: WebAppServices,
  visit: CompanyVisit,
  { now }: Pick<RequestContext, 'now'>,
  asked: Asked,
  more: Pick<StpPeopleFacts, 'notice' | 'problem' | 'ticked'>,
): Promise<string | undefined> {
  const { company } = visit;
  if (!countryFeatures[company.country].reportsByStp) return undefined;
  const today = localDay(now, company.timezone);
  const year = asked.year ?? Number(auFinancialYear(today).firstDay.slice(0, 4));
  const financialYear = auFinancialYear(civilDate(`${year}-12-31`));
  const listed = await web.employees.listEmployees({ companyId: company.id, status: 'all' });
  if (!listed.ok) return undefined;
  const { q: search = '', page } = asked;
  const person = listed.value.employees.find(({ id }) => id === asked.person);
  if (asked.person !== undefined && person === undefined) return undefined;
  const found = person === undefined ? listed.value.employees : [person];
  const matching = search === '' ? found : found.filter(matchingPeople(search));
  const people = new Map(matching.map((one) => [one.id, one]));
  const ofEach = await web.filing.readStpYearOfEach({
    companyId: company.id,
    year: financialYear,
    employeeIds: [...people.keys()],
  });
  const rows = ofEach.flatMap((each) => {
    const one = people.get(each.employeeId);
    return one === undefined
      ? []
      : [{ ...each, name: personName(one), number: one.number, endedOn: one.termination_date }];
  });
  return stpPeoplePage({
    ...visit,
    year,
    firstDay: financialYear.firstDay,
    lastDay: financialYear.lastDay,
    today,
    part: partOf(rows, pageSize, { q: search, ...(page === undefined ? {} : { page }) }),
    ...(person === undefined ? {} : { person: { id: person.id, name: personName(person) } }),
    ...more,
  });
}
