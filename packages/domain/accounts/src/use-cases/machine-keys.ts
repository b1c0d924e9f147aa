import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { checkMachineKey, lastDayOf, mostMachineKeys, type MachineKey } from '../domain/machine-key';
import { isMachineClient, type MachineClient } from '../domain/oauth-client';
import type { AccountStores } from '../ports/account-stores';
import { reachesEach } from './reach-company';
import { grantDetails, recordAudit } from './record-audit';

export interface CreateMachineKey {
  readonly customerId: number;
  /** Who makes it: it acts as them, and ends with them. */
  readonly userId: number;
  readonly name: string;
  readonly scopes: readonly string[];
  /** Null for every company that the user reaches. */
  readonly companyIds: readonly number[] | null;
  /** The last day on which it works, in UTC: `2027-06-30`; 90 days ahead when left out. */
  readonly endsOn?: string | undefined;
}

/** The secret exists in the clear only in this answer. */
export interface KeyWithSecret {
  readonly key: MachineKey;
  readonly secret: string;
}

/** Makes a key for a machine: a client of its own with a grant of whoever makes it. */
export function createMachineKey(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (command: CreateMachineKey, actor: Actor): Promise<Result<KeyWithSecret, AccountsRefusal>> => {
    const { customerId, userId, companyIds } = command;
    const clientId = deps.secrets.random().slice(0, 22);
    const secret = deps.secrets.random();
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const user = await stores.users.find(userId);
      const customer = await stores.customers.find(customerId);
      if (customer === undefined || user?.isActive !== true || user.customerId !== customerId) {
        return refused({ code: 'user/unknown', message: 'A key belongs to a user of the account.' });
      }
      const details = checkMachineKey(command, customer.isReseller, now);
      if (!details.ok) return details;
      if (!(await reachesEach(stores, { customerId, userId }, companyIds))) {
        const message = 'Choose one or more of your companies.';
        return refused({ code: 'key/invalid', message, path: 'companyIds' });
      }
      if ((await keyClients(stores, customerId)).length >= mostMachineKeys) {
        const message = `An account has at most ${mostMachineKeys} keys. Revoke one that is not needed any more.`;
        return refused({ code: 'key/limit', message });
      }
      // Over the version that was read, so that two keys at the same moment are both counted.
      await stores.customers.save(customer);
      const { name, scopes, endsAt } = details.value;
      const client = await stores.clients.add({
        clientId,
        customerId,
        name,
        isPublic: false,
        secretHash: deps.secrets.digest(secret),
        redirectUris: [],
        endsAt,
        lastUsedAt: null,
        createdAt: now,
        revokedAt: null,
      });
      const grant = await stores.grants.add({
        clientRecordId: client.id,
        customerId,
        userId,
        scopes,
        companyIds: companyIds === null ? null : [...new Set(companyIds)].sort((a, b) => a - b),
        authenticatedAt: null,
        createdAt: now,
        revokedAt: null,
        revokedBecause: null,
      });
      await recordAudit(stores, { ...actor, customerId }, now, {
        action: 'key.create',
        recordType: 'key',
        recordId: clientId,
        details: { ...grantDetails(grant), name, ends_on: lastDayOf(endsAt) },
      });
      return accepted({ key: { client: { ...client, endsAt }, grant }, secret });
    });
  };
}

/** The keys of a customer that were not revoked, those that have ended too. */
export function listMachineKeys(deps: Pick<AccountsDependencies, 'reading'>) {
  return async (customerId: number): Promise<readonly MachineKey[]> =>
    deps.reading.run(async (stores) => {
      const clients = await keyClients(stores, customerId);
      const grants = await stores.grants.ofClients(clients.map(({ id }) => id));
      return clients.flatMap((client) => {
        const grant = grants.find(({ clientRecordId }) => clientRecordId === client.id);
        return grant === undefined ? [] : [{ client, grant }];
      });
    });
}

/** Ends a key and the tokens that it got, at once. */
export function revokeMachineKey(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock'>) {
  return async (
    { customerId, clientId }: { readonly customerId: number; readonly clientId: string },
    actor: Actor,
  ): Promise<Result<null, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const client = await stores.clients.findByClientId(clientId);
      const isThere = client?.customerId === customerId && client.revokedAt === null && isMachineClient(client);
      if (!isThere) return refused({ code: 'key/unknown', message: 'There is no such key.' });
      await stores.clients.save({ ...client, revokedAt: now });
      for (const { id } of await stores.grants.ofClients([client.id])) await stores.grants.revoke(id, now, 'customer');
      await recordAudit(stores, { ...actor, customerId }, now, {
        action: 'key.revoke',
        recordType: 'key',
        recordId: clientId,
        details: { name: client.name },
      });
      return accepted(null);
    });
}

async function keyClients({ clients }: Pick<AccountStores, 'clients'>, customerId: number) {
  const all = await clients.ofCustomer(customerId);
  return all.filter((client): client is MachineClient => isMachineClient(client) && client.revokedAt === null);
}
