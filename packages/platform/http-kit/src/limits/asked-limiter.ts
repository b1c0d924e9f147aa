import type { Limiter, Quota, Remaining, Verdict } from './limiter';

/** A way to another process or thread and back. */
export interface LimitChannel {
  /** `failed` is called where the message cannot be sent. */
  post(message: unknown, failed: () => void): void;
  /** Answers how to stop listening. */
  listen(onMessage: (message: unknown) => void): () => void;
}

type Question = { readonly kind: 'limit'; readonly id: number; readonly key: string; readonly quota: Quota } & {
  readonly operation: 'take' | 'peek';
};
interface Reply {
  readonly kind: 'limit-reply';
  readonly id: number;
  readonly verdict: Verdict | Remaining;
}

/** Whoever counts and does not answer for so long is stopping; the one that asks then counts for itself. */
const ANSWER_WITHIN_MS = 2_000;

/** Asks the process or thread that holds the counts of all. */
export function askedLimiter(channel: LimitChannel, fallback: Limiter): Limiter {
  const waiting = new Map<number, (verdict: Verdict | Remaining | undefined) => void>();
  let last = 0;
  const stopListening = channel.listen((message) => {
    if (isReply(message)) waiting.get(message.id)?.(message.verdict);
  });

  function ask(operation: Question['operation'], key: string, quota: Quota): Promise<Verdict | Remaining | undefined> {
    const id = ++last;
    return new Promise((resolve) => {
      const timer = setTimeout(() => answer(undefined), ANSWER_WITHIN_MS);
      const answer = (verdict: Verdict | Remaining | undefined): void => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(verdict);
      };
      waiting.set(id, answer);
      const question: Question = { kind: 'limit', id, operation, key, quota };
      channel.post(question, () => answer(undefined));
    });
  }

  return {
    take: async (key, quota) =>
      ((await ask('take', key, quota)) as Verdict | undefined) ?? (await fallback.take(key, quota)),
    peek: async (key, quota) => (await ask('peek', key, quota)) ?? (await fallback.peek(key, quota)),
    async close() {
      stopListening();
      await fallback.close();
    },
  };
}

/** Where the counts are: answers what was asked; other messages are nothing to it. */
export function answerLimit(limiter: Limiter, message: unknown, reply: (reply: unknown) => void): void {
  if (!isQuestion(message)) return;
  const { id, operation, key, quota } = message;
  void Promise.resolve(limiter[operation](key, quota)).then((verdict) => {
    const answer: Reply = { kind: 'limit-reply', id, verdict };
    reply(answer);
  });
}

const kindOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'kind' in message ? message.kind : undefined;
const isReply = (message: unknown): message is Reply => kindOf(message) === 'limit-reply';
const isQuestion = (message: unknown): message is Question => kindOf(message) === 'limit';
