import { createHmac, timingSafeEqual } from 'node:crypto';
import { types } from 'node:util';

/** A request as it came, and the secret that the service showed when the webhook was registered. */
export interface ReceivedWebhook {
  /** As your framework gives them: an object with names in any case, or the `Headers` of a fetch `Request`. */
  readonly headers: WebhookHeaders;
  /** The bytes as they came, before any JSON parser touched them. */
  readonly rawBody: Uint8Array | ArrayBuffer | string;
  readonly secret: string;
  /** Epoch milliseconds; the machine's clock when left out. */
  readonly now?: number;
  /** How far the time of signing may be from `now`; five minutes when left out. */
  readonly toleranceSeconds?: number;
}

/** Headers by name, or an object that is asked for one, such as `Headers`. */
export type WebhookHeaders =
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | { readonly get: (name: string) => string | null };

/** Why a request is not believed; a stable code. */
export type WebhookFault =
  | 'missing-secret'
  | 'missing-header'
  | 'stale-timestamp'
  | 'wrong-signature'
  | 'not-an-envelope';

/** A believed delivery, or why it is not believed. */
export type VerifiedWebhook =
  | {
      readonly ok: true;
      readonly event: string;
      readonly envelope: Readonly<Record<string, unknown>> & { readonly id: string };
      /** What you received before under the same key is the same delivery again: answer 2xx and do nothing. */
      readonly deduplicationKey: string;
    }
  | { readonly ok: false; readonly fault: WebhookFault };

/**
 * Whether a request really comes from the payroll service, is of now and unchanged: `X-Payroll-Signature` is the hex
 * HMAC-SHA-256 of `<timestamp>.<raw body>` under the webhook's secret. A call without headers or with a body that was
 * parsed is a mistake in the listener and throws.
 */
export function verifyWebhook(received: ReceivedWebhook): VerifiedWebhook {
  requireRequest(received);
  const { secret, now = Date.now(), toleranceSeconds = 300 } = received;
  // An empty key signs too: a listener whose setting was forgotten would believe everybody.
  if (typeof secret !== 'string' || secret === '') return { ok: false, fault: 'missing-secret' };
  const event = headerOf(received, 'x-payroll-event');
  const deliveryId = headerOf(received, 'x-payroll-delivery-id');
  const timestamp = headerOf(received, 'x-payroll-timestamp');
  const signature = headerOf(received, 'x-payroll-signature');
  if (event === undefined || deliveryId === undefined || timestamp === undefined || signature === undefined) {
    return { ok: false, fault: 'missing-header' };
  }
  // Asked this way round, a tolerance that is no number refuses.
  const isOfNow = Math.abs(now / 1000 - Number(timestamp)) <= toleranceSeconds;
  if (!/^\d{1,12}$/.test(timestamp) || !isOfNow) {
    return { ok: false, fault: 'stale-timestamp' };
  }
  const body = bytesOf(received.rawBody);
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  const given = /^[0-9a-f]{64}$/i.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(expected.length);
  if (!timingSafeEqual(expected, given)) return { ok: false, fault: 'wrong-signature' };
  const envelope = readEnvelope(body);
  if (envelope === undefined) return { ok: false, fault: 'not-an-envelope' };
  return { ok: true, event, envelope, deduplicationKey: `${deliveryId} ${envelope.id}` };
}

/** Callers without types pass the parsed body, whose bytes are gone: every signature would be wrong without a reason. */
function requireRequest(received: Partial<ReceivedWebhook> | null | undefined): void {
  const { headers, rawBody } = received ?? {};
  if (typeof headers !== 'object' || headers === null) {
    throw new TypeError('verifyWebhook needs headers: those of the request, as an object or Headers.');
  }
  if (typeof rawBody !== 'string' && !ArrayBuffer.isView(rawBody) && !types.isAnyArrayBuffer(rawBody)) {
    throw new TypeError(
      'verifyWebhook needs rawBody: the bytes or text of the request before a JSON parser, such as express.raw() gives them.',
    );
  }
}

/** A view is read by its bytes: `Buffer.from` takes the elements of one, and of a `DataView` none. */
function bytesOf(rawBody: ReceivedWebhook['rawBody']): Buffer {
  if (ArrayBuffer.isView(rawBody)) return Buffer.from(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength);
  // It takes both of the others; its types know them one by one.
  return Buffer.from(rawBody as ArrayBuffer);
}

function headerOf({ headers }: ReceivedWebhook, name: string): string | undefined {
  if (typeof headers.get === 'function') return headers.get(name) ?? undefined;
  const found = Object.entries(headers as Readonly<Record<string, unknown>>)
    .filter(([key, value]) => key.toLowerCase() === name && value !== undefined)
    .map(([, value]) => value);
  // A header that came twice is none, in one spelling or in two: a listener must not choose between two signatures.
  return found.length === 1 && typeof found[0] === 'string' ? found[0] : undefined;
}

function readEnvelope(body: Buffer): (Record<string, unknown> & { readonly id: string }) | undefined {
  try {
    const envelope = JSON.parse(body.toString('utf8')) as unknown;
    const isEnvelope = typeof envelope === 'object' && envelope !== null && 'id' in envelope;
    return isEnvelope && typeof envelope.id === 'string' ? { ...envelope, id: envelope.id } : undefined;
  } catch {
    return undefined;
  }
}
