import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AuthorizationProblem, CheckedAuthorization } from './check-authorization';
import type { Customer } from '../domain/customer';
import { expiryOf } from '../domain/lifetimes';
import { oauthRefusal } from '../domain/oauth-refusal';
import { scopes } from '../domain/scope';
import type { Session } from '../domain/session';

/**
 * Keeps a checked request for the consent page of this session and answers with the secret that names it. What the
 * user sees there is what they approve: nothing of it travels through the browser again.
 */
export function startAuthorization(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (
    { client, redirectUri, ask }: CheckedAuthorization,
    signedIn: { readonly session: Session; readonly customer: Customer },
  ): Promise<Result<string, AuthorizationProblem>> => {
    if (!signedIn.customer.isReseller && ask.scopes.some((scope) => scopes[scope].isReseller)) {
      const refusal = oauthRefusal('invalid_scope', 'Partner scopes are for resellers, and this account is not one.');
      return refused({ to: 'client', redirectUri, state: ask.state, refusal });
    }
    const secret = deps.secrets.random();
    const fresh = {
      ...ask,
      hash: deps.secrets.digest(secret),
      sessionId: signedIn.session.id,
      clientRecordId: client.id,
      redirectUri,
      expiresAt: expiryOf('authorizationRequest', deps.clock.now()),
      usedAt: null,
    };
    await deps.unitOfWork.run((stores) => stores.authorizationRequests.add(fresh));
    return accepted(secret);
  };
}
