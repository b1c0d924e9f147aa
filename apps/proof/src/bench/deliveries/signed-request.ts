import { nodeSigner } from '@anz-payroll/webhook-sending';
import {
  signedBytes,
  standardMessageId,
  standardSignedBytes,
  webhookHeaders,
  type Sender,
} from '@anz-payroll/webhook-outbox';

/** As many attempts at once as every side may have under way. */
export const concurrency = 64;
export const endpoints = 16;

/** About as much as an employee's payload. */
export const data = { first_name: 'Alinta', last_name: 'Walker', notes: 'x'.repeat(1500) };

const secret = 'whsec_c2VjcmV0IG9mIHRoZSBiZW5jaCwgMzIgYnl0ZXMgbG9uZw==';
const envelopeId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const event = 'employee.updated';

/** What other queues keep for a delivery: everything that is needed to make the request. */
export interface Job {
  readonly deliveryId: string;
  readonly url: string;
  readonly body: string;
}

export function job(listenerUrl: string, n: number): Job {
  const entity = { type: 'employee', id: n };
  const envelope = { id: envelopeId, type: event, createdAt: '2026-11-15T04:30:00', customerId: 1, entity, data };
  return { deliveryId: `job-${n}`, url: `${listenerUrl}/${n % endpoints}`, body: JSON.stringify(envelope) };
}

export function headersFor({ deliveryId }: Job, body: Uint8Array): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const messageId = standardMessageId(deliveryId, envelopeId);
  return webhookHeaders({
    event,
    deliveryId,
    envelopeId,
    timestamp,
    signatureHex: nodeSigner.hex(secret, signedBytes(timestamp, body)),
    standardSignatureBase64: nodeSigner.standardBase64(secret, standardSignedBytes(messageId, timestamp, body)),
  });
}

/** Every queue signs when it sends, as a webhook must: the moment is part of what is signed. */
export async function sendSigned(sender: Sender, made: Job): Promise<void> {
  const body = Buffer.from(made.body, 'utf8');
  const outcome = await sender.send({ url: made.url, body, headers: headersFor(made, body) });
  if (outcome.kind === 'failed' || outcome.statusCode !== 204) throw new Error('The listener did not take it');
}
