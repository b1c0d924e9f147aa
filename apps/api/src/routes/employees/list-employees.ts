import { isOfDepartment } from '@anz-payroll/employee-lifecycle';
import { invalidRequest } from '@anz-payroll/http-kit/errors';
import { answerList, route, type Route } from '@anz-payroll/http-kit/route';
import { readsCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { showNumbers } from '../companies/show-numbers';
import { refuse } from '../companies/people-answers';
import type { PeopleServices } from '../companies/people-services';
import { Employee, EmployeesQuery, employeesText } from './employee-contracts';
import { readCursor, writeCursor } from '@anz-payroll/http-kit/paging';

const PAGE = 1000;

export const listEmployeesRoute = (services: PeopleServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/employees',
    operation: 'list-employees',
    weight: { above: 300 },
    may: 'people.read',
    narrowed: 'list',
    summary: 'The employees of a company by last, first and middle name',
    description: 'Whole by default. With limit or cursor, one page; the Link header leads to the next.',
    tag: 'Employees',
    auth: readsCompany,
    rate: 'default',
    request: { params: CompanyPath, query: EmployeesQuery },
    responses: { 200: answerList(Employee, 'The employees.', { headers: { Link: 'The next page, if any.' } }) },
    errors: { 400: 'No company found with the given company_id', 422: 'The cursor is none of ours' },
    async handle({ params, query, context }) {
      const { status, number, limit = PAGE, cursor } = query;
      const after = cursor === undefined ? undefined : readCursor(cursor);
      if (cursor !== undefined && after === undefined) {
        return invalidRequest([{ path: 'query.cursor', code: 'wrong_form', message: 'This cursor is none of ours.' }]);
      }
      const { departments } = context.principal;
      // A page of a part of them would tell by its cursor who comes next in another department.
      const paged = departments === null && (query.limit !== undefined || cursor !== undefined);
      const listed = await services.employees.listEmployees({
        companyId: params.company_id,
        ...(status === undefined ? {} : { status }),
        ...(number === undefined ? {} : { number }),
        ...(paged ? { page: { limit, ...(after === undefined ? {} : { after }) } } : {}),
      });
      if (!listed.ok) return refuse(listed.error);
      const { next } = listed.value;
      const employees = listed.value.employees.filter((one) => isOfDepartment(one, departments));
      const shown = await showNumbers(services, context, 'employees', params.company_id, employees);
      const rest = new URLSearchParams({ ...(status === undefined ? {} : { status }), limit: String(limit) });
      return {
        status: 200,
        body: employeesText(shown),
        ...(next === undefined
          ? {}
          : {
              headers: {
                Link: `</api/company/${params.company_id}/employees?${rest.toString()}&cursor=${writeCursor(next)}>; rel="next"`,
              },
            }),
      };
    },
  });
