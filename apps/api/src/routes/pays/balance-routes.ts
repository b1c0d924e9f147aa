import { civilDate } from 'payroll-core';
import { invalidRequest, problem } from '@anz-payroll/http-kit/errors';
import { readCursor, writeCursor } from '@anz-payroll/http-kit/paging';
import { answer, answerList, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import { readsCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { EmployeePath } from '../employees/employee-contracts';
import { reachesEmployee } from '../employees/reach-employee';
import { Balances, BalancesQuery, CompanyBalancesQuery } from './balance-contracts';
import { refusePays } from './pays-answers';
import type { PaysServices } from './pays-services';

const tag = 'Balances';
const PAGE = 1000;

/** Leave and year to date on any day. */
export function balanceRoutes(services: PaysServices): readonly Route[] {
  return [employeeBalancesRoute(services), companyBalancesRoute(services)];
}

const employeeBalancesRoute = (services: PaysServices): Route =>
  route({
    method: 'GET',
    path: '/api/employees/{employee_id}/balances',
    operation: 'get-employee-balances',
    may: 'pays.read',
    narrowed: 'employee',
    showsPay: true,
    summary: 'Leave with hours and value, year to date and its opening part at the end of a day',
    tag,
    auth: bearer(['payroll.read']),
    rate: 'lookup',
    request: { params: EmployeePath, query: BalancesQuery },
    responses: { 200: answer(Balances, 'As at the day.') },
    errors: { 404: 'Employee not found' },
    async handle({ params, query, context }) {
      const { principal } = context;
      const employeeId = params.employee_id;
      if (!(await reachesEmployee(services, principal, employeeId))) return problem('not-found', 'Employee not found');
      const read = await services.pays.readBalances({
        customerId: principal.customerId,
        employeeId,
        ...(query.as_at === undefined ? {} : { asAt: civilDate(query.as_at) }),
      });
      return read.ok ? { status: 200, body: read.value } : refusePays(read.error, 'one');
    },
  });

const companyBalancesRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/balances',
    operation: 'list-company-balances',
    weight: { above: 300 },
    may: 'pays.read',
    summary: 'The same of everybody in the company who is not deleted, by last, first and middle name',
    description: 'In pages of at most 1,000; the Link header leads to the next.',
    tag,
    auth: readsCompany,
    rate: 'lookup',
    request: { params: CompanyPath, query: CompanyBalancesQuery },
    responses: { 200: answerList(Balances, 'As at the day.', { headers: { Link: 'The next page, if any.' } }) },
    errors: { 400: 'No company found with the given company_id', 422: 'The cursor is none of ours' },
    async handle({ params, query, context }) {
      const { as_at, limit = PAGE, cursor } = query;
      const after = cursor === undefined ? undefined : readCursor(cursor);
      if (cursor !== undefined && after === undefined) {
        return invalidRequest([{ path: 'query.cursor', code: 'wrong_form', message: 'This cursor is none of ours.' }]);
      }
      const listed = await pays.listBalances({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        page: { limit, ...(after === undefined ? {} : { after }) },
        ...(as_at === undefined ? {} : { asAt: civilDate(as_at) }),
      });
      if (!listed.ok) return refusePays(listed.error, 'one');
      const { balances, next } = listed.value;
      if (next === undefined) return { status: 200, body: balances };
      const rest = new URLSearchParams({ ...(as_at === undefined ? {} : { as_at }), limit: String(limit) });
      const page = `/api/company/${params.company_id}/balances?${rest.toString()}&cursor=${writeCursor(next)}`;
      return { status: 200, body: balances, headers: { Link: `<${page}>; rel="next"` } };
    },
  });
