import type { Email } from '../emails/email';
import type { ClaimedEmail, EmailQueue } from '../queue/email-queue';

interface Kept extends Email {
  readonly id: number;
  status: 'waiting' | 'sent' | 'failed';
  attempts: number;
  dueAt: number;
  claimToken: string | null;
}

/** The queue in memory, with the promises of the real one. */
export function memoryEmailQueue(): { readonly queue: EmailQueue; add(email: Email, now: number): Promise<void> } {
  const kept: Kept[] = [];
  let claims = 0;
  const held = ({ id, claimToken }: ClaimedEmail) =>
    kept.find((email) => email.id === id && email.claimToken === claimToken);
  return {
    add: async (email, now) => {
      const fresh = { status: 'waiting' as const, attempts: 0, dueAt: now, claimToken: null };
      kept.push({ ...email, ...fresh, id: kept.length + 1 });
    },
    queue: {
      claim: async ({ now, leaseUntil, limit }) => {
        claims += 1;
        const due = kept.filter(({ status, dueAt }) => status === 'waiting' && dueAt <= now);
        return due
          .sort((a, b) => a.dueAt - b.dueAt || a.id - b.id)
          .slice(0, limit)
          .map((email) => {
            const claimToken = `claim-${claims}`;
            Object.assign(email, { claimToken, dueAt: leaseUntil });
            const { id, kind, userId, facts, attempts } = email;
            return { id, kind, userId, facts, attempts, claimToken };
          });
      },
      sent: async (email) => {
        Object.assign(held(email) ?? {}, { status: 'sent', claimToken: null });
      },
      failed: async (email, _why, retryAt, now) => {
        const status = retryAt === undefined ? 'failed' : 'waiting';
        const attempts = email.attempts + 1;
        Object.assign(held(email) ?? {}, { status, attempts, dueAt: retryAt ?? now, claimToken: null });
      },
      retryFailed: async (now) => {
        const failed = kept.filter(({ status }) => status === 'failed');
        for (const email of failed) Object.assign(email, { status: 'waiting', attempts: 0, dueAt: now });
        return failed.length;
      },
      count: async () => {
        const counts = { waiting: 0, sent: 0, failed: 0 };
        for (const { status } of kept) counts[status] += 1;
        return counts;
      },
    },
  };
}
