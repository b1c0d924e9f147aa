import axios from 'axios';
import type { LodgementAnswer, LodgementService } from '@anz-payroll/filing';

export interface GatewaySettings {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly key?: string | undefined;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
const MOST_BYTES = 1_000_000;
/** The other side is busy, or does not know us yet: the message itself is not at fault. */
const askAgain = new Set([401, 403, 404, 405, 408, 425, 429]);

/**
 * Posts a message to a gateway that lodges it. The id goes along in the body and in `Idempotency-Key`, so that the
 * gateway knows a message that comes again. Only an answer that names this message and says `accepted` or `rejected` is
 * an answer; everything else is tried again.
 */
export function httpGateway({ url, key, timeoutMs = TIMEOUT_MS }: GatewaySettings): LodgementService {
  return {
    receiver: 'gateway',
    lodge: async ({ messageId, body }) => {
      try {
        const response = await axios.post<string>(url, Buffer.from(body, 'utf8'), {
          headers: {
            'Content-Type': 'application/json',
            Accept: 'application/json',
            'Idempotency-Key': messageId,
            ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
          },
          signal: AbortSignal.timeout(timeoutMs),
          responseType: 'text',
          transformResponse: [(text: string) => text],
          transformRequest: [(data: Buffer) => data],
          maxRedirects: 0,
          maxContentLength: MOST_BYTES,
          maxBodyLength: Infinity,
          proxy: false,
          validateStatus: () => true,
        });
        return readAnswer(response.status, response.data, messageId, response.headers['retry-after']);
      } catch (error) {
        return { kind: 'unclear', message: whyNot(error, timeoutMs) };
      }
    },
  };
}

/** What an answer means; exported for its tests. */
export function readAnswer(status: number, text: string, messageId: string, retryAfter?: unknown): LodgementAnswer {
  const said = parse(text);
  if (status >= 200 && status < 300 && said?.['messageId'] === messageId) {
    if (said['status'] === 'accepted') return { kind: 'accepted', message: words(said, 'Accepted by the gateway.') };
    if (said['status'] === 'rejected') return { kind: 'rejected', message: words(said, 'Rejected by the gateway.') };
    return unclear(`The gateway has not decided yet (${status}).`, retryAfter);
  }
  if (status >= 400 && status < 500 && !askAgain.has(status) && (said?.['messageId'] ?? messageId) === messageId) {
    return { kind: 'rejected', message: words(said, `The gateway refused the message with ${status}.`) };
  }
  const garbled = status >= 200 && status < 300;
  return unclear(
    garbled ? `The gateway's answer (${status}) does not speak of this message.` : `The gateway answered ${status}.`,
    retryAfter,
  );
}

function unclear(message: string, retryAfter: unknown): LodgementAnswer {
  const seconds = typeof retryAfter === 'string' && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  return { kind: 'unclear', message, ...(seconds === undefined ? {} : { retryAfterMs: seconds * 1000 }) };
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The gateway's own words, with the codes of its errors; cut short, since they are kept with every pay. */
function words(said: Readonly<Record<string, unknown>> | undefined, otherwise: string): string {
  const errors = Array.isArray(said?.['errors']) ? said['errors'] : [];
  const parts = [said?.['message'], ...errors.map(inWords)].filter((part) => typeof part === 'string' && part !== '');
  return parts.length === 0 ? otherwise : parts.join(' ').slice(0, 900);
}

function inWords(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return [code, message].filter((part) => typeof part === 'string').join(': ');
}

/** The kind of failure and nothing of the address, which may carry a key. */
function whyNot(error: unknown, timeoutMs: number): string {
  const code = (error as { readonly code?: unknown }).code;
  if (code === 'ERR_CANCELED' || code === 'ECONNABORTED' || code === 'ETIMEDOUT') {
    return `The gateway gave no complete answer within ${timeoutMs / 1000} seconds.`;
  }
  return typeof code === 'string' && /^[A-Z0-9_]+$/.test(code)
    ? `The gateway could not be reached: ${code}.`
    : 'The gateway could not be reached.';
}
