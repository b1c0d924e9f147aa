import { answerList, jsonList, route, type Route } from '@anz-payroll/http-kit/route';
import { writesCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { refuse } from '../companies/people-answers';
import type { PeopleServices } from '../companies/people-services';
import { batchLimits } from './batch-limits';
import { EmployeeCreate, EmployeeResult, toResults } from './employee-contracts';

export const createEmployeesRoute = ({ employees }: PeopleServices): Route =>
  route({
    method: 'PUT',
    path: '/api/company/{company_id}/employees/create',
    operation: 'create-employees',
    may: 'people.write',
    summary: 'Creates employees, each by itself; the answers are in the order of the request',
    tag: 'Employees',
    auth: writesCompany,
    rate: 'default',
    weight: 'heavy-if-long',
    request: { params: CompanyPath, body: jsonList(EmployeeCreate, batchLimits) },
    responses: {
      201: answerList(EmployeeResult, 'All were created.'),
      207: answerList(EmployeeResult, 'Some or all were refused; each entry says which and why.'),
    },
    errors: { 400: 'The list is empty', 404: 'Company not found' },
    async handle({ params, body }) {
      const made = await employees.createEmployees({ companyId: params.company_id, items: body });
      if (!made.ok) return refuse(made.error);
      return { status: made.value.failed === 0 ? 201 : 207, body: toResults(made.value) };
    },
  });
