import type { AccountsUseCases, EmployeeAccessState } from '@anz-payroll/accounts';
import { CodeOf, Text, TimestampText, toTimestamp } from '@anz-payroll/http-kit/contract';
import { problem, refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answer, answerNothing, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import { accountsAnswers } from '../accounts/accounts-answers';
import { actorOf } from '../accounts/actor-of';
import type { PeopleServices } from '../companies/people-services';
import { EmployeePath } from './employee-contracts';
import { reachesEmployee } from './reach-employee';

class EmployeeAccessRecord {
  @CodeOf(['none', 'invited', 'active', 'disabled'], {
    description: 'Whoever was invited has not set a password yet; whoever is active signs in.',
  })
  status!: 'none' | 'invited' | 'active' | 'disabled';
  @Text({ nullable: true, description: 'What they sign in with.' }) email!: string | null;
  @TimestampText({ nullable: true }) since!: string | null;
}

const tag = 'Employees';
const noSuchId = () => problem('not-found', 'Employee not found');
const errors = {
  400: 'The employee has no name that a login can have',
  403: 'The role of the user does not allow it',
  404: 'No such employee, or no access',
  409: 'employee_portal_active is off, there is no e-mail address, or somebody has the access already',
} as const;

type AccessServices = Pick<PeopleServices, 'companies' | 'employees' | 'access'> & {
  readonly accounts: Pick<AccountsUseCases, 'readEmployeeAccess' | 'inviteEmployee' | 'endEmployeeAccess'>;
};

/** Employees who see their own pay. What they see is what the flags of their record allow. */
export function employeeAccessRoutes(services: AccessServices): readonly Route[] {
  const { accounts, companies, employees } = services;
  return [
    route({
      method: 'GET',
      path: '/api/employees/{employee_id}/access',
      operation: 'get-employee-access',
      may: 'people.read',
      narrowed: 'employee',
      summary: 'Whether the employee signs in to see their own pay',
      tag,
      auth: bearer(['payroll.read']),
      rate: 'default',
      request: { params: EmployeePath },
      responses: { 200: answer(EmployeeAccessRecord, 'The access.') },
      errors: { 404: errors[404] },
      async handle({ params, context: { principal } }) {
        const whose = { customerId: principal.customerId, employeeId: params.employee_id };
        const found = (await reachesEmployee(services, principal, params.employee_id))
          ? await employees.readEmployee(whose)
          : undefined;
        if (found?.ok !== true) return noSuchId();
        return { status: 200, body: toAccess(await accounts.readEmployeeAccess(whose)) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/employees/{employee_id}/invitation',
      operation: 'invite-employee',
      // Whoever lets somebody see pays may see them: HR could send the invitation to an address of its own.
      may: 'pays.write',
      summary: 'Invites the employee by e-mail to see their own pay; sent again, the link before it stops working',
      description:
        'The e-mail goes to email_address of the employee. employee_portal_active must be on; what they see and ask for follows the other portal flags.',
      tag,
      auth: bearer(['payroll.write']),
      rate: 'default',
      request: { params: EmployeePath },
      responses: { 202: answerNothing('The invitation is on its way.') },
      errors,
      async handle({ params, context }) {
        const { customerId } = context.principal;
        const { employee_id: employeeId } = params;
        const found = (await reachesEmployee(services, context.principal, employeeId))
          ? await employees.readEmployee({ customerId, employeeId })
          : undefined;
        if (found?.ok !== true) return noSuchId();
        const employee = found.value.value;
        if (employee.is_deleted || !employee.employee_portal_active) {
          return problem('conflict', 'employee_portal_active is off, or the employee is deleted.');
        }
        const company = await companies.readCompany({ companyId: employee.company_id });
        if (!company.ok) return noSuchId();
        const { trading_name, legal_name } = company.value.value;
        const invited = await accounts.inviteEmployee(
          {
            customerId,
            companyId: employee.company_id,
            employeeId,
            name: `${employee.first_name} ${employee.last_name}`,
            email: employee.email_address,
            companyName: trading_name ?? legal_name,
          },
          actorOf(context),
        );
        return invited.ok ? { status: 202 } : refusalAnswer(accountsAnswers, invited.error);
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/employees/{employee_id}/access',
      operation: 'end-employee-access',
      may: 'people.write',
      narrowed: 'employee',
      summary: 'Ends the access of the employee at once',
      tag,
      auth: bearer(['payroll.write']),
      rate: 'default',
      request: { params: EmployeePath },
      responses: { 204: answerNothing('The access has ended.') },
      errors: { 404: errors[404] },
      async handle({ params, context }) {
        const { customerId } = context.principal;
        if (!(await reachesEmployee(services, context.principal, params.employee_id))) return noSuchId();
        const whose = { customerId, employeeId: params.employee_id };
        const ended = await accounts.endEmployeeAccess(whose, actorOf(context));
        return ended.ok ? { status: 204 } : problem('not-found', ended.error.message);
      },
    }),
  ];
}

function toAccess(access: EmployeeAccessState | undefined): EmployeeAccessRecord {
  return {
    status: access?.status ?? 'none',
    email: access?.email ?? null,
    since: access === undefined ? null : toTimestamp(access.since),
  };
}
