import type { UnitOfWork } from '@anz-payroll/kernel';
import type { AuditEntry } from '../domain/audit-entry';
import { auditOrigin } from '../domain/audit-entry';
import type { AuthorizationCode } from '../domain/authorization-code';
import type { AuthorizationRequest } from '../domain/authorization-request';
import type { Customer } from '../domain/customer';
import type { EmployeeAccess } from '../domain/employee-access';
import { operatorTokenName, type Grant } from '../domain/grant';
import type { KeyRefusal } from '../domain/machine-key';
import type { OAuthClient } from '../domain/oauth-client';
import type { OwnRole } from '../domain/own-role';
import type { PartnerLink } from '../domain/partner-link';
import type { Passkey } from '../domain/passkey';
import type { PasswordLink } from '../domain/password-link';
import type { Plan } from '../domain/plan';
import { isDelegationActive, type Delegation } from '../domain/delegation';
import type { ReleaseRequest, ReleaseRules } from '../domain/release';
import type { SecondFactor } from '../domain/second-factor';
import type { Session } from '../domain/session';
import type { SignInChallenge } from '../domain/sign-in-challenge';
import type { SignOnDomain } from '../domain/sign-on-domain';
import type { SigningKey } from '../domain/signing-key';
import type { Subscription } from '../domain/subscription';
import type { TokenPair } from '../domain/token-pair';
import type { User } from '../domain/user';
import { webOrigins } from '../domain/web-origins';
import type { RefreshFacts } from '../ports/access-facts';
import type { AccountEmail, AccountStores, CompanyReach, Connection } from '../ports/account-stores';
import { MemoryTable } from './memory-table';

type Row<T> = T & { readonly id: number; readonly version: number };

interface KeyRefusals {
  readonly id: number;
  readonly version: number;
  readonly clientRecordId: number;
  readonly reason: KeyRefusal;
  readonly notedAt: number;
  readonly unnoted: number;
}

export interface MemoryAccounts {
  readonly unitOfWork: UnitOfWork<AccountStores>;
  /** Companies belong to another room; a test says which exist and whose they are. */
  readonly companies: Map<number, number>;
  /** The e-mails that were queued, in their order. */
  readonly emails: () => readonly AccountEmail[];
  /** Changes a stored audit entry behind the log's back, as an intruder would. */
  readonly tamper: (customerId: number, sequence: number, change: Partial<AuditEntry>) => void;
}

/** Every port of this package in memory: one unit of work at a time, and one that throws leaves nothing behind. */
export function memoryAccounts(): MemoryAccounts {
  const customers = new MemoryTable<Customer>();
  const users = new MemoryTable<User>((user) => user.emailKey);
  const ownRoles = new MemoryTable<OwnRole>((role) => `${role.customerId} ${role.nameKey}`);
  /** The user with the role as it is now. */
  const withRole = <U extends User | undefined>(user: U): U =>
    user === undefined || typeof user.role !== 'object'
      ? user
      : { ...user, role: ownRoles.get(user.role.id) ?? ('employee' as const) };
  const plans = new MemoryTable<Plan>((plan) => plan.code);
  const subscriptions = new MemoryTable<Subscription>();
  const partnerLinks = new MemoryTable<PartnerLink>((link) => String(link.endCustomerId));
  const listings = new MemoryTable<Row<{ userId: number; companyId: number }>>(
    (row) => `${row.userId} ${row.companyId}`,
  );
  const accesses = new MemoryTable<EmployeeAccess>((row) => String(row.employeeId));
  const clients = new MemoryTable<OAuthClient>((client) => client.clientId);
  const refusals = new MemoryTable<KeyRefusals>((row) => `${row.clientRecordId} ${row.reason}`);
  const grants = new MemoryTable<Grant>();
  const codes = new MemoryTable<AuthorizationCode>((code) => code.hash);
  const pairs = new MemoryTable<TokenPair>((pair) => pair.accessHash);
  const requests = new MemoryTable<AuthorizationRequest>((request) => request.hash);
  const sessions = new MemoryTable<Session>((session) => session.hash);
  const links = new MemoryTable<PasswordLink>((link) => link.hash);
  const releaseRules = new MemoryTable<Row<ReleaseRules>>((rules) => String(rules.companyId));
  const releases = new MemoryTable<ReleaseRequest>();
  const delegations = new MemoryTable<Delegation>();
  const bankAccounts = new MemoryTable<Row<{ companyId: number; employeeId: number; at: number }>>(
    (row) => `${row.companyId} ${row.employeeId}`,
  );
  const factors = new MemoryTable<SecondFactor>((factor) => String(factor.userId));
  const signOnDomains = new MemoryTable<SignOnDomain>(({ customerId, domain }) => `${customerId} ${domain}`);
  const challenges = new MemoryTable<SignInChallenge>((challenge) => challenge.hash);
  const passkeys = new MemoryTable<Passkey>((passkey) => passkey.credentialHash);
  const guessLogs = new MemoryTable<Row<{ key: string; guesses: readonly number[] }>>((log) => log.key);
  const signingKeys = new MemoryTable<SigningKey>((key) => String(key.generation));
  const audit = new MemoryTable<Row<AuditEntry>>((entry) => `${entry.customerId} ${entry.sequence}`);
  const emails = new MemoryTable<Row<AccountEmail & { readonly at: number }>>();
  const companies = new Map<number, number>();
  const tables = [
    customers, users, ownRoles, plans, subscriptions, partnerLinks, listings, clients, refusals, grants, codes, pairs, requests, sessions,
    links, guessLogs, signingKeys, audit, emails, factors, signOnDomains, challenges, passkeys, accesses, releaseRules, releases, bankAccounts,
    delegations,
  ]; // prettier-ignore

  const isClientRevoked = (id: number | null) => id !== null && clients.get(id)?.revokedAt !== null;
  const chain = (customerId: number) =>
    audit
      .all()
      .filter((entry) => entry.customerId === customerId)
      .sort((a, b) => a.sequence - b.sequence);
  const headOf = (customerId: number) => {
    const last = chain(customerId).at(-1);
    return { sequence: last?.sequence ?? 0, hash: last?.hash ?? auditOrigin };
  };
  const live = (now: number, fits: (grant: Grant, client: OAuthClient) => boolean): Connection[] =>
    grants.all().flatMap((grant) => {
      const client = grant.clientRecordId === null ? undefined : clients.get(grant.clientRecordId);
      const isLive =
        grant.revokedAt === null &&
        client?.revokedAt === null &&
        pairs.all().some((pair) => {
          const isOpen = pair.refreshUsedAt === null && pair.refreshExpiresAt !== null && pair.refreshExpiresAt > now;
          return pair.grantId === grant.id && isOpen;
        });
      if (client === undefined || !isLive || !fits(grant, client)) return [];
      const customerName = customers.get(grant.customerId)?.name ?? '';
      return [{ grant, clientName: client.name, clientId: client.clientId, customerName }];
    });

  const refreshFacts = (hash: string): RefreshFacts | undefined => {
    const pair = pairs.find((one) => one.refreshHash === hash);
    const grant = pair && grants.get(pair.grantId);
    const expiresAt = pair?.refreshExpiresAt ?? null;
    if (pair === undefined || expiresAt === null || grant === undefined) return undefined;
    const isUserClosed = grant.userId !== null && users.get(grant.userId)?.isActive !== true;
    return {
      grantId: grant.id,
      clientRecordId: grant.clientRecordId,
      customerId: grant.customerId,
      userId: grant.userId,
      scopes: grant.scopes,
      authenticatedAt: grant.authenticatedAt,
      issuedAt: pair.createdAt,
      expiresAt,
      usedAt: pair.refreshUsedAt,
      isRevoked: grant.revokedAt !== null || isUserClosed,
    };
  };

  const reachOf = (companyId: number, customerId: number, userId: number | null): CompanyReach => {
    const role = withRole(userId === null ? undefined : users.get(userId))?.role ?? null;
    const isListed = listings.find((row) => row.userId === userId && row.companyId === companyId) !== undefined;
    return { customerId, role, isListed };
  };

  const stores: AccountStores = {
    customers: {
      add: async (customer) => customers.addFresh(customer),
      find: async (id) => customers.get(id),
      save: async (customer) => customers.save(customer),
      all: async () => customers.all(),
    },
    users: {
      add: async (user) => users.add(user),
      find: async (id) => withRole(users.get(id)),
      findByEmail: async (emailKey) => withRole(users.find((user) => user.emailKey === emailKey)),
      ofCustomer: async (customerId) =>
        users
          .all()
          .filter((user) => user.customerId === customerId && user.removedAt === null)
          .map(withRole),
      save: async (user) => users.save(user),
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
      remove: async (id) => void ownRoles.delete((role) => role.id === id, 1),
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
    clients: {
      add: async (client) => clients.addFresh(client),
      find: async (id) => clients.get(id),
      findByClientId: async (clientId) => clients.find((client) => client.clientId === clientId),
      publicOfOrigin: async (origin) =>
        clients
          .all()
          .filter((one) => one.isPublic && one.revokedAt === null && webOrigins(one.redirectUris).includes(origin))
          .map(({ clientId }) => clientId),
      ofCustomer: async (customerId) => clients.all().filter((client) => client.customerId === customerId),
      save: async (client) => clients.save(client),
      use: async (id, lastUsedAt) => void clients.change((client) => client.id === id, { lastUsedAt }),
      refuse: async (id, reason, at, quietMs) => {
        const isIt = (one: KeyRefusals) => one.clientRecordId === id && one.reason === reason;
        const { notedAt, unnoted } =
          refusals.find(isIt) ?? refusals.addFresh({ clientRecordId: id, reason, notedAt: 0, unnoted: 0 });
        const isDue = at - notedAt >= quietMs;
        refusals.change(isIt, isDue ? { notedAt: at, unnoted: 0 } : { unnoted: unnoted + 1 });
        return isDue ? unnoted + 1 : undefined;
      },
    },
    grants: {
      add: async (grant) => grants.addFresh(grant),
      find: async (id) => grants.get(id),
      ofClients: async (ids) => grants.all().filter(({ clientRecordId: id }) => id !== null && ids.includes(id)),
      revoke: async (id, revokedAt, revokedBecause) =>
        grants.change((grant) => grant.id === id && grant.revokedAt === null, { revokedAt, revokedBecause }) === 1,
      revokeAllOfUser: async (userId, revokedAt, revokedBecause) =>
        grants.change((grant) => grant.userId === userId && grant.revokedAt === null, { revokedAt, revokedBecause }),
      liveForPartner: async (partnerId, now) => live(now, (_, client) => client.customerId === partnerId),
      liveForCustomer: async (customerId, now) => [
        ...live(now, (grant) => grant.customerId === customerId),
        ...grants
          .all()
          .filter(
            (grant) => grant.customerId === customerId && grant.clientRecordId === null && grant.revokedAt === null,
          )
          .filter((grant) =>
            pairs
              .all()
              .some((pair) => pair.grantId === grant.id && pair.accessRevokedAt === null && pair.accessExpiresAt > now),
          )
          .map((grant) => ({
            grant,
            clientName: operatorTokenName,
            clientId: '',
            customerName: customers.get(customerId)?.name ?? '',
          })),
      ],
    },
    codes: {
      add: async (code) => void codes.addFresh(code),
      find: async (hash) => codes.find((code) => code.hash === hash),
      use: async (hash, usedAt) => codes.change((code) => code.hash === hash && code.usedAt === null, { usedAt }) === 1,
    },
    tokens: {
      add: async (pair) => void pairs.addFresh(pair),
      addAll: async (added) => added.forEach((pair) => void pairs.addFresh(pair)),
      findGoodRefreshes: async (hashes, now) =>
        new Map(
          hashes.flatMap((hash) => {
            const facts = refreshFacts(hash);
            const client = clients.get(facts?.clientRecordId ?? 0);
            if (facts === undefined || client === undefined || client.revokedAt !== null) return [];
            if (facts.usedAt !== null || facts.expiresAt <= now || facts.isRevoked) return [];
            const { clientId, isPublic, secretHash, redirectUris } = client;
            const known = { clientId, isPublic, secretHash, redirectUris };
            const { grantId, customerId, authenticatedAt, scopes } = facts;
            return [[hash, { grantId, customerId, authenticatedAt, scopes, client: known }]];
          }),
        ),
      findByRefresh: async (hash) => refreshFacts(hash),
      useRefresh: async (hash, refreshUsedAt) =>
        pairs.change((pair) => pair.refreshHash === hash && pair.refreshUsedAt === null, { refreshUsedAt }) === 1,
      useRefreshes: async (hashes, refreshUsedAt) =>
        pairs.change(
          (pair) => pair.refreshHash !== null && hashes.includes(pair.refreshHash) && pair.refreshUsedAt === null,
          { refreshUsedAt },
        ),
      findAccess: async (hash) => {
        const pair = pairs.find((one) => one.accessHash === hash);
        const grant = pair && grants.get(pair.grantId);
        const customer = grant && customers.get(grant.customerId);
        if (pair === undefined || grant === undefined || customer === undefined) return undefined;
        const user = withRole(grant.userId === null ? undefined : users.get(grant.userId));
        const client = grant.clientRecordId === null ? undefined : clients.get(grant.clientRecordId);
        return {
          tokenId: pair.id,
          grantId: grant.id,
          scopes: pair.accessScopes,
          companyIds: grant.companyIds,
          issuedAt: pair.createdAt,
          expiresAt: pair.accessExpiresAt,
          isRevoked: pair.accessRevokedAt !== null || grant.revokedAt !== null || isClientRevoked(grant.clientRecordId),
          clientId: client?.clientId ?? null,
          clientRecordId: grant.clientRecordId,
          customerId: customer.id,
          isApiAdmin: customer.isApiAdmin,
          isReseller: customer.isReseller,
          user: user === undefined ? null : { id: user.id, role: user.role, isActive: user.isActive },
          subscriptions: subscriptions
            .all()
            .filter((one) => one.customerId === customer.id)
            .map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
        };
      },
      revokeAccess: async (hash, accessRevokedAt) =>
        void pairs.change((pair) => pair.accessHash === hash && pair.accessRevokedAt === null, { accessRevokedAt }),
    },
    authorizationRequests: {
      add: async (request) => void requests.addFresh(request),
      find: async (hash) => requests.find((request) => request.hash === hash),
      use: async (hash, usedAt) =>
        requests.change((request) => request.hash === hash && request.usedAt === null, { usedAt }) === 1,
    },
    sessions: {
      add: async (session) => void sessions.addFresh(session),
      find: async (hash) => sessions.find((session) => session.hash === hash),
      end: async (hash, endedAt) =>
        void sessions.change((session) => session.hash === hash && session.endedAt === null, { endedAt }),
      see: async (hash, seenAt) =>
        void sessions.change((session) => session.hash === hash && session.endedAt === null, { seenAt }),
      endAllOfUser: async (userId, endedAt) =>
        void sessions.change((session) => session.userId === userId && session.endedAt === null, { endedAt }),
      ofUser: async (userId) =>
        sessions
          .all()
          .filter((session) => session.userId === userId)
          .reverse(),
      confirm: async (id, confirmedAt) => void sessions.change((session) => session.id === id, { confirmedAt }),
    },
    secondFactors: {
      find: async (userId) => factors.find((factor) => factor.userId === userId),
      add: async (factor) => void factors.addFresh(factor),
      save: async (factor) => factors.save(factor),
      remove: async (userId) => void factors.delete((factor) => factor.userId === userId, 1),
    },
    signOnDomains: {
      add: async (domain) => signOnDomains.add(domain),
      find: async (id) => signOnDomains.get(id),
      ofCustomer: async (customerId) => signOnDomains.all().filter((one) => one.customerId === customerId),
      ofDomain: async (domain) => signOnDomains.all().filter((one) => one.domain === domain),
      save: async (domain) => signOnDomains.save(domain),
      remove: async (id) => void signOnDomains.delete((one) => one.id === id, 1),
    },
    signInChallenges: {
      add: async (challenge) => void challenges.addFresh(challenge),
      find: async (hash) => challenges.find((one) => one.hash === hash),
      use: async (hash, usedAt) =>
        challenges.change((one) => one.hash === hash && one.usedAt === null, { usedAt }) === 1,
    },
    passkeys: {
      add: async (passkey) => passkeys.add(passkey),
      findByCredential: async (hash) => passkeys.find(({ credentialHash }) => credentialHash === hash),
      ofUser: async (userId) => passkeys.all().filter((one) => one.userId === userId),
      save: async (passkey) => passkeys.save(passkey),
      remove: async (id) => void passkeys.delete((one) => one.id === id, 1),
    },
    passwordLinks: {
      add: async (link) => void links.addFresh(link),
      find: async (hash) => links.find((link) => link.hash === hash),
      use: async (hash, usedAt) => links.change((link) => link.hash === hash && link.usedAt === null, { usedAt }) === 1,
      useAllOfUser: async (userId, usedAt) =>
        void links.change((link) => link.userId === userId && link.usedAt === null, { usedAt }),
    },
    releases: {
      rulesOf: async (companyId) => releaseRules.find((rules) => rules.companyId === companyId),
      setRules: async ({ customerId, companyId }, settings) => {
        if (releaseRules.change((rules) => rules.companyId === companyId, settings) === 0) {
          releaseRules.addFresh({ customerId, companyId, ...settings });
        }
      },
      add: async (request) => releases.addFresh(request),
      find: async (id) => releases.get(id),
      ofSubject: async (companyId, kind, subject) =>
        releases
          .all()
          .filter((one) => one.companyId === companyId && one.kind === kind && one.subject === subject)
          .reverse(),
      ofCompany: async (companyId) =>
        releases
          .all()
          .filter((one) => one.companyId === companyId)
          .reverse()
          .slice(0, 200),
      decide: async (id, decision) => releases.change((one) => one.id === id && one.decidedAt === null, decision) === 1,
      use: async (id, usedAt) =>
        releases.change((one) => one.id === id && one.usedAt === null && one.isApproved === true, { usedAt }) === 1,
      giveBack: async (id, usedAt) =>
        releases.change((one) => one.id === id && one.usedAt === usedAt, { usedAt: null }) === 1,
      noteBankAccount: async (companyId, employeeId, at) => {
        const isIt = (row: { companyId: number; employeeId: number }) =>
          row.companyId === companyId && row.employeeId === employeeId;
        if (bankAccounts.change(isIt, { at }) === 0) bankAccounts.addFresh({ companyId, employeeId, at });
      },
      bankAccountsSince: async (companyId, since) =>
        bankAccounts
          .all()
          .filter((row) => row.companyId === companyId && row.at > since)
          .map(({ employeeId }) => employeeId),
    },
    delegations: {
      add: async (delegation) => delegations.addFresh(delegation),
      find: async (id) => delegations.get(id),
      ofCustomer: async (customerId, now) =>
        delegations.all().filter((one) => one.customerId === customerId && one.endedAt === null && now < one.endsAt),
      activeTo: async (delegateId, now) =>
        delegations
          .all()
          .filter((one) => one.delegateId === delegateId && one.endedAt === null && isDelegationActive(one, now)),
      end: async (id, endedAt) => delegations.change((one) => one.id === id && one.endedAt === null, { endedAt }) === 1,
    },
    emails: { add: async (email, at) => void emails.addFresh({ ...email, at }) },
    guessLogs: {
      hold: async (key) => guessLogs.find((log) => log.key === key)?.guesses ?? [],
      put: async (key, guesses) => {
        if (guessLogs.change((log) => log.key === key, { guesses }) === 0) guessLogs.addFresh({ key, guesses });
      },
    },
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
    signingKeys: {
      all: async () => signingKeys.all().sort((a, b) => a.generation - b.generation),
      add: async (key) => signingKeys.add(key),
      withdraw: async (id, withdrawnAt) => void signingKeys.change((key) => key.id === id, { withdrawnAt }),
      delete: async (ids) => void signingKeys.delete((key) => ids.includes(key.id), ids.length),
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
        const restore = tables.map((table) => table.snapshot());
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
