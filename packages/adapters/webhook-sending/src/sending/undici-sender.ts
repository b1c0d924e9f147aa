import { request } from 'undici';
import { attemptTimeoutMs, type AttemptOutcome } from '@anz-payroll/webhook-outbox';
import type { ClosableSender } from './closable-sender';
import { failureText, timeoutText } from './failure-text';
import { PinnedPools } from './pinned-pools';
import { readAnswer } from './read-answer';
import { readRetryAfter } from './read-retry-after';
import { vetTarget, type TargetPolicy } from './vet-target';

/**
 * Sends one attempt: the target is vetted again, the connection goes to the vetted address only, nothing is followed,
 * and one deadline stands over resolving, connecting, headers and body.
 */
export function undiciSender(policy: TargetPolicy, now: () => number = () => Date.now()): ClosableSender {
  const pools = new PinnedPools({ addresses: 512 });
  return {
    async send({ url, headers, body }): Promise<AttemptOutcome> {
      const started = now();
      const failed = (error: string): AttemptOutcome => ({ kind: 'failed', error, durationMs: now() - started });
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), attemptTimeoutMs);
      try {
        const target = await Promise.race([vetTarget(url, policy), aborted(deadline.signal)]);
        if (target === 'aborted') return failed(timeoutText);
        if (!target.ok) return failed(`The target is not allowed: ${target.why}`);
        const answer = await request(target.url, {
          method: 'POST',
          headers,
          body,
          dispatcher: pools.for(target.address),
          signal: deadline.signal,
        });
        const said = await readAnswer(answer.body, answer.headers, deadline.signal);
        const retryAfterMs = readRetryAfter(answer.headers['retry-after'], now());
        return {
          kind: 'answered',
          statusCode: answer.statusCode,
          durationMs: now() - started,
          answer: said,
          ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
        };
      } catch (error) {
        return failed(deadline.signal.aborted ? timeoutText : failureText(error));
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => pools.close(),
  };
}

function aborted(signal: AbortSignal): Promise<'aborted'> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve('aborted'), { once: true }));
}
