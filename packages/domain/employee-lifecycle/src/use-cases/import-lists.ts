import type { Company } from '@anz-payroll/companies';
import type { Employee } from '../domain/employee';
import type { Part, PartKind, PartRules, PartValues } from '../domain/parts/part';
import { partRules } from '../domain/parts/part-rules';
import type { EmployeeStores, PartListChange } from '../ports';
import type { Now } from './employee-dependencies';
import { checkList, isOther, type StoredList } from './employee-parts';
import { followOpenings } from './follow-openings';
import { withImportedEntry } from './imported-entry';
import { noteAccountChanges } from './note-account-changes';

/** The lists of which an import brings one entry, by the words before their fields: `bank_bsb`, `opening_gross`. */
export const importedParts = {
  bank: 'bank-account',
  fund: 'super-fund',
  opening: 'opening-balances',
  deduction: 'deduction',
  rate: 'pay-rate',
  allowance: 'allowance',
} as const satisfies Readonly<Record<string, PartKind>>;

export type ImportedPart = keyof typeof importedParts;

/** What is wrong with a row, at a field of it where there is one. */
export interface ImportProblem {
  readonly row: number;
  /** As the file names it: `pay_rate_per_hour`, `bank_bsb`. */
  readonly field: string | null;
  readonly message: string;
}

/** An entry of a list, as a row of the file brings it. */
export interface BroughtEntry {
  readonly prefix: ImportedPart;
  readonly values: PartValues;
}

/** Somebody whose row brings entries of lists. */
export interface ListOwner {
  readonly row: number;
  readonly employeeId: number;
  readonly isNew: boolean;
  readonly brought: readonly BroughtEntry[];
}

export interface StoredLists {
  readonly problems: readonly ImportProblem[];
  readonly changed: readonly Employee[];
  /** What the tax office hears of opening balances that are others now, in words. */
  readonly told: readonly string[];
}

/** Stores the entries that an import brings, everybody's in a few statements; answers whose lists are others now. */
export async function storeImportedLists(
  stores: EmployeeStores,
  company: Company,
  owners: readonly ListOwner[],
  { now, unknown }: { readonly now: Now; readonly unknown: ReadonlySet<string> },
): Promise<StoredLists> {
  const locked = await stores.employees.lockAll(owners.map(({ employeeId }) => employeeId));
  const employees = new Map(locked.map((employee) => [employee.id, employee]));
  const before = await storedLists(stores, owners);
  const problems: ImportProblem[] = [];
  const changes: PartListChange[] = [];
  const changed = new Set<Employee>();
  const paidElsewhere: { readonly employee: Employee; readonly isNew: boolean }[] = [];
  for (const { row, employeeId, isNew, brought } of owners) {
    const employee = employees.get(employeeId);
    if (employee === undefined) continue;
    for (const { prefix, values } of brought) {
      const kind = importedParts[prefix];
      const list = before.get(kind)?.get(employeeId) ?? [];
      const drafted = await draftList(stores, { company, employee, kind, before: list }, { prefix, values }, unknown);
      problems.push(...drafted.problems.map((problem) => ({ row, ...problem })));
      if (drafted.change === undefined) continue;
      changes.push(drafted.change);
      if (!isNew) changed.add(employee);
      if (kind === 'bank-account') paidElsewhere.push({ employee, isNew });
    }
  }
  await stores.parts.replaceAll(changes);
  const openings = changes.filter(({ kind }) => kind === 'opening-balances');
  const told = await followOpenings(
    stores,
    company.id,
    openings.map(({ employeeId, list }) => ({
      employeeId,
      before: before.get('opening-balances')?.get(employeeId) ?? [],
      after: list,
    })),
  );
  // Whoever is new has no account that was changed, and is told of none.
  const fresh = paidElsewhere.filter(({ isNew }) => isNew).map(({ employee }) => employee.id);
  await stores.accountChanges.note(fresh, now.moment);
  const others = paidElsewhere.filter(({ isNew }) => !isNew).map(({ employee }) => employee);
  await noteAccountChanges(stores, others, now.moment);
  return { problems, changed: [...changed], told };
}

async function storedLists(
  stores: EmployeeStores,
  owners: readonly ListOwner[],
): Promise<ReadonlyMap<PartKind, ReadonlyMap<number, readonly Part[]>>> {
  const lists = new Map<PartKind, ReadonlyMap<number, readonly Part[]>>();
  for (const kind of Object.values(importedParts)) {
    const of = owners.filter(({ brought }) => brought.some(({ prefix }) => importedParts[prefix] === kind));
    if (of.length === 0) continue;
    const ids = of.map(({ employeeId }) => employeeId);
    lists.set(kind, await stores.parts.ofEmployees(ids, kind));
  }
  return lists;
}

/** The list with what the row brings of it, undefined where that is refused or leaves it as it is. */
async function draftList(
  stores: EmployeeStores,
  of: StoredList,
  { prefix, values: brought }: BroughtEntry,
  unknown: ReadonlySet<string>,
): Promise<{ readonly problems: readonly Omit<ImportProblem, 'row'>[]; readonly change?: PartListChange }> {
  const { kind, before, employee } = of;
  const rules: PartRules = partRules[kind];
  const { list, values } = withImportedEntry(kind, before, brought);
  const missing = rules.required.filter((name) => (values[name] ?? null) === null);
  if (missing.length > 0) {
    return { problems: missing.map((name) => ({ field: `${prefix}_${name}`, message: 'is required' })) };
  }
  const { usi } = brought;
  if (typeof usi === 'string' && unknown.has(usi) && !before.some((part) => part.values['usi'] === usi)) {
    return { problems: [{ field: `${prefix}_usi`, message: `${usi} is not in the register of super funds.` }] };
  }
  const obeyed = await checkList(stores, of, list);
  if (!obeyed.ok) {
    const { message } = obeyed.error;
    return { problems: [{ field: fieldNamed(prefix, message), message }] };
  }
  return isOther(before, list) ? { problems: [], change: { employeeId: employee.id, kind, list } } : { problems: [] };
}

/** The field that a refusal of a list names, as the file names it. */
function fieldNamed(prefix: ImportedPart, message: string): string | null {
  const rules: PartRules = partRules[importedParts[prefix]];
  const named = Object.keys(rules.fields).find((name) => new RegExp(`\\b${name}\\b`).test(message));
  return named === undefined ? null : `${prefix}_${named}`;
}
