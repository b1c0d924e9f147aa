import { normalKey } from '@anz-payroll/companies';
import { accepted, type Result } from 'payroll-core';
import type { Employee } from '../domain/employee';
import { employeeAnnouncement } from '../domain/employee-announcement';
import { employeeReadModel } from '../domain/employee-read-model';
import { changedMeanwhile, malformed, refusal, type EmployeeRefusal } from '../domain/employee-refusal';
import type { BatchOutcome, EmployeeResult } from '../domain/employee-result';
import { isChanged } from '../domain/is-changed';
import { numberClash } from '../domain/number-clash';
import { readEmployeeChange, type EmployeeChange, type IdentifierType } from '../domain/read-employee';
import { settleChangedEmployee, type ItemErrors } from '../domain/settle-employee';
import type { EmploymentOption } from '../domain/option-choice';
import type { EmployeeStores } from '../ports';
import { fundErrors, unknownFunds, usisOf } from './check-funds';
import { noCompany } from './create-employees';
import { nowIn, type EmployeeDependencies, type Now } from './employee-dependencies';
import { inBatches } from './in-batches';
import { noteAccountChanges } from './note-account-changes';
import { readAll } from './read-all';
import { startDateProblem } from './start-date-problem';

export interface UpdateEmployees {
  readonly companyId: number;
  readonly identifierType: IdentifierType;
  readonly items: readonly unknown[];
  /** Which versions of the one employee may be overwritten; without it, any. */
  readonly mayTouch?: (version: number) => boolean;
}

/** Partial changes, each item by itself; an item that changes nothing succeeds and is not announced. */
export function updateEmployees(deps: EmployeeDependencies) {
  return async (command: UpdateEmployees): Promise<Result<BatchOutcome, EmployeeRefusal>> => {
    if (command.items.length === 0) return refusal('employee/empty-batch', 'The list of employees is empty.');
    const { mayTouch } = command;
    if (mayTouch !== undefined && command.items.length > 1) {
      return refusal('employee/invalid', 'If-Match is about one record: send one employee, or leave If-Match out.');
    }
    const company = await deps.reading.run(({ companies }) => companies.find(command.companyId));
    if (company === undefined) return noCompany();
    const now = nowIn(company, deps.clock);
    const changes = readAll(command.items, (item, at) =>
      readEmployeeChange(item, command.identifierType, now.today, at),
    );
    if (!changes.ok) return malformed('employee/malformed', changes.error);
    const unknown = await unknownFunds(deps.funds, usisOf(changes.value.map(({ sent }) => sent)));
    let isOutdated = false;
    const scope = {
      ...{ companyId: company.id, customerId: company.customerId, now, unknown },
      isOutdated: (version: number) => (isOutdated = mayTouch?.(version) === false),
    };
    const outcome = await inBatches(changes.value, (piece) =>
      deps.unitOfWork.run((stores) => changePiece(stores, scope, piece)),
    );
    if (isOutdated) return changedMeanwhile('employee');
    if (changes.value.some(({ sent }) => toldFields.some((name) => Object.hasOwn(sent, name)))) deps.wakeMail?.();
    return accepted(outcome);
  };
}

export interface Scope {
  readonly companyId: number;
  readonly customerId: number;
  readonly now: Now;
  readonly unknown: ReadonlySet<string>;
  /** Whether the caller has read another version than the one that is stored. */
  readonly isOutdated?: (version: number) => boolean;
}

export async function changePiece(
  stores: EmployeeStores,
  scope: Scope,
  changes: readonly EmployeeChange[],
): Promise<readonly EmployeeResult[]> {
  return (await changeRecords(stores, scope, changes)).results;
}

/** The same, with the ids of those who were not as sent already and were announced. */
export async function changeRecords(
  stores: EmployeeStores,
  scope: Scope,
  changes: readonly EmployeeChange[],
): Promise<{ readonly results: readonly EmployeeResult[]; readonly announced: ReadonlySet<number> }> {
  // Numbers are unique across the account: whoever gives some out waits for the others who do.
  if (changes.some(({ sent }) => typeof sent.number === 'string')) await stores.seats.lock(scope.customerId);
  const before = await loadAll(stores, scope.companyId, changes);
  const after = new Map(before.map((employee) => [employee.id, employee]));
  const byKey = new Map<number | string, number>();
  for (const { id, details } of before) {
    byKey.set(id, id);
    if (details.number !== null) byKey.set(normalKey(details.number), id);
  }
  const types = await stores.employmentTypes.ofCustomer(scope.customerId);
  const outcomes: ({ readonly id: number } | { readonly errors: ItemErrors })[] = [];
  for (const { key, sent } of changes) {
    const id = byKey.get(typeof key === 'string' ? normalKey(key) : key);
    const employee = id === undefined ? undefined : after.get(id);
    const errors = fundErrors(sent, scope.unknown);
    if (errors !== undefined) outcomes.push({ errors });
    else if (employee === undefined) outcomes.push({ errors: { detail: 'Employee not found in this company.' } });
    else {
      const changed = await changeOne(stores, scope, employee, sent, types, after);
      if (changed.ok) after.set(employee.id, changed.value);
      outcomes.push(changed.ok ? { id: employee.id } : { errors: changed.error });
    }
  }
  const announced = await storeAll(stores, before, after, scope.now);
  const results = outcomes.map((outcome) =>
    'id' in outcome
      ? { employee: employeeReadModel(after.get(outcome.id)!, scope.now.rates), errors: {} }
      : { errors: outcome.errors },
  );
  return { results, announced };
}

function loadAll(
  stores: EmployeeStores,
  companyId: number,
  changes: readonly EmployeeChange[],
): Promise<readonly Employee[]> {
  const ids = changes.map(({ key }) => key).filter((key) => typeof key === 'number');
  if (ids.length > 0) return stores.employees.ofIds(companyId, [...new Set(ids)]);
  return stores.employees.ofNumbers(companyId, [...new Set(changes.map(({ key }) => normalKey(String(key))))]);
}

async function changeOne(
  stores: EmployeeStores,
  scope: Scope,
  employee: Employee,
  sent: EmployeeChange['sent'],
  types: readonly EmploymentOption[],
  current: ReadonlyMap<number, Employee>,
): Promise<Result<Employee, ItemErrors>> {
  if (scope.isOutdated?.(employee.version) === true) {
    return { ok: false, error: { detail: changedMeanwhile('employee').error.message } };
  }
  if (employee.isDeleted) return { ok: false, error: { detail: 'The employee is deleted. Restore them first.' } };
  const settled = settleChangedEmployee(employee.details, sent, types, scope.now.today);
  if (!settled.ok) return settled;
  const details = settled.value;
  const problem = await startDateProblem(stores, employee, details.start_date);
  if (problem !== undefined) return { ok: false, error: { start_date: problem } };
  if (typeof sent.number === 'string') {
    const key = normalKey(sent.number);
    const inBatch = [...current.values()].find(
      (other) => other.id !== employee.id && other.details.number !== null && normalKey(other.details.number) === key,
    );
    if (inBatch !== undefined) {
      return { ok: false, error: numberClash(sent.number, { employeeId: inBatch.id, isDeleted: inBatch.isDeleted }) };
    }
    const holders = (await stores.employees.holdersOf(scope.customerId, [key])).filter(
      // Somebody of this batch who held it and has just given it up no longer counts.
      ({ employeeId }) => employeeId !== employee.id && !current.has(employeeId),
    );
    const holder = holders.find(({ isCompanyDeleted }) => !isCompanyDeleted);
    if (holder !== undefined) return { ok: false, error: numberClash(sent.number, holder) };
    await stores.employees.releaseNumbers(holders.map(({ employeeId }) => employeeId));
  }
  return accepted({ ...employee, details });
}

const accountFields = [
  'primary_bank_bsb',
  'primary_bank_account_number',
  'secondary_bank_bsb',
  'secondary_bank_account_number',
] as const;

/** What an employee is told of when it changes. */
const toldFields = [...accountFields, 'email_address'] as const;

function isPaidElsewhere(before: Employee['details'], after: Employee['details']): boolean {
  return accountFields.some((name) => before[name] !== after[name]);
}

/** Names on the accounts, references and the share of the second one: the pay goes where it went, and is held all the same. */
const otherBankFields = [
  'primary_bank_account_name',
  'secondary_bank_account_name',
  'secondary_bank_amount_per_period',
  'secondary_bank_reference',
] as const;

async function storeAll(
  stores: EmployeeStores,
  before: readonly Employee[],
  after: Map<number, Employee>,
  now: Now,
): Promise<ReadonlySet<number>> {
  const changed = before.filter((employee) => isChanged(employee.details, after.get(employee.id)!.details));
  // Two that swap their numbers would meet in the unique index: first let go of the old ones, then take the new.
  const renumbered = changed.filter(
    ({ id, details }) => details.number !== null && after.get(id)!.details.number !== details.number,
  );
  if (renumbered.length > 1) await stores.employees.releaseNumbers(renumbered.map(({ id }) => id));
  const repaid = changed.filter(({ id, details }) => isPaidElsewhere(details, after.get(id)!.details));
  if (repaid.length > 0) {
    await noteAccountChanges(
      stores,
      repaid.map(({ id }) => after.get(id)!),
      now.moment,
    );
  }
  await tellFormerAddresses(stores, changed, after, now.moment);
  const held = changed.filter(
    (employee) =>
      !repaid.includes(employee) &&
      otherBankFields.some((name) => employee.details[name] !== after.get(employee.id)!.details[name]),
  );
  if (held.length > 0) await stores.accountChanges.hold(held, now.moment);
  for (const { id } of changed) {
    after.set(id, await stores.employees.save({ ...after.get(id)!, updatedAt: now.moment }));
  }
  await stores.announcements.add(
    changed.map(({ id }) => employeeAnnouncement('employee.updated', after.get(id)!, now.rates)),
  );
  return new Set(changed.map(({ id }) => id));
}

/**
 * Whoever changes where somebody's pay goes, and first where that is told, must not do both unseen: the address that the
 * record had is told that it has it no longer.
 */
async function tellFormerAddresses(
  { emails }: Pick<EmployeeStores, 'emails'>,
  changed: readonly Employee[],
  after: ReadonlyMap<number, Employee>,
  at: number,
): Promise<void> {
  for (const { id: userId, details } of changed) {
    const former = details.email_address;
    const present = after.get(userId)!.details.email_address;
    if (former === null || former.toLowerCase() === present?.toLowerCase()) continue;
    await emails.add({ kind: 'address-changed', userId, facts: { at: String(at), former } }, at);
  }
}
