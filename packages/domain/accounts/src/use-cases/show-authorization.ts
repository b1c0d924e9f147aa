import type { AccountsDependencies } from './accounts-dependencies';
import type { AuthorizationRequest } from '../domain/authorization-request';
import type { OAuthClient } from '../domain/oauth-client';
import { pendingAuthorization } from './pending-authorization';
import type { Session } from '../domain/session';

export interface ShownAuthorization {
  readonly request: AuthorizationRequest;
  readonly client: OAuthClient;
  /** The partner that registered the application. */
  readonly partnerName: string;
}

/** What the consent page shows; undefined when the request was answered, has expired or is another session's. */
export function showAuthorization(deps: Pick<AccountsDependencies, 'reading' | 'clock' | 'secrets'>) {
  return async (secret: string, session: Session): Promise<ShownAuthorization | undefined> =>
    deps.reading.run(async (stores) => {
      const pending = await pendingAuthorization(stores, deps.secrets.digest(secret), session.id, deps.clock.now());
      if (pending === undefined) return undefined;
      const partner = await stores.customers.find(pending.client.customerId);
      return { ...pending, partnerName: partner?.name ?? '' };
    });
}
