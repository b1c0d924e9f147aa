import { operatorTokenName, type Grant } from '../domain/grant';
import type { OAuthClient } from '../domain/oauth-client';
import { webOrigins } from '../domain/web-origins';
import type { RefreshFacts } from '../ports/access-facts';
import type { AccountStores, Connection } from '../ports/account-stores';
import { type KeyRefusals, type MemoryAccountTables } from './memory-account-tables';
import { withRole } from './memory-role';

/** Applications, what they were granted, and their codes and tokens. */
export function memoryOAuthStores(
  tables: MemoryAccountTables,
): Pick<AccountStores, 'clients' | 'grants' | 'codes' | 'tokens' | 'authorizationRequests' | 'signingKeys'> {
  const { customers, users, subscriptions, clients, refusals, grants, codes, pairs, requests, signingKeys } = tables;
  const isClientRevoked = (id: number | null) => id !== null && clients.get(id)?.revokedAt !== null;
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

  return {
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
        const user = withRole(tables, grant.userId === null ? undefined : users.get(grant.userId));
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
    signingKeys: {
      all: async () => signingKeys.all().sort((a, b) => a.generation - b.generation),
      add: async (key) => signingKeys.add(key),
      withdraw: async (id, withdrawnAt) => void signingKeys.change((key) => key.id === id, { withdrawnAt }),
      delete: async (ids) => void signingKeys.delete((key) => ids.includes(key.id), ids.length),
    },
  };
}
