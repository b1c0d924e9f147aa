import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsDependencies } from './accounts-dependencies';
import type { AccountsRefusal } from '../domain/accounts-refusal';
import { expiryOf } from '../domain/lifetimes';
import type { User } from '../domain/user';
import { recordAudit } from './record-audit';
import { takeCode } from './take-code';

export interface ConfirmSignIn {
  /** Of the session that waits for a code. */
  readonly sessionSecret: string;
  readonly code: string;
  readonly address: string;
  readonly requestId: string;
}

/** The second half of a sign-in: the code. The session that begins has a secret of its own. */
export function confirmSignIn(deps: AccountsDependencies) {
  return async (
    command: ConfirmSignIn,
  ): Promise<Result<{ readonly user: User; readonly sessionSecret: string }, AccountsRefusal>> => {
    const sessionSecret = deps.secrets.random();
    const pendingHash = deps.secrets.digest(command.sessionSecret);
    return deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const pending = await stores.sessions.find(pendingHash);
      const user = pending === undefined ? undefined : await stores.users.find(pending.userId);
      const factor = pending === undefined ? undefined : await stores.secondFactors.find(pending.userId);
      if (
        pending?.isPending !== true ||
        pending.endedAt !== null ||
        pending.expiresAt <= now ||
        user?.isActive !== true ||
        factor === undefined ||
        factor.confirmedAt === null
      ) {
        return refused({ code: 'sign-in/refused', message: 'Sign in again: too much time has passed.' });
      }
      const actor = {
        customerId: user.customerId,
        userId: user.id,
        clientId: null,
        requestId: command.requestId,
        address: command.address,
      };
      const act = { recordType: 'user', recordId: String(user.id) };
      const taken = await takeCode(deps, stores, factor, command.code, now);
      if (!taken.ok) {
        await recordAudit(stores, actor, now, { ...act, action: 'user.sign-in-refused', details: { step: 'code' } });
        return taken;
      }
      await stores.sessions.end(pendingHash, now);
      const { address, agent } = pending;
      await stores.sessions.add({
        hash: deps.secrets.digest(sessionSecret),
        userId: user.id,
        createdAt: now,
        expiresAt: expiryOf('session', now),
        seenAt: now,
        endedAt: null,
        isPending: false,
        confirmedAt: now,
        address,
        agent,
      });
      await recordAudit(stores, actor, now, {
        ...act,
        action: 'user.sign-in',
        details: { second_factor: taken.value },
      });
      return accepted({ user, sessionSecret });
    });
  };
}

/** Somebody who is signed in shows by a code that it is still them, before money leaves. */
export function confirmItIsYou(deps: AccountsDependencies) {
  return (
    { sessionId, userId, code }: { readonly sessionId: number; readonly userId: number; readonly code: string },
    actor: { readonly customerId: number | null; readonly requestId: string; readonly address?: string | null },
  ): Promise<Result<null, AccountsRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const factor = await stores.secondFactors.find(userId);
      // A key that no code has turned on yet shows nothing: whoever is signed in could have made it just now.
      if (factor === undefined || factor.confirmedAt === null) return accepted(null);
      const taken = await takeCode(deps, stores, factor, code, now);
      if (!taken.ok) return taken;
      await stores.sessions.confirm(sessionId, now);
      await recordAudit(stores, { ...actor, userId, clientId: null }, now, {
        action: 'user.confirm',
        recordType: 'user',
        recordId: String(userId),
        details: { second_factor: taken.value },
      });
      return accepted(null);
    });
}
