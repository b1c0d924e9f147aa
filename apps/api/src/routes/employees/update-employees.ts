import { versionCondition } from '@anz-payroll/http-kit/conditional';
import { answerList, jsonList, route, type Route } from '@anz-payroll/http-kit/route';
import { writesCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { ifMatch } from '../companies/if-match';
import { refuse } from '../companies/people-answers';
import type { PeopleServices } from '../companies/people-services';
import { batchLimits } from './batch-limits';
import { EmployeeResult, EmployeeUpdate, EmployeeUpdateQuery, toResults } from './employee-contracts';

export const updateEmployeesRoute = ({ employees }: PeopleServices): Route =>
  route({
    method: 'PATCH',
    path: '/api/company/{company_id}/employees/update',
    operation: 'update-employees',
    release: 'bank-account',
    may: 'people.write',
    summary: 'Changes what is sent of each employee; the answers are in the order of the request',
    tag: 'Employees',
    auth: writesCompany,
    rate: 'default',
    weight: 'heavy-if-long',
    request: { params: CompanyPath, query: EmployeeUpdateQuery, body: jsonList(EmployeeUpdate, batchLimits) },
    responses: {
      200: answerList(EmployeeResult, 'All went well.'),
      207: answerList(EmployeeResult, 'Some or all were refused; each entry says which and why.'),
    },
    errors: {
      400: 'The list is empty, or If-Match came with more than one employee',
      404: 'Company not found',
      412: 'The one employee has changed since it was read (If-Match)',
    },
    async handle({ params, query, body, context }) {
      const changed = await employees.updateEmployees({
        companyId: params.company_id,
        identifierType: query.identifier_type ?? 'employee_id',
        items: body,
        ...ifMatch(versionCondition(context.header('if-match'))),
      });
      if (!changed.ok) return refuse(changed.error);
      return { status: changed.value.failed === 0 ? 200 : 207, body: toResults(changed.value) };
    },
  });
