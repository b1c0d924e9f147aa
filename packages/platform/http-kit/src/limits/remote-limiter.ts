import type { Limiter, Quota, Remaining, Verdict } from './limiter';

/** Messages to another process or thread, and from it. */
export interface LimitChannel {
  /** `failed` is called where the message cannot be sent. */
  post(message: unknown, failed: () => void): void;
  /** Returns the function that stops listening. */
  listen(onMessage: (message: unknown) => void): () => void;
}

interface LimitRequest {
  readonly kind: 'limit-request';
  readonly id: number;
  readonly operation: 'take' | 'peek';
  readonly key: string;
  readonly quota: Quota;
}

interface LimitResponse {
  readonly kind: 'limit-response';
  readonly id: number;
  readonly verdict: Verdict | Remaining;
}

/** A process that does not answer within this time is stopping; the one that asks then counts for itself. */
const ANSWER_WITHIN_MS = 2_000;

/** Asks the process or thread that counts for all of them. */
export function remoteLimiter(channel: LimitChannel, fallback: Limiter): Limiter {
  const waiting = new Map<number, (verdict: Verdict | Remaining | undefined) => void>();
  let last = 0;
  const stopListening = channel.listen((message) => {
    if (isResponse(message)) waiting.get(message.id)?.(message.verdict);
  });

  function ask(
    operation: LimitRequest['operation'],
    key: string,
    quota: Quota,
  ): Promise<Verdict | Remaining | undefined> {
    const id = ++last;
    return new Promise((resolve) => {
      const timer = setTimeout(() => answer(undefined), ANSWER_WITHIN_MS);
      const answer = (verdict: Verdict | Remaining | undefined): void => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(verdict);
      };
      waiting.set(id, answer);
      const request: LimitRequest = { kind: 'limit-request', id, operation, key, quota };
      channel.post(request, () => answer(undefined));
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

/** In the process or thread that counts: answers the requests of remote limiters, and ignores all other messages. */
export function answerLimit(limiter: Limiter, message: unknown, reply: (response: unknown) => void): void {
  if (!isRequest(message)) return;
  const { id, operation, key, quota } = message;
  void Promise.resolve(limiter[operation](key, quota)).then((verdict) => {
    const response: LimitResponse = { kind: 'limit-response', id, verdict };
    reply(response);
  });
}

const kindOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'kind' in message ? message.kind : undefined;
const isResponse = (message: unknown): message is LimitResponse => kindOf(message) === 'limit-response';
const isRequest = (message: unknown): message is LimitRequest => kindOf(message) === 'limit-request';
