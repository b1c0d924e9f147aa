import { retryPlan } from '@anz-payroll/kernel';

/**
 * A message on its way. `pending` waits for its next attempt, `sending` is held by a worker until its lease ends;
 * `accepted` and `rejected` are the receiver's answers and final. `given-up` was never answered and can be taken up again.
 */
export const lodgementStatuses = ['pending', 'sending', 'accepted', 'rejected', 'given-up'] as const;
export type LodgementStatus = (typeof lodgementStatuses)[number];

/** What the other side made of one attempt. */
export type LodgementAnswer =
  | { readonly kind: 'accepted'; readonly message: string }
  | { readonly kind: 'rejected'; readonly message: string }
  /** No answer that can be relied on: a timeout, a broken connection, a server error, garbage. */
  | { readonly kind: 'unclear'; readonly message: string; readonly retryAfterMs?: number };

/** Waits before attempts 2, 3, …: a minute, then longer, until about two days have passed. */
export const { maxAttempts, nextAttemptAt } = retryPlan(
  [1, 2, 5, 10, 20, 40, 60, 120, 240, 480, 960, 960].map((minutes) => minutes * 60_000),
);

export interface AttemptedLodgement {
  readonly status: Exclude<LodgementStatus, 'sending'>;
  readonly attempts: number;
  readonly dueAt: number;
  readonly message: string;
}

/** What follows from an attempt; `attempts` counts this one. Only a clear answer ends a message before its attempts do. */
export function afterAttempt(answer: LodgementAnswer, attempts: number, now: number): AttemptedLodgement {
  if (answer.kind !== 'unclear') return { status: answer.kind, attempts, dueAt: now, message: answer.message };
  const dueAt = nextAttemptAt(attempts, now, answer.retryAfterMs);
  if (dueAt === undefined) {
    return {
      status: 'given-up',
      attempts,
      dueAt: now,
      message: `No clear answer in ${attempts} attempts. ${answer.message}`,
    };
  }
  return { status: 'pending', attempts, dueAt, message: answer.message };
}
