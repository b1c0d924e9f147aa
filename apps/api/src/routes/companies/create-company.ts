import { answer, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { Company, CompanyCreate, toCompany } from './company-contracts';
import { refuse } from './people-answers';
import type { PeopleServices } from './people-services';

export const createCompanyRoute = ({ employees, accounts }: PeopleServices): Route =>
  route({
    method: 'PUT',
    path: '/api/company/create',
    operation: 'create-company',
    may: 'company.write',
    summary: 'Creates a company, with its first employees if sent',
    description: 'abn makes it Australian, ird_number a New Zealand company; exactly one of them is needed.',
    tag: 'Companies',
    // A token that is limited to some companies would not reach what it makes.
    auth: bearer(['payroll.write'], { everyCompany: true }),
    rate: 'default',
    request: { body: json(CompanyCreate) },
    responses: { 201: answer(Company, 'The company.') },
    errors: { 400: 'A country rule refuses one of the employees', 403: 'The plan has no place for the employees' },
    async handle({ body, context }) {
      const { customerId, userId, isOwner } = context.principal;
      const made = await employees.createCompanyWithEmployees({ customerId, body });
      if (!made.ok) return refuse(made.error);
      if (userId !== null && !isOwner) await accounts.listCompanyForUser(userId, made.value.id);
      return { status: 201, body: toCompany(made.value) };
    },
  });
