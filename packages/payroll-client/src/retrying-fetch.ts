import { operations } from './generated/operations';
import { pause } from './pause';

/** How often and how long the client tries again. */
export interface RetryOptions {
  /** Tries after the first; 4 unless said. */
  readonly retries?: number;
  /** The longest wait that is accepted, in milliseconds; a longer `Retry-After` is answered to the caller. 60 000 unless said. */
  readonly longestWaitMs?: number;
  /** The longest that one try may take, with the reading of its answer, in milliseconds; it ends as a `TimeoutError`. 120 000 unless said, `Infinity` for none. */
  readonly timeoutMs?: number;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** For tests. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

type Matcher = (request: Request) => boolean;

const takesKey = requestsOf((_name, operation) => 'takesIdempotencyKey' in operation);
/** Employees and companies are created by PUT and without a key: a second request creates them again (interface 8.3). */
const creates = requestsOf((name) => name.startsWith('create-'));

function requestsOf(isWanted: (name: string, operation: object) => boolean): Matcher {
  const wanted = Object.entries(operations)
    .filter(([name, operation]) => isWanted(name, operation))
    .map(([, { method, path }]) => ({ method, path: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));
  return (request) => {
    const { pathname } = new URL(request.url);
    return wanted.some(({ method, path }) => method === request.method && path.test(pathname));
  };
}

/**
 * `fetch` that tries again. 429 and 503 were refused before anything happened, so every request may be repeated after `Retry-After` (or a growing
 * pause). A connection that fails, also within the answer, or a try that takes too long, is repeated for requests that can be (GET, DELETE, and PUT where it creates nothing) and those with an
 * idempotency key, which is added where the operation takes one. The signal of a request ends its waits as well.
 */
export function retryingFetch(options: RetryOptions = {}): (request: Request) => Promise<Response> {
  const { retries = 4, longestWaitMs = 60_000, timeoutMs = 120_000, fetch: send = fetch } = options;
  const sleep: typeof pause = options.sleep ?? pause;
  return async (request) => {
    if (takesKey(request) && !request.headers.has('idempotency-key'))
      request.headers.set('idempotency-key', crypto.randomUUID());
    const mayRepeat =
      request.headers.has('idempotency-key') ||
      (['GET', 'HEAD', 'PUT', 'DELETE'].includes(request.method) && !creates(request));
    for (let attempt = 0; ; attempt++) {
      try {
        request.signal.throwIfAborted();
        const answer = await send(limited(request.clone(), timeoutMs));
        if (attempt >= retries) return answer;
        if (answer.status !== 429 && answer.status !== 503) {
          // What the copy has read, the answer holds: a connection that breaks within the body fails here, where it can be repeated.
          if (mayRepeat) await answer.clone().arrayBuffer();
          return answer;
        }
        const wait = waitOf(answer.headers.get('retry-after'), attempt);
        if (wait > longestWaitMs) return answer;
        await answer.body?.cancel();
        await sleep(wait, request.signal);
      } catch (error) {
        if (attempt >= retries || !mayRepeat || request.signal.aborted) throw error;
        await sleep(growing(attempt), request.signal);
      }
    }
  };
}

/** A request that ends after so long, or when its caller gives it up. */
function limited(request: Request, timeoutMs: number): Request {
  if (timeoutMs === Infinity) return request;
  return new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) });
}

/** Seconds or a date (RFC 9110); without either a growing pause. */
function waitOf(header: string | null, attempt: number): number {
  if (header === null) return growing(attempt);
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? growing(attempt) : Math.max(0, at - Date.now());
}

/** Half a second, doubled each time, by up to half as much again so that clients do not come back together. */
function growing(attempt: number): number {
  return 500 * 2 ** attempt * (1 + Math.random() / 2);
}
