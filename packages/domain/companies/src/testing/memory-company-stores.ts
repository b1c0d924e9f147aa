import type { Announcement, UnitOfWork } from '@anz-payroll/kernel';
import type { CompanyAllowance } from '../domain/allowance';
import type { Company } from '../domain/company';
import type { FollowedAward } from '../domain/followed-award';
import { normalKey } from '../domain/normal-key';
import type { Award, PayRate, PayRateGroup } from '../domain/pay-rates';
import type { CompanyStores, Staff } from '../ports';
import { MemoryTable } from './memory-table';
import { memoryUnitOfWork } from './memory-unit-of-work';

interface StoredAnnouncement extends Announcement {
  readonly id: number;
}

interface DefaultCompany {
  readonly id: number;
  readonly companyId: number;
}

export function memoryCompanyTables() {
  return {
    companies: new MemoryTable<Company>(),
    defaults: new MemoryTable<DefaultCompany>(),
    allowances: new MemoryTable<CompanyAllowance>(),
    awards: new MemoryTable<Award>(),
    groups: new MemoryTable<PayRateGroup>(),
    rates: new MemoryTable<PayRate>(),
    followed: new MemoryTable<FollowedAward & { readonly id: number }>(),
    announcements: new MemoryTable<StoredAnnouncement>(),
  };
}

export type MemoryCompanyTables = ReturnType<typeof memoryCompanyTables>;

/** What a test can see beyond the ports. */
export interface RenamedHistory {
  readonly companyId: number;
  readonly fromKey: string;
  readonly to: string;
}

const byKey =
  <T extends { readonly id: number }>(key: (row: T) => string) =>
  (a: T, b: T): number =>
    key(a) === key(b) ? a.id - b.id : key(a) < key(b) ? -1 : 1;

export function memoryCompanyStores(
  tables: MemoryCompanyTables,
  staff: Staff,
  renamed: RenamedHistory[] = [],
): CompanyStores {
  const { companies, defaults, allowances, awards, groups, rates, followed, announcements } = tables;
  const visible = (id: number): Company | undefined => {
    const company = companies.find(id);
    return company?.isDeleted === false ? company : undefined;
  };
  return {
    staff,
    companies: {
      find: async (id) => visible(id),
      lock: async (id) => visible(id),
      ofCustomer: async (customerId) =>
        companies
          .all()
          .filter((company) => company.customerId === customerId && !company.isDeleted)
          .sort(byKey((company) => normalKey(company.details.legal_name))),
      add: async (company) => companies.add({ ...company, version: 1 }),
      save: async (company) => saveVersioned(companies, company),
      setDefault: async (customerId, companyId) => defaults.put({ id: customerId, companyId }),
      defaultOf: async (customerId) => defaults.find(customerId)?.companyId,
    },
    allowances: {
      ofCompany: async (companyId) =>
        allowances
          .all()
          .filter((allowance) => allowance.companyId === companyId)
          .sort(byKey((allowance) => normalKey(allowance.description))),
      find: async (companyId, id) => {
        const allowance = allowances.find(id);
        return allowance?.companyId === companyId ? allowance : undefined;
      },
      withDescription: async (companyId, key) =>
        allowances.all().find((one) => one.companyId === companyId && normalKey(one.description) === key)?.id,
      add: async (allowance) => allowances.add({ ...allowance, version: 1 }),
      save: async (allowance) => saveVersioned(allowances, allowance),
      remove: async ({ id }) => allowances.remove(id),
    },
    allowanceHistory: {
      rename: async (companyId, fromKey, to) => {
        renamed.push({ companyId, fromKey, to });
      },
      leaveUnder: async () => undefined,
    },
    payRates: {
      awardsOf: async (companyId) =>
        awards
          .all()
          .filter((award) => award.companyId === companyId)
          .sort(byKey((award) => normalKey(award.name))),
      addAward: async (companyId, name) => awards.add({ companyId, name }),
      renameAward: async (award) => awards.put(award),
      removeAward: async ({ id }) => awards.remove(id),
      groupsOf: async (companyId) =>
        groups
          .all()
          .filter((group) => group.companyId === companyId)
          .sort(byKey((group) => normalKey(group.name))),
      addGroup: async (group) => groups.add(group),
      saveGroup: async (group) => groups.put(group),
      removeGroup: async ({ id }) => {
        for (const rate of rates.all()) if (rate.groupId === id) rates.remove(rate.id);
        groups.remove(id);
        followed.remove(id);
      },
      ratesOf: async (groupIds) =>
        rates
          .all()
          .filter(({ groupId }) => groupIds.includes(groupId))
          .sort((a, b) => a.id - b.id),
      addRate: async (rate) => rates.add(rate),
      saveRate: async (rate) => rates.put(rate),
      removeRate: async ({ id }) => rates.remove(id),
      followedIn: async (companyId) =>
        followed
          .all()
          .filter((one) => one.companyId === companyId)
          .sort((a, b) => a.groupId - b.groupId)
          .map(({ id: _id, ...one }) => one),
      follow: async (one) => followed.put({ ...one, id: one.groupId }),
      unfollow: async (groupId) => followed.remove(groupId),
    },
    announcements: {
      add: async (events) => {
        for (const event of events) announcements.add(event);
      },
    },
  };
}

export function saveVersioned<T extends { readonly id: number; readonly version: number }>(
  table: MemoryTable<T>,
  row: T,
): T {
  if (table.find(row.id)?.version !== row.version) throw new Error(`Record ${row.id} is no longer at this version`);
  const saved = { ...row, version: row.version + 1 };
  table.put(saved);
  return saved;
}

export interface MemoryCompanies {
  readonly unitOfWork: UnitOfWork<CompanyStores>;
  readonly staff: MemoryStaff;
  readonly renamed: readonly RenamedHistory[];
  announced(): readonly Announcement[];
}

/** Employees as this package sees them, set by a test. */
export interface MemoryStaff extends Staff {
  readonly employees: {
    readonly id: number;
    readonly companyId: number;
    readonly number: string | null;
    readonly first_name: string;
    readonly last_name: string;
    readonly isDeleted: boolean;
    readonly allowances: readonly string[];
  }[];
}

export function memoryCompanies(): MemoryCompanies {
  const tables = memoryCompanyTables();
  const renamed: RenamedHistory[] = [];
  const staff = memoryStaff();
  return {
    unitOfWork: memoryUnitOfWork(Object.values(tables), memoryCompanyStores(tables, staff, renamed)),
    staff,
    renamed,
    announced: () => tables.announcements.all(),
  };
}

function memoryStaff(): MemoryStaff {
  const employees: MemoryStaff['employees'] = [];
  const visible = (companyId: number) => employees.filter((one) => one.companyId === companyId && !one.isDeleted);
  return {
    employees,
    basicOf: async (companyIds) =>
      new Map(
        companyIds.map((companyId) => [
          companyId,
          visible(companyId).map(({ id, number, first_name, last_name }) => ({
            id,
            number,
            first_name,
            last_name,
            format_name: `${first_name} ${last_name}`,
            is_terminated: false,
          })),
        ]),
      ),
    visibleAmong: async (companyId, ids) =>
      new Set(
        visible(companyId)
          .map(({ id }) => id)
          .filter((id) => ids.includes(id)),
      ),
    stopCounting: async () => undefined,
    ownsAllowance: async (companyId, key) =>
      visible(companyId).some(({ allowances }) => allowances.some((name) => normalKey(name) === key)),
  };
}
