import { permissionNames } from '../security';
import type { Authenticator, CompanyAccess, Principal } from '../security';

/** A principal that may do everything; a test narrows what it is about. */
export function principalWith(changes: Partial<Principal> = {}): Principal {
  return {
    kind: 'user',
    customerId: 1,
    userId: 1,
    isOwner: true,
    departments: null,
    permissions: permissionNames,
    clientId: 'client-1',
    scopes: ['openid', 'payroll.read', 'payroll.write'],
    companyIds: null,
    isApiAdmin: false,
    isReseller: false,
    hasActiveSubscription: true,
    ...changes,
  };
}

export interface FakeAuthenticator extends Authenticator {
  /** How often a token was looked up: what would be a database call. */
  readonly calls: number;
}

/** Tokens by their text; `expired` stands for one that was valid once. */
export function fakeAuthenticator(tokens: Readonly<Record<string, Principal | 'expired'>>): FakeAuthenticator {
  let calls = 0;
  return {
    get calls() {
      return calls;
    },
    authenticate(token) {
      calls++;
      const found = Object.hasOwn(tokens, token) ? tokens[token] : undefined;
      if (found === undefined) return Promise.resolve({ ok: false, reason: 'unknown' });
      return Promise.resolve(found === 'expired' ? { ok: false, reason: 'expired' } : { ok: true, principal: found });
    },
  };
}

/** Companies by id with the customer that owns them. */
export function fakeCompanyAccess(owners: Readonly<Record<number, number>>): CompanyAccess {
  return {
    check(principal, companyId) {
      const owner = owners[companyId];
      if (owner === undefined) return Promise.resolve('unknown');
      return Promise.resolve(owner === principal.customerId ? 'reachable' : 'forbidden');
    },
    reachable(principal) {
      const own = Object.keys(owners)
        .map(Number)
        .filter((id) => owners[id] === principal.customerId);
      return Promise.resolve(new Set(own));
    },
  };
}
