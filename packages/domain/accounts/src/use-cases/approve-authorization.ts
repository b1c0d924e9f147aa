import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { Actor } from '../domain/actor';
import type { AuthorizationRequest } from '../domain/authorization-request';
import { expiryOf } from '../domain/lifetimes';
import { oauthRefusal, type OAuthRefusal } from '../domain/oauth-refusal';
import { roleMay } from '../domain/role';
import { pendingAuthorization } from './pending-authorization';
import { reachesEach } from './reach-company';
import { grantDetails, recordAudit } from './record-audit';
import type { Session } from '../domain/session';
import type { User } from '../domain/user';

export interface AnsweredAuthorization {
  readonly request: AuthorizationRequest;
  readonly code: string;
}

/**
 * The user said yes: a grant with these scopes begins, for the companies that they chose or for all that they reach, and its
 * code is good once within ten minutes. An application takes whoever says it for the account, so that an employee does not.
 */
export function approveAuthorization(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (
    secret: string,
    signedIn: { readonly session: Session; readonly user: User },
    requestId: string,
    companyIds: readonly number[] | null = null,
  ): Promise<Result<AnsweredAuthorization, OAuthRefusal>> => {
    const code = deps.secrets.random();
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const hash = deps.secrets.digest(secret);
      const { customerId, id: userId } = signedIn.user;
      if (!roleMay(signedIn.user.role, 'company.read')) {
        return refused(oauthRefusal('access_denied', 'Whoever sees the own pay alone connects no applications.'));
      }
      if (!(await reachesEach(stores, { customerId, userId }, companyIds))) {
        return refused(oauthRefusal('invalid_request', 'Choose one or more of your companies.'));
      }
      const pending = await pendingAuthorization(stores, hash, signedIn.session.id, now);
      if (pending === undefined || !(await stores.authorizationRequests.use(hash, now))) {
        return refused(oauthRefusal('invalid_request', 'This request was answered already or has expired.'));
      }
      const { request, client } = pending;
      const grant = await stores.grants.add({
        clientRecordId: client.id,
        customerId,
        userId,
        scopes: request.scopes,
        companyIds: companyIds === null ? null : [...new Set(companyIds)].sort((a, b) => a - b),
        authenticatedAt: signedIn.session.createdAt,
        createdAt: now,
        revokedAt: null,
        revokedBecause: null,
      });
      await stores.codes.add({
        hash: deps.secrets.digest(code),
        grantId: grant.id,
        redirectUri: request.redirectUri,
        codeChallenge: request.codeChallenge,
        nonce: request.nonce,
        expiresAt: expiryOf('authorizationCode', now),
        usedAt: null,
      });
      const actor: Actor = { customerId, userId, clientId: client.clientId, requestId };
      await recordAudit(stores, actor, now, {
        action: 'connection.approve',
        recordType: 'connection',
        recordId: String(grant.id),
        details: grantDetails(grant),
      });
      return accepted({ request, code });
    });
  };
}
