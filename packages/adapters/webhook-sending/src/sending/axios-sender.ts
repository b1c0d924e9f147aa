import axios from 'axios';
import type { Readable } from 'node:stream';
import { attemptTimeoutMs, type AttemptOutcome } from '@anz-payroll/webhook-outbox';
import type { ClosableSender } from './closable-sender';
import { failureText, timeoutText } from './failure-text';
import { PinnedAgents } from './pinned-agents';
import { readAnswer } from './read-answer';
import { readRetryAfter } from './read-retry-after';
import { vetTarget, type TargetPolicy } from './vet-target';

/**
 * The same attempt by axios, for whoever prefers its ecosystem to speed: the target is vetted again, the connection goes to the vetted address only, nothing is
 * followed, and one deadline stands over resolving, connecting, headers and body.
 */
export function axiosSender(policy: TargetPolicy, now: () => number = () => Date.now()): ClosableSender {
  const agents = new PinnedAgents({ addresses: 512, socketsPerAddress: 64 });
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
        const pair = agents.for(target.address);
        const response = await axios.post<Readable>(
          target.url.href,
          Buffer.from(body.buffer, body.byteOffset, body.byteLength),
          {
            headers,
            httpAgent: pair.http,
            httpsAgent: pair.https,
            signal: deadline.signal,
            responseType: 'stream',
            maxRedirects: 0,
            proxy: false,
            decompress: false,
            validateStatus: () => true,
            transformRequest: [(data: Buffer) => data],
          },
        );
        const said = await readAnswer(response.data, response.headers, deadline.signal);
        const retryAfterMs = readRetryAfter(response.headers['retry-after'], now());
        return {
          kind: 'answered',
          statusCode: response.status,
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
    close: () => agents.close(),
  };
}

function aborted(signal: AbortSignal): Promise<'aborted'> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve('aborted'), { once: true }));
}
