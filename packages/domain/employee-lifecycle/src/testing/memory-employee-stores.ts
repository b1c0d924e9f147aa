import { normalKey, type CompanyStores } from '@anz-payroll/companies';
import {
  memoryCompanyStores,
  memoryCompanyTables,
  MemoryTable,
  memoryUnitOfWork,
  saveVersioned,
} from '@anz-payroll/companies/testing';
import type { Announcement, UnitOfWork } from '@anz-payroll/kernel';
import { countsTowardPlan, type Employee } from '../domain/employee';
import type { StagedFinalPay } from '../domain/decide-lifecycle';
import { formatName } from '../domain/format-name';
import { builtInEmploymentTypes, type EmploymentOption } from '../domain/option-choice';
import type { Part } from '../domain/parts/part';
import type { EmployeeRequest } from '../domain/requests/employee-request';
import { sortKey } from '../domain/sort-key';
import type { EmployeeEmail, Employees, EmployeeStatus, EmployeeStores } from '../ports';

interface StoredEmployee extends Employee {
  readonly batch: string;
}

interface Places {
  readonly id: number;
  readonly taken: number;
}

interface CustomType extends EmploymentOption {
  readonly customerId: number;
}

export interface MemoryEmployees {
  readonly unitOfWork: UnitOfWork<EmployeeStores>;
  /** The stores of companies over the same records. */
  readonly companies: UnitOfWork<CompanyStores>;
  /** Final pays that are staged, by employee; a test sets them. */
  readonly staged: Map<number, StagedFinalPay>;
  announced(): readonly Announcement[];
  /** E-mails that were queued and committed. */
  queued(): readonly EmployeeEmail[];
  taken(customerId: number): number;
}

export function memoryEmployees(): MemoryEmployees {
  const companyTables = memoryCompanyTables();
  const employees = new MemoryTable<StoredEmployee>();
  const seats = new MemoryTable<Places>();
  const types = new MemoryTable<CustomType>();
  // The built-in ones hold the first ids.
  for (const type of builtInEmploymentTypes) types.remove(types.add({ ...type, customerId: 0 }).id);
  const parts = new MemoryTable<Part>();
  const staged = new Map<number, StagedFinalPay>();
  const taken = (customerId: number): number => seats.find(customerId)?.taken ?? 0;

  const staff: EmployeeStores['staff'] = {
    basicOf: async (companyIds) =>
      new Map(
        companyIds.map((companyId) => [
          companyId,
          inOrder(employees.all().filter((one) => one.companyId === companyId && !one.isDeleted)).map((employee) => ({
            id: employee.id,
            number: employee.details.number,
            first_name: employee.details.first_name,
            last_name: employee.details.last_name,
            format_name: formatName(employee.details),
            is_terminated: employee.isTerminated,
          })),
        ]),
      ),
    visibleAmong: async (companyId, ids) =>
      new Set(
        employees
          .all()
          .filter((one) => one.companyId === companyId && !one.isDeleted && ids.includes(one.id))
          .map(({ id }) => id),
      ),
    stopCounting: async (customerId, companyId) => {
      const counted = employees.all().filter((one) => one.companyId === companyId && countsTowardPlan(one)).length;
      seats.put({ id: customerId, taken: taken(customerId) - counted });
    },
    ownsAllowance: async (companyId, key) =>
      parts.all().some(({ kind, employeeId, values }) => {
        const owner = employees.find(employeeId);
        return (
          kind === 'allowance' && owner?.companyId === companyId && normalKey(String(values['description'])) === key
        );
      }),
  };

  const accountChanges = new MemoryTable<{ readonly id: number; readonly at: number }>();
  const requests = new MemoryTable<EmployeeRequest>();
  const emails = new MemoryTable<EmployeeEmail & { readonly id: number; readonly at: number }>();
  const companyStores = memoryCompanyStores(companyTables, staff);
  const stores: EmployeeStores = {
    ...companyStores,
    staff,
    employees: memoryEmployeeTable(employees, companyStores.companies),
    seats: {
      lock: async (customerId) => taken(customerId),
      change: async (customerId, by) => seats.put({ id: customerId, taken: taken(customerId) + by }),
    },
    accountChanges: {
      note: async (ids, at) => {
        for (const id of ids) accountChanges.put({ id, at });
      },
      hold: async () => undefined,
      of: async (id) => accountChanges.find(id)?.at ?? null,
    },
    requests: {
      add: async (request) => requests.add(request),
      find: async (id) => requests.find(id),
      ofEmployee: async (employeeId) =>
        requests
          .all()
          .filter((one) => one.employeeId === employeeId)
          .toReversed(),
      waitingIn: async (companyId) =>
        requests.all().filter((one) => one.companyId === companyId && one.state === 'waiting'),
      move: async (id, from, to) => {
        const found = requests.find(id);
        if (found?.state !== from) return false;
        requests.put({ ...found, ...to });
        return true;
      },
    },
    emails: { add: async (email, at) => void emails.add({ ...email, at }) },
    finalPays: { stagedFor: async (employeeId) => staged.get(employeeId) },
    employmentTypes: {
      ofCustomer: async (customerId) => [
        ...builtInEmploymentTypes,
        ...types
          .all()
          .filter((type) => type.customerId === customerId)
          .map(({ id, name }) => ({ id, name, isCustom: true })),
      ],
      add: async (customerId, name) => {
        const { id } = types.add({ customerId, name, isCustom: true });
        return { id, name, isCustom: true };
      },
      rename: async (customerId, id, name) => types.put({ id, customerId, name, isCustom: true }),
      remove: async (_customerId, id) => types.remove(id),
      isUsed: async (customerId, id) =>
        employees.all().some((one) => one.customerId === customerId && one.details.employment_type === id),
    },
    parts: {
      replaceAll: async (changes) => {
        for (const { employeeId, kind, list } of changes) await stores.parts.replace(employeeId, kind, list);
      },
      listOf: async (employeeId, kind) =>
        parts
          .all()
          .filter((part) => part.employeeId === employeeId && part.kind === kind)
          .sort((a, b) => a.rank - b.rank),
      ofEmployees: async (employeeIds, kind) =>
        new Map(
          employeeIds.flatMap((id) => {
            const list = parts.all().filter((part) => part.employeeId === id && part.kind === kind);
            return list.length === 0 ? [] : [[id, list.sort((a, b) => a.rank - b.rank)] as const];
          }),
        ),
      replace: async (employeeId, kind, list) => {
        const kept = new Set(list.map(({ id }) => id));
        for (const id of kept) {
          const { employeeId: owner, kind: of } = (id === undefined ? undefined : parts.find(id)) ?? {
            employeeId,
            kind,
          };
          if (owner !== employeeId || of !== kind) {
            throw new Error(`Entry ${id} is not in the list that is to keep it.`);
          }
        }
        for (const part of parts.all()) {
          if (part.employeeId === employeeId && part.kind === kind && !kept.has(part.id)) parts.remove(part.id);
        }
        return list.map(({ id, values }, index) => {
          const part = { employeeId, kind, rank: index + 1, values };
          if (id === undefined) return parts.add(part);
          parts.put({ ...part, id });
          return { ...part, id };
        });
      },
    },
  };
  const tables = [...Object.values(companyTables), employees, seats, types, parts, accountChanges, requests, emails];
  const unitOfWork = memoryUnitOfWork(tables, stores);
  return {
    unitOfWork,
    companies: { run: (work) => unitOfWork.run(() => work(companyStores)) },
    staged,
    announced: () => companyTables.announcements.all(),
    queued: () => emails.all(),
    taken,
  };
}

function inOrder<T extends Employee>(list: readonly T[]): readonly T[] {
  return [...list].sort((a, b) => {
    const [left, right] = [sortKey(a.details), sortKey(b.details)];
    return left === right ? a.id - b.id : left < right ? -1 : 1;
  });
}

const hasStatus: Readonly<Record<EmployeeStatus | 'default', (employee: Employee) => boolean>> = {
  default: ({ isDeleted }) => !isDeleted,
  active: ({ isDeleted, isTerminated }) => !isDeleted && !isTerminated,
  terminated: ({ isDeleted, isTerminated }) => !isDeleted && isTerminated,
  deleted: ({ isDeleted }) => isDeleted,
  all: () => true,
};

function memoryEmployeeTable(table: MemoryTable<StoredEmployee>, companies: CompanyStores['companies']): Employees {
  // Each reader gets a record of its own, as from a database.
  const plain = ({ batch: _batch, details, ...employee }: StoredEmployee): Employee => ({
    ...employee,
    details: { ...details },
  });
  const keyOf = ({ details }: Employee): string | undefined =>
    details.number === null ? undefined : normalKey(details.number);
  return {
    find: async (id) => {
      const found = table.find(id);
      return found === undefined ? undefined : plain(found);
    },
    findWithCompany: async (id) => {
      const found = table.find(id);
      const company = found && (await companies.find(found.companyId));
      return company && { employee: plain(found), country: company.country, timezone: company.details.timezone };
    },
    lock: async (id) => {
      const found = table.find(id);
      return found === undefined ? undefined : plain(found);
    },
    lockAll: async (ids) =>
      table
        .all()
        .filter(({ id }) => ids.includes(id))
        .map(plain),
    ofIds: async (companyId, ids) =>
      table
        .all()
        .filter((one) => one.companyId === companyId && ids.includes(one.id))
        .map(plain),
    ofNumbers: async (companyId, keys) =>
      table
        .all()
        .filter((one) => one.companyId === companyId && keys.includes(keyOf(one) ?? ''))
        .map(plain),
    holdersOf: (customerId, keys) =>
      Promise.all(
        table
          .all()
          .filter((one) => one.customerId === customerId && keys.includes(keyOf(one) ?? ''))
          .map(async (one) => ({
            numberKey: keyOf(one)!,
            employeeId: one.id,
            isDeleted: one.isDeleted,
            isCompanyDeleted: (await companies.find(one.companyId)) === undefined,
          })),
      ),
    ofCompany: async (companyId, status, page) => {
      const found = inOrder(
        table.all().filter((one) => one.companyId === companyId && hasStatus[status ?? 'default'](one)),
      );
      const after = page?.after;
      const behind =
        after === undefined
          ? found
          : found.filter((one) => {
              const key = sortKey(one.details);
              return key > after.nameKey || (key === after.nameKey && one.id > after.id);
            });
      return (page === undefined ? behind : behind.slice(0, page.limit)).map(plain);
    },
    areMoreThan: async (companyId, most) =>
      table.all().filter((one) => one.companyId === companyId && hasStatus.default(one)).length > most,
    addAll: async (batch, list) => list.map((employee) => plain(table.add({ ...employee, version: 1, batch }))),
    wasMade: async (batch) => table.all().some((one) => one.batch === batch),
    save: async (employee) => plain(saveVersioned(table, { ...employee, batch: table.find(employee.id)?.batch ?? '' })),
    releaseNumbers: async () => undefined,
  };
}
