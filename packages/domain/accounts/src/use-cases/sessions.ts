import type { AccountsDependencies } from './accounts-dependencies';
import type { Actor } from '../domain/actor';
import { expiryOf } from '../domain/lifetimes';
import type { Session } from '../domain/session';
import { recordAudit } from './record-audit';

/** Where somebody is signed in now, newest first. */
export function listSessions(deps: Pick<AccountsDependencies, 'reading' | 'clock'>) {
  return (userId: number): Promise<readonly Session[]> =>
    deps.reading.run(async ({ sessions }) => {
      const now = deps.clock.now();
      return (await sessions.ofUser(userId)).filter(
        ({ endedAt, expiresAt, isPending, seenAt, createdAt }) =>
          endedAt === null && !isPending && expiresAt > now && expiryOf('sessionIdle', seenAt ?? createdAt) > now,
      );
    });
}

/** Signs out one of a user's browsers, or all but the one that asks. Applications that they connected stay. */
export function endSessions(deps: Pick<AccountsDependencies, 'unitOfWork' | 'clock'>) {
  return (
    command: { readonly userId: number } & ({ readonly sessionId: number } | { readonly allBut: number }),
    actor: Actor,
  ): Promise<number> =>
    deps.unitOfWork.run(async (stores) => {
      const now = deps.clock.now();
      const all = await stores.sessions.ofUser(command.userId);
      const ended = all.filter(
        ({ id, endedAt }) =>
          endedAt === null && ('allBut' in command ? id !== command.allBut : id === command.sessionId),
      );
      for (const { hash } of ended) await stores.sessions.end(hash, now);
      if (ended.length === 0) return 0;
      await recordAudit(stores, actor, now, {
        action: 'user.end-sessions',
        recordType: 'user',
        recordId: String(command.userId),
        details: { sessions: String(ended.length) },
      });
      return ended.length;
    });
}
