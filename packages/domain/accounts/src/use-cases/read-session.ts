import type { AccountsDependencies } from './accounts-dependencies';
import type { Customer } from '../domain/customer';
import type { Session } from '../domain/session';
import type { User } from '../domain/user';

export interface CurrentSession {
  readonly session: Session;
  readonly user: User;
  readonly customer: Customer;
}

/** Who is signed in with this cookie; undefined when it is unknown, ended, expired or its user may not sign in. */
export function readSession(deps: Pick<AccountsDependencies, 'reading' | 'clock' | 'secrets'>) {
  return async (secret: string): Promise<CurrentSession | undefined> => {
    const hash = deps.secrets.digest(secret);
    return deps.reading.run(async (stores) => {
      const session = await stores.sessions.find(hash);
      if (session === undefined || session.endedAt !== null || session.expiresAt <= deps.clock.now()) return undefined;
      const user = await stores.users.find(session.userId);
      if (user?.isActive !== true) return undefined;
      const customer = await stores.customers.find(user.customerId);
      return customer === undefined ? undefined : { session, user, customer };
    });
  };
}
