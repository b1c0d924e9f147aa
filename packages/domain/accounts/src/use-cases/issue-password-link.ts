import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { expiryOf } from '../domain/lifetimes';
import { recordAudit } from './record-audit';

/** Makes the secret of a set-password link: single use, one day. Links issued before it stop working. */
export function issuePasswordLink(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets'>) {
  return async (
    userId: number,
    actor: Omit<Actor, 'customerId'>,
  ): Promise<Result<{ readonly secret: string; readonly expiresAt: number }, AccountsRefusal>> => {
    const secret = deps.secrets.random();
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const user = await stores.users.find(userId);
      if (user === undefined) return refused({ code: 'user/unknown', message: `There is no user ${userId}.` });
      const expiresAt = expiryOf('passwordLink', now);
      await stores.passwordLinks.useAllOfUser(userId, now);
      await stores.passwordLinks.add({
        hash: deps.secrets.digest(secret),
        userId,
        createdAt: now,
        expiresAt,
        usedAt: null,
      });
      await recordAudit(stores, { ...actor, customerId: user.customerId }, now, {
        action: 'user.issue-password-link',
        recordType: 'user',
        recordId: String(userId),
      });
      return accepted({ secret, expiresAt });
    });
  };
}
