import { departmentsOf } from '@anz-payroll/accounts';
import { isOfDepartment } from '@anz-payroll/employee-lifecycle';
import { matchingPeople, pageHeaders, partOf, peopleFilters, peoplePage, type PeopleFilter } from '../../pages';
import { CodeOf, PathId, QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { route, type Route } from '@anz-payroll/http-kit/route';
import { readCursor, writeCursor } from '@anz-payroll/http-kit/paging';
import { noticeAfterRedirect } from '../notice-after-redirect';
import { inCompany } from '../visit';
import { notThere, pageAnswers, showPage } from '../page-replies';
import type { WebAppServices } from '../web-app-services';

class PeoplePath {
  @PathId() company_id!: number;
}

const peopleNotices = { imported: 'The people are imported.' } as const;

class PeopleQuery {
  @CodeOf(Object.keys(peopleNotices), { optional: true }) done?: keyof typeof peopleNotices;
  @Text({ optional: true, max: 100 }) q?: string;
  @CodeOf(Object.keys(peopleFilters), { optional: true }) status?: PeopleFilter;
  @Text({ optional: true, max: 1000 }) cursor?: string;
  @QueryWholeNumber({ optional: true, min: 1, max: 100_000 }) page?: number;
}

const pageSize = 50;

export const peoplePageRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/companies/{company_id}/people',
    operation: 'page-people',
    may: 'people.read',
    narrowed: 'list',
    summary: 'The employees of a company, by name, to be searched',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'lookup',
    request: { params: PeoplePath, query: PeopleQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, query, context }) {
      const { visit } = context;
      const search = (query.q ?? '').trim();
      const filter = query.status ?? 'active';
      const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
      const page = { limit: pageSize, ...(after === undefined ? {} : { after }) };
      const departments = departmentsOf(visit.session.user.role);
      // A page of a part of them would tell by its cursor who comes next in another department.
      const isPaged = search === '' && departments === null;
      const listed = await web.employees.listEmployees({
        companyId: params.company_id,
        status: filter,
        ...(isPaged ? { page } : {}),
      });
      if (!listed.ok) return notThere();
      const { next } = listed.value;
      const employees = listed.value.employees.filter((one) => isOfDepartment(one, departments));
      const asked = { q: search, ...(query.page === undefined ? {} : { page: query.page }) };
      const part = isPaged ? undefined : partOf(employees.filter(matchingPeople(search)), pageSize, asked);
      const found = { employees: part?.rows ?? employees, ...(part === undefined ? {} : { part }) };
      const more = next === undefined ? {} : { next: `?status=${filter}&cursor=${writeCursor(next)}` };
      const { headers, ...told } = noticeAfterRedirect(web.pages, context);
      const notice = query.done === undefined ? {} : { notice: peopleNotices[query.done] };
      const body = peoplePage({ ...visit, ...found, search, filter, ...more, ...notice, ...told });
      return showPage(200, body, { ...pageHeaders({ script: true }), ...headers });
    },
  });
