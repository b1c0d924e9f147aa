import { normalKey, type Company, type Country } from '@anz-payroll/companies';
import { readFields, type FieldProblem, type FieldSet } from '@anz-payroll/companies/fields';
import { accepted, refused, type Result } from 'payroll-core';
import { employeeAnnouncement } from '../domain/employee-announcement';
import { refusal, type EmployeeRefusal } from '../domain/employee-refusal';
import type { EmployeeBody } from '../domain/fields/employee-fields';
import type { PartRules } from '../domain/parts/part';
import { partRules } from '../domain/parts/part-rules';
import { readEmployeeChange, readNewEmployee, type EmployeeChange } from '../domain/read-employee';
import type { EmployeeStores } from '../ports';
import { fundErrors, unknownFunds, usisOf } from './check-funds';
import { noCompany } from './create-employees';
import { nowIn, type EmployeeDependencies, type Now } from './employee-dependencies';
import { byDescription } from './imported-entry';
import {
  importedParts,
  storeImportedLists,
  type BroughtEntry,
  type ImportedPart,
  type ImportProblem,
  type ListOwner,
} from './import-lists';
import { storeNewEmployees } from './store-new-employees';
import { changeRecords } from './update-employees';

/** One transaction holds them all, so there are not too many. */
export const MOST_IMPORTED = 1000;
export const tooManyPeople = `At most ${MOST_IMPORTED} people are imported at once; divide the file.`;

/** One person: the record as a create takes it, and one entry of each list that is brought. */
export interface ImportRow {
  readonly employee: Readonly<Record<string, unknown>>;
  readonly parts: { readonly [P in ImportedPart]?: Readonly<Record<string, unknown>> };
}

export interface ImportEmployees {
  readonly companyId: number;
  readonly rows: readonly ImportRow[];
  /** Does everything, says what would be refused, and leaves nothing behind. */
  readonly isPreview: boolean;
}

export interface ImportOutcome {
  readonly created: number;
  readonly updated: number;
  /** Nothing was stored where there are any. */
  readonly problems: readonly ImportProblem[];
  /** What the tax office hears of opening balances that are others now, in words. */
  readonly told?: readonly string[];
}

type ReadRow = { readonly parts: readonly BroughtEntry[] } & (
  | { readonly body: EmployeeBody }
  | { readonly change: EmployeeChange }
);

/**
 * Everybody in a list or nobody. A number that an employee of the company has already means that employee, whose other
 * fields stay as they are; anybody else is new.
 */
export function importEmployees(deps: EmployeeDependencies) {
  return async (command: ImportEmployees): Promise<Result<ImportOutcome, EmployeeRefusal>> => {
    const { rows } = command;
    if (rows.length === 0) return refusal('employee/empty-batch', 'There is nobody in the list.');
    if (rows.length > MOST_IMPORTED) return refusal('employee/invalid', tooManyPeople);
    const company = await deps.reading.run(({ companies }) => companies.find(command.companyId));
    if (company === undefined) return noCompany();
    const now = nowIn(company, deps.clock);
    const known = await deps.reading.run((stores) => numbersKnown(stores, company, rows));
    const problems: ImportProblem[] = [...numbersTwice(rows)];
    const read = rows.map((row, index) => {
      const one = readRow(row, known, company.country, now);
      if (one.ok) return one.value;
      problems.push(...one.error.map(({ path, message }) => ({ row: index, field: path, message })));
      return undefined;
    });
    const people = read.filter((row) => row !== undefined);
    const unknown = await unknownFunds(deps.funds, [
      ...usisOf(people.map((row) => ('body' in row ? row.body : row.change.sent))),
      ...people.flatMap(({ parts }) =>
        parts.map(({ values }) => values['usi']).filter((usi) => typeof usi === 'string'),
      ),
    ]);
    if (problems.length > 0) return accepted({ created: 0, updated: 0, problems });
    const cap = (await deps.licences.of(company.customerId)).employeeCap;
    const batch = deps.batchIds.next();
    let attempt: ImportOutcome | undefined;
    try {
      const done = await deps.unitOfWork.run(async (stores) => {
        const taken = await stores.seats.lock(company.customerId);
        if (attempt !== undefined && (await stores.employees.wasMade(batch))) return accepted(attempt);
        attempt = await storeAll(stores, company, people, { batch, now, taken, cap, unknown });
        if (attempt.problems.length > 0 || command.isPreview) throw new Undone(attempt);
        return accepted(attempt);
      });
      deps.wakeMail?.();
      return done;
    } catch (failure) {
      if (failure instanceof Undone) return accepted(failure.outcome);
      throw failure;
    }
  };
}

/** Thrown inside the unit of work, so that nothing of it stays. */
class Undone extends Error {
  constructor(readonly outcome: ImportOutcome) {
    super('The import is undone.');
  }
}

/** One line is one person: which of two would hold, nobody has said. */
function numbersTwice(rows: readonly ImportRow[]): readonly ImportProblem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ employee }, row) => {
    const key = numberKeyOf(employee);
    if (key === undefined || !seen.has(key)) {
      if (key !== undefined) seen.add(key);
      return [];
    }
    return [{ row, field: 'number', message: 'stands in an earlier line too, and one line is one person' }];
  });
}

function numberKeyOf({ number }: ImportRow['employee']): string | undefined {
  return typeof number === 'string' && number.trim() !== '' ? normalKey(number) : undefined;
}

async function numbersKnown(
  stores: EmployeeStores,
  company: Company,
  rows: readonly ImportRow[],
): Promise<ReadonlySet<string>> {
  const keys = rows.map(({ employee }) => numberKeyOf(employee)).filter((key) => key !== undefined);
  if (keys.length === 0) return new Set();
  const holders = await stores.employees.ofNumbers(company.id, [...new Set(keys)]);
  return new Set(holders.flatMap(({ details }) => (details.number === null ? [] : [normalKey(details.number)])));
}

function readRow(
  { employee, parts }: ImportRow,
  known: ReadonlySet<string>,
  country: Country,
  { today }: Now,
): Result<ReadRow, readonly FieldProblem[]> {
  const key = numberKeyOf(employee);
  const isKnown = key !== undefined && known.has(key);
  // Whoever is new lives in the country of the company unless the row says otherwise; whoever is there lives where they do.
  const person = isKnown
    ? readEmployeeChange(employee, 'employee_number', today)
    : readNewEmployee({ country, ...employee }, today);
  const problems: FieldProblem[] = person.ok ? [] : [...person.error];
  const lists: BroughtEntry[] = [];
  for (const [prefix, kind] of entriesOf(importedParts)) {
    const body = parts[prefix];
    if (body === undefined) continue;
    const rules: PartRules = partRules[kind];
    // Of somebody who is there the rest may be stored; it is looked for when the entry is.
    const required = isKnown
      ? rules.required.filter((name) => byDescription.has(kind) && name === 'description')
      : rules.required;
    const values = readFields<FieldSet>(rules.fields, body, { required, at: `${prefix}_` });
    if (values.ok) lists.push({ prefix, values: values.value });
    else problems.push(...values.error);
  }
  if (!person.ok || problems.length > 0) return refused(problems);
  return accepted({ parts: lists, ...('key' in person.value ? { change: person.value } : { body: person.value }) });
}

function entriesOf<K extends string, V>(record: Readonly<Record<K, V>>): readonly (readonly [K, V])[] {
  return Object.entries(record) as unknown as readonly (readonly [K, V])[];
}

interface ImportPlan {
  readonly batch: string;
  readonly now: Now;
  readonly taken: number;
  readonly cap: number | null;
  readonly unknown: ReadonlySet<string>;
}

async function storeAll(
  stores: EmployeeStores,
  company: Company,
  rows: readonly ReadRow[],
  plan: ImportPlan,
): Promise<ImportOutcome> {
  const { now, unknown } = plan;
  // The company before anybody of it, as where one allowance is changed.
  if (rows.some(({ parts }) => parts.some(({ prefix }) => prefix === 'allowance'))) {
    await stores.companies.lock(company.id);
  }
  const fresh = rows.flatMap((row) => ('body' in row ? [row.body] : []));
  const changes = rows.flatMap((row) => ('change' in row ? [row.change] : []));
  const made = await storeNewEmployees(stores, company, fresh, plan);
  const scope = { companyId: company.id, customerId: company.customerId, now, unknown };
  const { results: changed, announced } = await changeRecords(stores, scope, changes);
  const problems: ImportProblem[] = [];
  const owners: ListOwner[] = [];
  let nextMade = 0;
  let nextChanged = 0;
  for (const [index, row] of rows.entries()) {
    const isNew = 'body' in row;
    const outcome = isNew ? made[nextMade++] : changed[nextChanged++];
    const strange = isNew ? fundErrors(row.body, unknown) : undefined;
    if (outcome === undefined || strange !== undefined || !('employee' in outcome)) {
      const errors = strange ?? (outcome === undefined || 'employee' in outcome ? {} : outcome.errors);
      problems.push(...problemsOf(index, errors));
      continue;
    }
    if (row.parts.length > 0) owners.push({ row: index, employeeId: outcome.employee.id, isNew, brought: row.parts });
  }
  const lists = await storeImportedLists(stores, company, owners, plan);
  problems.push(...lists.problems);
  problems.sort((a, b) => a.row - b.row);
  // Whoever is new is announced as such, with everything that comes along.
  const others = lists.changed.filter(({ id }) => !announced.has(id));
  await stores.announcements.add(
    others.map((employee) => employeeAnnouncement('employee.updated', employee, now.rates)),
  );
  return { created: made.length, updated: changed.length, problems, told: lists.told };
}

/** An error is told by its field; one of the whole record names no field. */
function problemsOf(row: number, errors: Readonly<Record<string, string>>): readonly ImportProblem[] {
  return Object.entries(errors).map(([field, message]) => ({
    row,
    field: field === 'detail' || field === 'licence' ? null : field,
    message,
  }));
}
