/** What is signed: a few words, and behind them the very bytes that are sent. */
export interface SignedBytes {
  readonly lead: string;
  readonly body: Uint8Array;
}

/** The secret's HMAC-SHA-256 over these, in hex, is `X-Payroll-Signature`. */
export function signedBytes(timestamp: string, body: Uint8Array): SignedBytes {
  return { lead: `${timestamp}.`, body };
}

/** The same for the Standard Webhooks headers, whose signature also covers the id of the message. */
export function standardSignedBytes(id: string, timestamp: string, body: Uint8Array): SignedBytes {
  return { lead: `${id}.${timestamp}.`, body };
}

export interface SignedHeaders {
  readonly event: string;
  readonly deliveryId: string;
  readonly envelopeId: string;
  /** Unix epoch seconds, taken when the attempt is signed. */
  readonly timestamp: string;
  readonly signatureHex: string;
  readonly standardSignatureBase64: string;
}

/**
 * `webhook-id` is the pair that makes a delivery unique for a listener: the delivery id stays over all retries and the
 * envelope id changes with the payload.
 */
export function webhookHeaders(signed: SignedHeaders): Readonly<Record<string, string>> {
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Payroll-Webhooks/1',
    'X-Payroll-Event': signed.event,
    'X-Payroll-Delivery-Id': signed.deliveryId,
    'X-Payroll-Timestamp': signed.timestamp,
    'X-Payroll-Signature': signed.signatureHex,
    'webhook-id': standardMessageId(signed.deliveryId, signed.envelopeId),
    'webhook-timestamp': signed.timestamp,
    'webhook-signature': `v1,${signed.standardSignatureBase64}`,
  };
}

export function standardMessageId(deliveryId: string, envelopeId: string): string {
  return `${deliveryId}_${envelopeId}`;
}
