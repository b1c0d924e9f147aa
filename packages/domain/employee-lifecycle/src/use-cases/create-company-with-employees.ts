import {
  announceCompany,
  companyReadModel,
  draftCompany,
  openCompany,
  type CompaniesRefusal,
  type Company,
  type CompanyReadModel,
} from '@anz-payroll/companies';
import type { FieldProblem } from '@anz-payroll/companies/fields';
import { accepted, refused, type Result } from 'payroll-core';
import { malformed, refusal, type EmployeeRefusal } from '../domain/employee-refusal';
import { readNewEmployee } from '../domain/read-employee';
import type { ItemErrors } from '../domain/settle-employee';
import type { EmployeeStores } from '../ports';
import { fundErrors, unknownFunds, usisOf } from './check-funds';
import { nowIn, type EmployeeDependencies } from './employee-dependencies';
import { readAll } from './read-all';
import { storeNewEmployees } from './store-new-employees';

/** One transaction holds them all, so there are not many. */
export const MOST_EMPLOYEES_WITH_COMPANY = 200;

export interface CreateCompanyWithEmployees {
  readonly customerId: number;
  readonly body: unknown;
}

/** The company and its first employees together, or nothing: one bad employee refuses the whole request. */
export function createCompanyWithEmployees(deps: EmployeeDependencies) {
  return async (
    command: CreateCompanyWithEmployees,
  ): Promise<Result<CompanyReadModel, CompaniesRefusal | EmployeeRefusal>> => {
    const draft = draftCompany(command.body);
    if (!draft.ok) return draft;
    const today = nowIn(draft.value, deps.clock).today;
    const sent = employeesOf(command.body);
    if (!sent.ok) return malformed('employee/malformed', sent.error);
    const bodies = readAll(sent.value, (item, at) => readNewEmployee(item, today, `employees${at}`));
    if (!bodies.ok) return malformed('employee/malformed', bodies.error);
    const unknown = await unknownFunds(deps.funds, usisOf(bodies.value));
    for (const [index, body] of bodies.value.entries()) {
      const errors = fundErrors(body, unknown);
      if (errors !== undefined) return refusal('employee/invalid', inItem(index, errors));
    }
    const cap = (await deps.licences.of(command.customerId)).employeeCap;
    const batch = deps.batchIds.next();
    let attempt: Company | undefined;
    try {
      return await deps.unitOfWork.run(async (stores) => {
        // A commit whose answer was lost may have happened; then the company is there, made at that very moment.
        const made = attempt === undefined ? undefined : await stores.companies.find(attempt.id);
        if (made !== undefined && made.createdAt === attempt?.createdAt && made.customerId === command.customerId) {
          return accepted(await shown(stores, made));
        }
        const taken = bodies.value.length === 0 ? 0 : await stores.seats.lock(command.customerId);
        const moment = deps.clock.now();
        const company = await openCompany(stores, command.customerId, draft.value, moment);
        attempt = company;
        await storeOrGiveUp(stores, company, bodies.value, { batch, now: nowIn(company, deps.clock), taken, cap });
        await announceCompany(stores, company, 'company.created');
        return accepted(await shown(stores, company));
      });
    } catch (failure) {
      if (failure instanceof EmployeeRefused) return { ok: false, error: failure.refusal };
      throw failure;
    }
  };
}

async function shown({ staff }: EmployeeStores, company: Company): Promise<CompanyReadModel> {
  return companyReadModel(company, (await staff.basicOf([company.id])).get(company.id) ?? []);
}

/** Thrown inside the unit of work, so that the company goes with the employee that was refused. */
class EmployeeRefused extends Error {
  constructor(readonly refusal: EmployeeRefusal) {
    super(refusal.message);
  }
}

async function storeOrGiveUp(...args: Parameters<typeof storeNewEmployees>): Promise<void> {
  const stored = await storeNewEmployees(...args);
  for (const [index, outcome] of stored.entries()) {
    if ('employee' in outcome) continue;
    const isCap = 'licence' in outcome.errors;
    const code = isCap ? 'employee/cap-reached' : 'employee/invalid';
    throw new EmployeeRefused({ code, message: inItem(index, outcome.errors) });
  }
}

function inItem(index: number, errors: ItemErrors): string {
  return `employees[${index}]: ${Object.values(errors).join(' ')}`;
}

function employeesOf(body: unknown): Result<readonly unknown[], readonly FieldProblem[]> {
  const sent = (body as { readonly employees?: unknown }).employees ?? [];
  if (!Array.isArray(sent)) return refused([{ path: 'employees', message: 'must be a list', code: 'wrong-type' }]);
  return sent.length > MOST_EMPLOYEES_WITH_COMPANY
    ? refused([
        {
          path: 'employees',
          message: `must have at most ${MOST_EMPLOYEES_WITH_COMPANY} entries; create further employees in batches`,
          code: 'too-long',
        },
      ])
    : accepted(sent as readonly unknown[]);
}
