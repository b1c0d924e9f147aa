import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { lifetimes } from '../domain/lifetimes';
import { ownCompanies } from './own-companies';
import { grantDetails, recordAudit } from './record-audit';
import { isScope, withIdentity } from '../domain/scope';

export interface IssueToken {
  readonly customerId: number;
  readonly scopes: readonly string[];
  /** Acts as this user; left out, as the customer itself. */
  readonly userId?: number;
  /** Reaches only these companies of the customer; left out, whatever its user does. */
  readonly companyIds?: readonly number[];
  /** 1800 when left out, like any access token; at most 30 days. */
  readonly lifetimeSeconds?: number;
}

/** An access token the operator hands out without a consent page, for trials and scripts. It cannot be refreshed. */
export function issueToken(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (
    command: IssueToken,
    actor: Omit<Actor, 'customerId'>,
  ): Promise<Result<{ readonly accessToken: string; readonly expiresAt: number }, AccountsRefusal>> => {
    const unknown = command.scopes.find((scope) => !isScope(scope));
    if (unknown !== undefined) {
      return refused({ code: 'scope/unknown', message: `There is no scope ${unknown}.`, path: 'scopes' });
    }
    const scopes = withIdentity(command.scopes.filter(isScope));
    const { customerId, userId = null, lifetimeSeconds = lifetimes.accessToken } = command;
    const accessToken = deps.secrets.random();
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const expiresAt = now + Math.min(Math.max(1, lifetimeSeconds), lifetimes.refreshToken) * 1000;
      if ((await stores.customers.find(customerId)) === undefined) {
        return refused({ code: 'customer/unknown', message: `There is no customer ${customerId}.` });
      }
      if (userId !== null && (await stores.users.find(userId))?.customerId !== customerId) {
        return refused({ code: 'user/unknown', message: `Customer ${customerId} has no user ${userId}.` });
      }
      const companies = await ownCompanies(stores, customerId, command.companyIds ?? []);
      if (!companies.ok) return companies;
      const grant = await stores.grants.add({
        clientRecordId: null,
        customerId,
        userId,
        scopes,
        companyIds: command.companyIds ?? null,
        authenticatedAt: null,
        createdAt: now,
        revokedAt: null,
        revokedBecause: null,
      });
      await stores.tokens.add({
        grantId: grant.id,
        accessHash: deps.secrets.digest(accessToken),
        accessScopes: scopes,
        accessExpiresAt: expiresAt,
        accessRevokedAt: null,
        refreshHash: null,
        refreshExpiresAt: null,
        refreshUsedAt: null,
        createdAt: now,
      });
      await recordAudit(stores, { ...actor, customerId }, now, {
        action: 'token.issue',
        recordType: 'connection',
        recordId: String(grant.id),
        details: grantDetails(grant),
      });
      return accepted({ accessToken, expiresAt });
    });
  };
}
