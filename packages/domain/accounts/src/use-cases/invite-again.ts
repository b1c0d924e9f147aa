import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import type { Actor } from '../domain/actor';
import { admitInvitation } from './invited-often';
import { mayManage } from './may-manage';
import { ownUser } from './own-user';
import { queueInvitation } from './queue-invitation';
import { recordAudit } from './record-audit';

/** Mails the invitation once more, with a new link; the links before it stop working. */
export function inviteAgain(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock' | 'secrets' | 'wakeMail'>) {
  return async (
    { customerId, userId }: { readonly customerId: number; readonly userId: number },
    actor: Actor,
  ): Promise<Result<null, AccountsRefusal>> => {
    const outcome = await deps.unitOfWork.run(async (stores): Promise<Result<null, AccountsRefusal>> => {
      const now = deps.clock.now();
      const found = await ownUser(stores, userId, customerId);
      if (!found.ok) return found;
      const allowed = await mayManage(stores, actor, found.value.role);
      if (!allowed.ok) return allowed;
      const { isActive, passwordHash } = found.value;
      if (!isActive || passwordHash !== null) {
        return refused({
          code: 'user/accepted',
          message: isActive
            ? 'They have set a password already; a new one is asked for on the sign-in page.'
            : 'They may not sign in. Let them in again first.',
        });
      }
      const admitted = await admitInvitation(deps, stores, found.value, now);
      if (!admitted.ok) return admitted;
      await admitted.value();
      await queueInvitation(stores, found.value, actor, now);
      await recordAudit(stores, { ...actor, customerId }, now, {
        action: 'user.invite-again',
        recordType: 'user',
        recordId: String(userId),
      });
      return accepted(null);
    });
    if (outcome.ok) deps.wakeMail();
    return outcome;
  };
}
