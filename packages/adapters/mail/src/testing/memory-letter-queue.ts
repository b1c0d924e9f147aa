import type { Letter } from '../letters/letter';
import type { ClaimedLetter, LetterQueue } from '../queue/letter-queue';

interface Kept extends Letter {
  readonly id: number;
  status: 'waiting' | 'sent' | 'failed';
  attempts: number;
  dueAt: number;
  claimToken: string | null;
}

/** The queue in memory, with the promises of the real one. */
export function memoryLetterQueue(): { readonly queue: LetterQueue; add(letter: Letter, now: number): Promise<void> } {
  const kept: Kept[] = [];
  let claims = 0;
  const held = ({ id, claimToken }: ClaimedLetter) =>
    kept.find((letter) => letter.id === id && letter.claimToken === claimToken);
  return {
    add: async (letter, now) => {
      const fresh = { status: 'waiting' as const, attempts: 0, dueAt: now, claimToken: null };
      kept.push({ ...letter, ...fresh, id: kept.length + 1 });
    },
    queue: {
      claim: async ({ now, leaseUntil, limit }) => {
        claims += 1;
        const due = kept.filter(({ status, dueAt }) => status === 'waiting' && dueAt <= now);
        return due
          .sort((a, b) => a.dueAt - b.dueAt || a.id - b.id)
          .slice(0, limit)
          .map((letter) => {
            const claimToken = `claim-${claims}`;
            Object.assign(letter, { claimToken, dueAt: leaseUntil });
            const { id, kind, userId, facts, attempts } = letter;
            return { id, kind, userId, facts, attempts, claimToken };
          });
      },
      sent: async (letter) => {
        Object.assign(held(letter) ?? {}, { status: 'sent', claimToken: null });
      },
      failed: async (letter, _why, retryAt, now) => {
        const status = retryAt === undefined ? 'failed' : 'waiting';
        const attempts = letter.attempts + 1;
        Object.assign(held(letter) ?? {}, { status, attempts, dueAt: retryAt ?? now, claimToken: null });
      },
      retryFailed: async (now) => {
        const failed = kept.filter(({ status }) => status === 'failed');
        for (const letter of failed) Object.assign(letter, { status: 'waiting', attempts: 0, dueAt: now });
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
