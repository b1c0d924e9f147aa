import type { AccountsDependencies } from './accounts-dependencies';
import type { User } from '../domain/user';

/** The user who may set a password by this link; undefined when it is unknown, used or expired. */
export function readPasswordLink(deps: Pick<AccountsDependencies, 'reading' | 'clock' | 'secrets'>) {
  return async (secret: string): Promise<User | undefined> => {
    const hash = deps.secrets.digest(secret);
    return deps.reading.run(async (stores) => {
      const link = await stores.passwordLinks.find(hash);
      if (link === undefined || link.usedAt !== null || link.expiresAt <= deps.clock.now()) return undefined;
      const user = await stores.users.find(link.userId);
      return user?.isActive === true ? user : undefined;
    });
  };
}
