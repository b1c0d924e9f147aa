/// <reference types="jest" />
import type { UnitOfWork } from '@anz-payroll/kernel';
import type { AccountStores } from '../../ports/account-stores';

export interface ContractedAccounts {
  readonly unitOfWork: UnitOfWork<AccountStores>;
  /** A company of this customer, made the way the real companies are; answers its id. */
  addCompany(customerId: number): Promise<number>;
  close?(): Promise<void>;
}

export type MakeAccounts = () => Promise<ContractedAccounts>;

/** A fresh schema on a busy machine takes its time. */
const openingMs = 60_000;

export const now = 1_800_000_000_000;
export const customer = {
  name: 'Kōwhai Ltd',
  isApiAdmin: true,
  isReseller: false,
  defaultCompanyId: null,
  createdAt: now,
};
export const scopes = ['openid', 'payroll.read'] as const;

export type AccountsScene = ReturnType<typeof accountsScene>;

/** Stores opened for a suite, and the records that its tests begin with. */
export function accountsScene(make: MakeAccounts) {
  let accounts: ContractedAccounts;
  let count = 0;
  const fresh = (prefix: string) => {
    count += 1;
    return `${prefix}-${count}`;
  };
  /** The number of a customer that no record has yet. */
  const freshId = () => {
    count += 1;
    return 1_000_000 + count;
  };
  const run = <T>(work: (stores: AccountStores) => Promise<T>) => accounts.unitOfWork.run(work);
  const addUser = (customerId: number, email = fresh('user@example.test')) =>
    run(async ({ users }) => {
      const user = await users.add({
        customerId,
        name: 'Ana Müller 😀',
        email,
        emailKey: email,
        role: 'bookkeeper',
        passwordHash: null,
        isActive: true,
        signedOnAt: null,
        signedOnAs: null,
        removedAt: null,
        createdAt: now,
      });
      if (user === undefined) throw new Error('taken');
      return user;
    });
  const addClient = (customerId: number) =>
    run(({ clients }) =>
      clients.add({
        clientId: fresh('client'),
        customerId,
        name: 'Rosters',
        isPublic: false,
        secretHash: fresh('hash'),
        redirectUris: ['https://rosters.test/cb', 'https://rosters.test/cb?x=1'],
        endsAt: null,
        lastUsedAt: null,
        createdAt: now,
        revokedAt: null,
      }),
    );
  const addGrant = (customerId: number, clientRecordId: number | null, userId: number | null) =>
    run(({ grants }) =>
      grants.add({
        clientRecordId,
        customerId,
        userId,
        scopes: [...scopes],
        companyIds: null,
        authenticatedAt: now - 60_000,
        createdAt: now,
        revokedAt: null,
        revokedBecause: null,
      }),
    );
  const addPair = async (grantId: number, over: { refreshExpiresAt?: number; accessExpiresAt?: number } = {}) => {
    const pair = {
      grantId,
      accessHash: fresh('access'),
      accessScopes: [...scopes],
      accessExpiresAt: over.accessExpiresAt ?? now + 1,
      accessRevokedAt: null,
      refreshHash: fresh('refresh'),
      refreshExpiresAt: over.refreshExpiresAt ?? now + 2,
      refreshUsedAt: null,
      createdAt: now,
    };
    await run(({ tokens }) => tokens.add(pair));
    return pair;
  };
  const household = async () => {
    const owner = await run(({ customers }) => customers.add(customer));
    const user = await addUser(owner.id);
    const client = await addClient(owner.id);
    const grant = await addGrant(owner.id, client.id, user.id);
    return { owner, user, client, grant };
  };

  beforeAll(async () => {
    accounts = await make();
  }, openingMs);
  afterAll(() => accounts.close?.(), openingMs);
  return {
    ...{ run, fresh, freshId, addUser, addClient, addGrant, addPair, household },
    addCompany: (customerId: number) => accounts.addCompany(customerId),
  };
}
