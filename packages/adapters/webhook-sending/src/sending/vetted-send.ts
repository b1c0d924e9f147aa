import type { Readable } from 'node:stream';
import { attemptTimeoutMs, type AttemptOutcome, type Sender } from '@anz-payroll/webhook-outbox';
import { failureText, timeoutText } from './failure-text';
import { readAnswer } from './read-answer';
import { readRetryAfter } from './read-retry-after';
import { vetTarget, type TargetPolicy, type VettedTarget } from './vet-target';

/** A request whose target may be connected to, and until when. */
export interface VettedRequest extends Omit<Parameters<Sender['send']>[0], 'url'> {
  readonly target: Extract<VettedTarget, { ok: true }>;
  readonly signal: AbortSignal;
}

/** What came back: the status has come, the body is still to be read. */
export interface PostedAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readable;
}

/**
 * One attempt: the target is vetted again, and one deadline stands over resolving, connecting,
 * headers and body. The client connects to the vetted address only and follows nothing.
 */
export function vettedSend(
  policy: TargetPolicy,
  now: () => number,
  post: (request: VettedRequest) => Promise<PostedAnswer>,
): Sender['send'] {
  return async ({ url, headers, body }): Promise<AttemptOutcome> => {
    const started = now();
    const failed = (error: string): AttemptOutcome => ({ kind: 'failed', error, durationMs: now() - started });
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), attemptTimeoutMs);
    try {
      const target = await Promise.race([vetTarget(url, policy), aborted(deadline.signal)]);
      if (target === 'aborted') return failed(timeoutText);
      if (!target.ok) return failed(`The target is not allowed: ${target.why}`);
      const response = await post({ target, headers, body, signal: deadline.signal });
      const answer = await readAnswer(response.body, response.headers, deadline.signal);
      const retryAfterMs = readRetryAfter(response.headers['retry-after'], now());
      return {
        kind: 'answered',
        statusCode: response.statusCode,
        durationMs: now() - started,
        answer,
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      };
    } catch (error) {
      return failed(deadline.signal.aborted ? timeoutText : failureText(error));
    } finally {
      clearTimeout(timer);
    }
  };
}

function aborted(signal: AbortSignal): Promise<'aborted'> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve('aborted'), { once: true }));
}
