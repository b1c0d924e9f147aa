import { normalKey, type Company } from '@anz-payroll/companies';
import { readFields, type FieldSet } from '@anz-payroll/companies/fields';
import { accepted, type Result } from 'payroll-core';
import type { Employee } from '../domain/employee';
import { employeeAnnouncement } from '../domain/employee-announcement';
import { changedMeanwhile, malformed, refusal, type EmployeeRefusal } from '../domain/employee-refusal';
import type { DraftPart, Part, PartKind, PartRules, PartValues } from '../domain/parts/part';
import { partRules } from '../domain/parts/part-rules';
import type { EmployeeStores } from '../ports';
import type { OneEmployee } from './change-employee';
import { unknownFunds } from './check-funds';
import { noCompany } from './create-employees';
import { nowIn, type EmployeeDependencies } from './employee-dependencies';
import { followOpenings } from './follow-openings';
import { noteAccountChanges } from './note-account-changes';

type Deps = Pick<EmployeeDependencies, 'unitOfWork' | 'reading' | 'funds' | 'clock' | 'wakeMail'>;

export interface OfKind extends OneEmployee {
  readonly kind: PartKind;
}

/** Super funds are an Australian matter; a New Zealand company has an empty list of them, not an error. */
export function listParts(deps: Pick<Deps, 'reading'>) {
  return (query: OfKind): Promise<Result<readonly Part[], EmployeeRefusal>> =>
    deps.reading.run(async (stores) => {
      const found = await ownerOf(stores, query);
      if (!found.ok) return found;
      return accepted(await stores.parts.listOf(query.employeeId, query.kind));
    });
}

/** The lists of everybody in a company, by the number of the employee; whoever has an empty one is left out. */
export function listPartsOfCompany(deps: Pick<Deps, 'reading'>) {
  return (query: {
    readonly customerId: number;
    readonly companyId: number;
    readonly kind: PartKind;
  }): Promise<Result<ReadonlyMap<number, readonly Part[]>, EmployeeRefusal>> =>
    deps.reading.run(async ({ companies, employees, parts }) => {
      const company = await companies.find(query.companyId);
      if (company?.customerId !== query.customerId) return noCompany();
      const people = await employees.ofCompany(query.companyId, undefined);
      return accepted(
        await parts.ofEmployees(
          people.map(({ id }) => id),
          query.kind,
        ),
      );
    });
}

export function createPart(deps: Deps) {
  return (
    command: OfKind & { readonly body: unknown; readonly rank?: number },
  ): Promise<Result<Part, EmployeeRefusal>> =>
    change(deps, command, (rules, list) => {
      const values = readValues(rules, command.body, { ...rules.defaults }, rules.required);
      if (!values.ok) return values;
      const at = command.rank === undefined ? placeOf(command.kind, values.value, list) : command.rank - 1;
      const place = Math.min(at, list.length);
      return accepted({ list: [...list.slice(0, place), { values: values.value }, ...list.slice(place)], place });
    });
}

export interface OnePart extends OfKind {
  readonly partId: number;
}

export function updatePart(deps: Deps) {
  return (
    command: OnePart & {
      readonly body: unknown;
      readonly rank?: number;
      /** Whether the caller is willing to overwrite the entry as it is stored; without it, any. */
      readonly mayTouch?: (stored: Part) => boolean;
    },
  ): Promise<Result<Part, EmployeeRefusal>> =>
    change(deps, command, (rules, list) => {
      const index = list.findIndex(({ id }) => id === command.partId);
      const before = list[index];
      if (before === undefined) return noPart();
      if (command.mayTouch?.(before) === false) return changedMeanwhile('entry');
      const values = readValues(rules, command.body, before.values, []);
      if (!values.ok) return values;
      const others = list.filter((_, other) => other !== index);
      const place = Math.min(command.rank === undefined ? index : command.rank - 1, others.length);
      const changed = { id: before.id, values: exclusive(before.values, values.value) };
      return accepted({ list: [...others.slice(0, place), changed, ...others.slice(place)], place });
    });
}

export function deletePart(deps: Deps) {
  return async (command: OnePart): Promise<Result<undefined, EmployeeRefusal>> => {
    const changed = await change(deps, command, (_rules, list) => {
      const rest = list.filter(({ id }) => id !== command.partId);
      return rest.length === list.length ? noPart() : accepted({ list: rest, place: undefined });
    });
    return changed.ok ? accepted(undefined) : changed;
  };
}

/** The whole list anew, in the order of the ranks that are sent, else in the order given. */
export function replaceParts(deps: Deps) {
  return (
    command: OfKind & {
      readonly items: readonly unknown[];
      /** Whether the caller is willing to overwrite the list as it is stored; without it, any. */
      readonly mayTouch?: (stored: readonly Part[]) => boolean;
    },
  ): Promise<Result<readonly Part[], EmployeeRefusal>> =>
    changeList(deps, command, (rules, before) => {
      if (command.mayTouch?.(before) === false) return changedMeanwhile('entry');
      const ranks = ranksOf(command.items);
      if (!ranks.ok) return ranks;
      const list: DraftPart[] = [];
      for (const [index, item] of command.items.entries()) {
        const values = readValues(rules, item, { ...rules.defaults }, rules.required, `[${index}].`);
        if (!values.ok) return values;
        list[ranks.value[index]! - 1] = { values: values.value };
      }
      return accepted({ list, place: undefined });
    });
}

/** Which rank each entry of a whole list has: all of them say it, each another one from 1, or none does. */
function ranksOf(items: readonly unknown[]): Result<readonly number[], EmployeeRefusal> {
  const sent = items.map((item) => (item as { readonly rank?: unknown }).rank ?? null);
  const inOrder = items.map((_, index) => index + 1);
  if (sent.every((rank) => rank === null)) return accepted(inOrder);
  return inOrder.every((rank) => sent.includes(rank))
    ? accepted(sent.map(Number))
    : refusal('part/invalid', `Give every entry a rank of its own from 1 to ${items.length}, or leave all ranks out.`);
}

export interface SetOpeningBalances extends OneEmployee {
  readonly body: unknown;
  /** Whether the caller is willing to overwrite what is stored, undefined where nothing is; without it, any. */
  readonly mayTouch?: (stored: Part | undefined) => boolean;
}

export interface OpeningBalancesSet extends Part {
  /** What the tax office hears of it, in words. */
  readonly told: readonly string[];
}

/** There is one record or none; a new one replaces it, so its id is also its version. */
export function setOpeningBalances(deps: Deps) {
  return ({ mayTouch, ...command }: SetOpeningBalances): Promise<Result<OpeningBalancesSet, EmployeeRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      let before: readonly Part[] = [];
      const whole = { ...command, kind: 'opening-balances' as const };
      const changed = await changeListIn(stores, deps, whole, (rules, list) => {
        before = list;
        if (mayTouch?.(list[0]) === false) return changedMeanwhile('record of opening balances');
        const values = readValues(rules, command.body, { ...rules.defaults }, rules.required);
        return values.ok ? accepted({ list: [{ values: values.value }], place: 0 }) : values;
      });
      if (!changed.ok) return changed;
      const { employeeId } = command;
      const owner = isOther(before, changed.value) ? await stores.employees.find(employeeId) : undefined;
      const others = owner === undefined ? [] : [{ employeeId, before, after: changed.value }];
      const told = await followOpenings(stores, owner?.companyId ?? 0, others);
      return accepted({ ...changed.value[0]!, told });
    });
}

export interface Drafted {
  readonly list: readonly DraftPart[];
  /** Where the entry that was asked about stands. */
  readonly place: number | undefined;
}

export type Draft = (rules: PartRules, list: readonly Part[]) => Result<Drafted, EmployeeRefusal>;

async function change(deps: Deps, command: OfKind, draft: Draft): Promise<Result<Part, EmployeeRefusal>> {
  let place: number | undefined;
  const changed = await changeList(deps, command, (rules, list) => {
    const drafted = draft(rules, list);
    if (drafted.ok) place = drafted.value.place;
    return drafted;
  });
  return changed.ok ? accepted(changed.value[place ?? 0]!) : changed;
}

async function changeList(
  deps: Deps,
  command: OfKind,
  draft: Draft,
): Promise<Result<readonly Part[], EmployeeRefusal>> {
  const rules: PartRules = partRules[command.kind];
  const asked = await unknownFundsOf(deps, command, rules, draft);
  if (!asked.ok) return asked;
  const changed = await deps.unitOfWork.run((stores) => changeListIn(stores, deps, command, draft));
  if (command.kind === 'bank-account') deps.wakeMail?.();
  return changed;
}

/** The same inside a unit of work that does more; the registry of funds is not asked. */
export async function changeListIn(
  stores: EmployeeStores,
  deps: Pick<Deps, 'clock'>,
  command: OfKind,
  draft: Draft,
): Promise<Result<readonly Part[], EmployeeRefusal>> {
  const rules: PartRules = partRules[command.kind];
  const found = await ownerOf(stores, command);
  if (!found.ok) return found;
  const { company, employee } = found.value;
  // Descriptions of allowances are unique across the company: whoever gives one out waits for the others who do.
  if (command.kind === 'allowance') await stores.companies.lock(company.id);
  await stores.employees.lock(employee.id);
  if (employee.isDeleted) return refusal('employee/deleted', 'The employee is deleted. Restore them first.');
  const before = await stores.parts.listOf(employee.id, command.kind);
  const drafted = draft(rules, before);
  if (!drafted.ok) return drafted;
  const stored = await storeList(stores, { company, employee, kind: command.kind, before }, drafted.value.list);
  if (!stored.ok) return stored;
  if (isOther(before, stored.value)) {
    if (command.kind === 'bank-account') await noteAccountChanges(stores, [employee], deps.clock.now());
    const { rates } = nowIn(company, deps.clock);
    await stores.announcements.add([employeeAnnouncement('employee.updated', employee, rates)]);
  }
  return stored;
}

export interface StoredList {
  readonly company: Company;
  readonly employee: Employee;
  readonly kind: PartKind;
  readonly before: readonly Part[];
}

/** Stores a list where its rules allow it. The employee is locked, and for allowances the company. */
async function storeList(
  stores: EmployeeStores,
  of: StoredList,
  list: readonly DraftPart[],
): Promise<Result<readonly Part[], EmployeeRefusal>> {
  const obeyed = await checkList(stores, of, list);
  return obeyed.ok ? accepted(await stores.parts.replace(of.employee.id, of.kind, list)) : obeyed;
}

/** Whether the rules of a list allow it to be stored as it is. */
export async function checkList(
  stores: EmployeeStores,
  { company, employee, kind, before }: StoredList,
  list: readonly DraftPart[],
): Promise<Result<undefined, EmployeeRefusal>> {
  const rules: PartRules = partRules[kind];
  if (list.length > rules.most) {
    return refusal('part/invalid', `An employee has at most ${rules.most} of these; this would make ${list.length}.`);
  }
  const obeyed = rules.listRule(list, employee, company.country, before);
  if (!obeyed.ok) return obeyed;
  return kind === 'allowance' ? freeInCompany(stores, company, list) : accepted(undefined);
}

/** A list that is sent again as it was tells nobody anything. */
export function isOther(before: readonly DraftPart[], after: readonly DraftPart[]): boolean {
  return JSON.stringify(before.map(inOrder)) !== JSON.stringify(after.map(inOrder));
}

/** What is encrypted is read behind the rest, so the order of the names says nothing. */
function inOrder({ values }: DraftPart) {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

async function freeInCompany(
  stores: EmployeeStores,
  company: Company,
  list: readonly DraftPart[],
): Promise<Result<undefined, EmployeeRefusal>> {
  for (const { values } of list) {
    const holder = await stores.allowances.withDescription(company.id, normalKey(String(values['description'])));
    if (holder !== undefined) {
      return refusal('part/duplicate-description', `description is already used by company allowance ${holder}.`);
    }
  }
  return accepted(undefined);
}

/** The registry is asked before the unit of work: nobody waits for a network with a transaction open. */
export async function unknownFundsOf(
  deps: Deps,
  command: OfKind,
  rules: PartRules,
  draft: Draft,
): Promise<Result<undefined, EmployeeRefusal>> {
  if (command.kind !== 'super-fund') return accepted(undefined);
  const listed = await deps.reading.run(async (stores): Promise<Result<readonly Part[], EmployeeRefusal>> => {
    const found = await ownerOf(stores, command);
    return found.ok ? accepted(await stores.parts.listOf(command.employeeId, command.kind)) : found;
  });
  if (!listed.ok) return listed;
  const before = listed.value;
  const drafted = draft(rules, before);
  if (!drafted.ok) return drafted;
  const known = new Set(before.map(({ values }) => values['usi']));
  const fresh = drafted.value.list
    .map(({ values }) => values['usi'])
    .filter((usi) => typeof usi === 'string' && !known.has(usi));
  const unknown = await unknownFunds(deps.funds, fresh as string[]);
  return unknown.size === 0
    ? accepted(undefined)
    : refusal('part/invalid', `usi ${[...unknown].join(', ')} is not in the register of super funds.`);
}

export async function ownerOf(
  stores: EmployeeStores,
  query: OneEmployee,
): Promise<Result<{ readonly employee: Employee; readonly company: Company }, EmployeeRefusal>> {
  const employee = await stores.employees.find(query.employeeId);
  const company = employee === undefined ? undefined : await stores.companies.find(employee.companyId);
  return employee === undefined || company === undefined || employee.customerId !== query.customerId
    ? refusal('employee/not-found', 'Employee not found')
    : accepted({ employee, company });
}

export function readValues(
  rules: PartRules,
  body: unknown,
  before: PartValues,
  required: readonly string[],
  at = '',
): Result<PartValues, EmployeeRefusal> {
  const read = readFields<FieldSet>(rules.fields, body, { required, ignored: ['rank'], at });
  return read.ok ? accepted({ ...before, ...read.value }) : malformed('part/malformed', read.error);
}

/** Sending one of two values that exclude each other replaces the other. */
export function exclusive(before: PartValues, after: PartValues): PartValues {
  for (const [one, other] of [
    ['rate', 'multiplier'],
    ['amount', 'percentage'],
    ['amount_per_period', 'percentage'],
  ] as const) {
    if (!(one in after) || !(other in after)) continue;
    if (before[one] !== after[one] && after[one] !== null && before[other] === after[other])
      return { ...after, [other]: null };
    if (before[other] !== after[other] && after[other] !== null && before[one] === after[one])
      return { ...after, [one]: null };
  }
  return after;
}

/** A bank account with a share of its own goes before the last, which takes the remainder; anything else goes last. */
function placeOf(kind: PartKind, values: PartValues, list: readonly Part[]): number {
  const hasShare = typeof values['amount_per_period'] === 'string' || typeof values['percentage'] === 'string';
  return kind === 'bank-account' && hasShare ? Math.max(0, list.length - 1) : list.length;
}

function noPart() {
  return refusal('part/not-found', 'Not found');
}
