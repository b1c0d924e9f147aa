import { accepted, type Result } from 'payroll-core';
import { employeeReadModel } from '../domain/employee-read-model';
import { malformed, refusal, type EmployeeRefusal } from '../domain/employee-refusal';
import type { BatchOutcome, EmployeeResult } from '../domain/employee-result';
import type { EmployeeBody } from '../domain/fields/employee-fields';
import { readNewEmployee } from '../domain/read-employee';
import { fundErrors, unknownFunds, usisOf } from './check-funds';
import { nowIn, type EmployeeDependencies, type Now } from './employee-dependencies';
import { inBatches } from './in-batches';
import { readAll } from './read-all';
import { storeNewEmployees, type Stored } from './store-new-employees';

export interface CreateEmployees {
  readonly companyId: number;
  readonly items: readonly unknown[];
}

/** Either the whole batch cannot be read and nothing is written, or every item gets an answer of its own. */
export function createEmployees(deps: EmployeeDependencies) {
  return async (command: CreateEmployees): Promise<Result<BatchOutcome, EmployeeRefusal>> => {
    if (command.items.length === 0) return refusal('employee/empty-batch', 'The list of employees is empty.');
    const find = () => deps.reading.run(({ companies }) => companies.find(command.companyId));
    const company = await find();
    if (company === undefined) return noCompany();
    const now = nowIn(company, deps.clock);
    const bodies = readAll(command.items, (item, at) => readNewEmployee(item, now.today, at));
    if (!bodies.ok) return malformed('employee/malformed', bodies.error);
    const unknown = await unknownFunds(deps.funds, usisOf(bodies.value));
    const cap = (await deps.licences.of(company.customerId)).employeeCap;
    const outcome = await inBatches(bodies.value, (piece) =>
      createPiece(deps, { companyId: company.id, customerId: company.customerId, piece, unknown, cap, now }),
    );
    const isGone = outcome.failed === outcome.results.length && (await find()) === undefined;
    // Nobody was made, and the company was deleted meanwhile: as if it had been before.
    return isGone ? noCompany() : accepted(outcome);
  };
}

interface Piece {
  readonly companyId: number;
  readonly customerId: number;
  readonly piece: readonly EmployeeBody[];
  readonly unknown: ReadonlySet<string>;
  readonly cap: number | null;
  readonly now: Now;
}

async function createPiece(deps: EmployeeDependencies, plan: Piece): Promise<readonly EmployeeResult[]> {
  const { now, unknown } = plan;
  const known = plan.piece.filter((body) => fundErrors(body, unknown) === undefined);
  const stored = await storeOnce(deps, plan, known);
  let next = 0;
  return plan.piece.map((body): EmployeeResult => {
    const errors = fundErrors(body, unknown);
    if (errors !== undefined) return { errors };
    const outcome = stored[next++]!;
    return 'employee' in outcome
      ? { employee: employeeReadModel(outcome.employee, now.rates), errors: {} }
      : { errors: outcome.errors };
  });
}

/**
 * A commit whose answer was lost may have happened. The unit of work then runs again, or gives up; either way the mark
 * of the batch tells whether the employees are there, so that nobody is made twice.
 */
async function storeOnce(
  deps: EmployeeDependencies,
  plan: Piece,
  bodies: readonly EmployeeBody[],
): Promise<readonly Stored[]> {
  const batch = deps.batchIds.next();
  let attempt: readonly Stored[] | undefined;
  try {
    return await deps.unitOfWork.run(async (stores) => {
      const taken = await stores.seats.lock(plan.customerId);
      if (attempt !== undefined && (await stores.employees.wasMade(batch))) return attempt;
      const company = await stores.companies.find(plan.companyId);
      if (company === undefined) return bodies.map(() => ({ errors: { detail: 'Company not found' } }));
      attempt = await storeNewEmployees(stores, company, bodies, { batch, now: plan.now, taken, cap: plan.cap });
      return attempt;
    });
  } catch (failure) {
    const made = attempt !== undefined && (await deps.reading.run(({ employees }) => employees.wasMade(batch)));
    if (made && attempt !== undefined) return attempt;
    throw failure;
  }
}

export function noCompany() {
  return refusal('employee/company-not-found', 'Company not found');
}
