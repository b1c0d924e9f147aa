import type { AccountsDependencies } from './accounts-dependencies';
import type { Customer } from '../domain/customer';
import { expiryOf } from '../domain/lifetimes';
import type { Session } from '../domain/session';
import type { User } from '../domain/user';

export interface CurrentSession {
  readonly session: Session;
  readonly user: User;
  readonly customer: Customer;
}

/** A use is noted no more often, so that reading pages writes next to nothing. */
const NOTED_EVERY_MS = 300_000;

/**
 * Who is signed in with this cookie; undefined when it is unknown, ended, expired, unused for two hours, or its user may
 * not sign in.
 */
export function readSession(deps: Pick<AccountsDependencies, 'reading' | 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (secret: string): Promise<CurrentSession | undefined> => {
    const hash = deps.secrets.digest(secret);
    const now = deps.clock.now();
    const current = await deps.reading.run(async (stores) => {
      const session = await stores.sessions.find(hash);
      if (session === undefined || session.isPending) return undefined;
      if (session.endedAt !== null || session.expiresAt <= now) return undefined;
      if (expiryOf('sessionIdle', session.seenAt ?? session.createdAt) <= now) return undefined;
      const user = await stores.users.find(session.userId);
      if (user?.isActive !== true) return undefined;
      const customer = await stores.customers.find(user.customerId);
      return customer === undefined ? undefined : { session, user, customer };
    });
    if (current !== undefined && now - (current.session.seenAt ?? 0) >= NOTED_EVERY_MS) {
      await deps.unitOfWork.run((stores) => stores.sessions.see(hash, now));
    }
    return current;
  };
}
