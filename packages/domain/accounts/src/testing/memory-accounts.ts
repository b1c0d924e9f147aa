import type { UnitOfWork } from '@anz-payroll/kernel';
import { auditOrigin, type AuditEntry } from '../domain/audit-entry';
import type { AccountEmail, AccountStores, CompanyReach } from '../ports/account-stores';
import { memoryAccountTables, type Row } from './memory-account-tables';
import { memoryOAuthStores } from './memory-oauth-stores';
import { memoryReleaseStores } from './memory-release-stores';
import { withRole } from './memory-role';
import { memorySignInStores } from './memory-sign-in-stores';

export interface MemoryAccounts {
  readonly unitOfWork: UnitOfWork<AccountStores>;
  /** Companies are of another package; a test says which exist and whose they are. */
  readonly companies: Map<number, number>;
  /** The e-mails that were queued, in their order. */
  readonly emails: () => readonly AccountEmail[];
  /** Changes a stored audit entry behind the log's back, as an intruder would. */
  readonly tamper: (customerId: number, sequence: number, change: Partial<AuditEntry>) => void;
}

/** Every port of this package in memory: one unit of work at a time, and one that throws leaves nothing behind. */
export function memoryAccounts(): MemoryAccounts {
  const tables = memoryAccountTables();
  const {
    customers,
    users,
    ownRoles,
    plans,
    subscriptions,
    partnerLinks,
    listings,
    accesses,
    codes,
    pairs,
    requests,
    sessions,
    links,
    challenges,
    guessLogs,
    audit,
    emails,
  } = tables;
  const companies = new Map<number, number>();
  const chain = (customerId: number) =>
    audit
      .all()
      .filter((entry) => entry.customerId === customerId)
      .sort((a, b) => a.sequence - b.sequence);
  const headOf = (customerId: number) => {
    const last = chain(customerId).at(-1);
    return { sequence: last?.sequence ?? 0, hash: last?.hash ?? auditOrigin };
  };

  const reachOf = (companyId: number, customerId: number, userId: number | null): CompanyReach => {
    const role = withRole(tables, userId === null ? undefined : users.get(userId))?.role ?? null;
    const isListed = listings.find((row) => row.userId === userId && row.companyId === companyId) !== undefined;
    return { customerId, role, isListed };
  };

  const stores: AccountStores = {
    ...memorySignInStores(tables),
    ...memoryOAuthStores(tables),
    ...memoryReleaseStores(tables),
    customers: {
      add: async (customer) => customers.addFresh(customer),
      find: async (id) => customers.get(id),
      save: async (customer) => customers.save(customer),
      all: async () => customers.all(),
    },
    users: {
      add: async (user) => users.add(user),
      find: async (id) => withRole(tables, users.get(id)),
      findByEmail: async (emailKey) =>
        withRole(
          tables,
          users.find((user) => user.emailKey === emailKey),
        ),
      ofCustomer: async (customerId) =>
        users
          .all()
          .filter((user) => user.customerId === customerId && user.removedAt === null)
          .map((user) => withRole(tables, user)),
      save: async (user) => users.save(user),
      saveUnlessTaken: async (user) => {
        const isTaken = users.find(({ id, emailKey }) => id !== user.id && emailKey === user.emailKey) !== undefined;
        if (!isTaken) users.save(user);
        return !isTaken;
      },
    },
    ownRoles: {
      add: async (role) => ownRoles.add(role),
      find: async (id) => ownRoles.get(id),
      ofCustomer: async (customerId) =>
        ownRoles
          .all()
          .filter((role) => role.customerId === customerId)
          .sort((a, b) => (a.nameKey < b.nameKey ? -1 : 1)),
      save: async (role) => ownRoles.save(role),
      remove: async (role) => {
        ownRoles.save(role);
        ownRoles.delete(({ id }) => id === role.id, 1);
      },
    },
    plans: {
      add: async (plan) => plans.add(plan),
      find: async (id) => plans.get(id),
      findByCode: async (code) => plans.find((plan) => plan.code === code),
    },
    subscriptions: {
      add: async (subscription) => subscriptions.addFresh(subscription),
      find: async (id) => subscriptions.get(id),
      ofCustomer: async (customerId) => subscriptions.all().filter((one) => one.customerId === customerId),
      subscribedPlans: async (customerId) =>
        subscriptions
          .all()
          .filter((one) => one.customerId === customerId)
          .map(({ startsAt, endsAt, planId }) => ({
            startsAt,
            endsAt,
            employeeCap: plans.get(planId)?.employeeCap ?? null,
          })),
      save: async (subscription) => subscriptions.save(subscription),
    },
    partnerLinks: {
      add: async (link) => partnerLinks.add(link),
      ofReseller: async (resellerId) => partnerLinks.all().filter((link) => link.resellerId === resellerId),
      ofEndCustomer: async (id) => partnerLinks.find((link) => link.endCustomerId === id),
    },
    companyAccess: {
      reach: async (companyId, userId) => {
        const customerId = companies.get(companyId);
        return customerId === undefined ? undefined : reachOf(companyId, customerId, userId);
      },
      reachWithin: async (customerId, userId) =>
        new Map(
          [...companies]
            .filter(([, owner]) => owner === customerId)
            .map(([companyId]) => [companyId, reachOf(companyId, customerId, userId)]),
        ),
      companiesOf: async (userId) =>
        listings
          .all()
          .filter((row) => row.userId === userId)
          .map((row) => row.companyId)
          .sort((a, b) => a - b),
      replace: async (userId, companyIds) => {
        listings.delete((row) => row.userId === userId, Number.POSITIVE_INFINITY);
        for (const companyId of companyIds) listings.add({ userId, companyId });
      },
      list: async (userId, companyId) => {
        listings.add({ userId, companyId });
      },
    },
    employeeAccess: {
      add: async (access) =>
        accesses.find((row) => row.userId === access.userId && row.companyId === access.companyId) === undefined
          ? accesses.add(access)
          : undefined,
      ofEmployee: async (employeeId) => accesses.find((row) => row.employeeId === employeeId),
      ofUser: async (userId) => accesses.all().filter((row) => row.userId === userId),
      remove: async (id) => void accesses.delete((row) => row.id === id, 1),
    },
    emails: { add: async (email, at) => void emails.addFresh({ ...email, at }) },
    audit: {
      mac: (text) => `mac(${text})`,
      reserve: async (customerId) => {
        const head = headOf(customerId);
        return { sequence: head.sequence + 1, previousHash: head.hash };
      },
      append: async (entries) => entries.forEach((entry) => void audit.addFresh(entry)),
      latest: async (customerId, { before = Number.POSITIVE_INFINITY, limit, userId, action }) =>
        chain(customerId)
          .filter((entry) => entry.sequence < before)
          .filter((entry) => (userId ?? entry.userId) === entry.userId && (action ?? entry.action) === entry.action)
          .reverse()
          .slice(0, limit)
          .map(asEntry),
      after: async (customerId, sequence, limit) =>
        chain(customerId)
          .filter((entry) => entry.sequence > sequence)
          .slice(0, limit)
          .map(asEntry),
      head: async (customerId) => ({ customerId, ...headOf(customerId), isGenuine: true }),
      heads: async () =>
        [...new Set(audit.all().map(({ customerId }) => customerId))]
          .sort((a, b) => a - b)
          .map((customerId) => ({ customerId, ...headOf(customerId) })),
    },
    housekeeping: {
      deleteEnded: async (before, limit) =>
        codes.delete((code) => code.expiresAt < before, limit) +
        pairs.delete((pair) => Math.max(pair.accessExpiresAt, pair.refreshExpiresAt ?? 0) < before, limit) +
        requests.delete((request) => request.expiresAt < before, limit) +
        sessions.delete((session) => session.expiresAt < before, limit) +
        links.delete((link) => link.expiresAt < before, limit) +
        challenges.delete((challenge) => challenge.expiresAt < before, limit) +
        guessLogs.delete((log) => Math.max(0, ...log.guesses) < before, limit),
    },
  };

  let last: Promise<unknown> = Promise.resolve();
  const unitOfWork: UnitOfWork<AccountStores> = {
    run: (work) => {
      const next = last.then(async () => {
        const restore = Object.values(tables).map((table) => table.snapshot());
        try {
          return await work(stores);
        } catch (error) {
          for (const putBack of restore) putBack();
          throw error;
        }
      });
      last = next.catch(() => undefined);
      return next;
    },
  };
  return {
    unitOfWork,
    companies,
    emails: () => emails.all(),
    tamper: (customerId, sequence, change) =>
      void audit.change((entry) => entry.customerId === customerId && entry.sequence === sequence, change),
  };
}

function asEntry({ id: _id, version: _version, ...entry }: Row<AuditEntry>): AuditEntry {
  return entry;
}
