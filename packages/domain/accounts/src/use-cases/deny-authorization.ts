import type { AccountsDependencies } from './accounts-dependencies';
import type { AuthorizationRequest } from '../domain/authorization-request';
import { pendingAuthorization } from './pending-authorization';
import type { Session } from '../domain/session';

/** The user said no; the request is spent. Undefined when it was answered already or has expired. */
export function denyAuthorization(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (secret: string, session: Session): Promise<AuthorizationRequest | undefined> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const hash = deps.secrets.digest(secret);
      const pending = await pendingAuthorization(stores, hash, session.id, now);
      if (pending === undefined || !(await stores.authorizationRequests.use(hash, now))) return undefined;
      return pending.request;
    });
}
