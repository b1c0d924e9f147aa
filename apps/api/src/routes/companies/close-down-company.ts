import { partRules } from '@anz-payroll/employee-lifecycle';
import { Text, WholeNumber } from '@anz-payroll/http-kit/contract';
import { answerList, json, route, type Route } from '@anz-payroll/http-kit/route';
import { writesCompany } from './company-auth';
import { CompanyPath } from './company-contracts';
import { bodyContract } from './contract-of-fields';
import { refuse } from './people-answers';
import type { PeopleServices } from './people-services';

const { fields, required } = partRules.closedown;
const CompanyClosedown = bodyContract('CompanyClosedown', fields, { required });

class ClosedDownEmployee {
  @WholeNumber() employee_id!: number;
  @Text({ nullable: true }) employee_number!: string | null;
  @Text({ nullable: true, description: 'Why the closedown was not added for this employee; null where it stands.' })
  problem!: string | null;
}

/** One closedown period for everybody; the pay of its first day pays eight per cent to those without holidays left. */
export const closeDownCompanyRoute = ({ employees }: PeopleServices): Route =>
  route({
    method: 'POST',
    path: '/api/company/{company_id}/closedowns',
    operation: 'close-down-company',
    may: 'people.write',
    summary: 'New Zealand: adds a closedown period to the list of every active employee',
    description:
      'Who has one from the same day keeps it, so the request can be sent again. The pay whose period holds the first day pays ' +
      'eight per cent to an employee without annual holidays left, and the 12 months begin anew (Holidays Act 2003 ss 34, 35). ' +
      'Runs that are opened afterwards stage annual holidays in place of the standard hours of its days, as far as they reach.',
    tag: 'Employee records',
    auth: writesCompany,
    rate: 'default',
    request: { params: CompanyPath, body: json(CompanyClosedown) },
    responses: { 200: answerList(ClosedDownEmployee, 'Every active employee, by name.') },
    errors: { 400: 'A company of another country, or days that are no period', 404: 'Company not found' },
    async handle({ params, body, context }) {
      const { customerId } = context.principal;
      const closed = await employees.closeDownCompany({ customerId, companyId: params.company_id, body });
      if (!closed.ok) return refuse(closed.error);
      return {
        status: 200,
        body: closed.value.employees.map(({ employeeId, employeeNumber, problem }) => ({
          employee_id: employeeId,
          employee_number: employeeNumber,
          problem,
        })),
      };
    },
  });
