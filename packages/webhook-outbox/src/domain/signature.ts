/** The secret's HMAC-SHA-256 over this text, in hex, is `X-Payroll-Signature`. */
export function signedText(timestamp: string, rawBody: string): string {
  return `${timestamp}.${rawBody}`;
}

/** The same for the Standard Webhooks headers, whose signature also covers the id of the message. */
export function standardSignedText(id: string, timestamp: string, rawBody: string): string {
  return `${id}.${timestamp}.${rawBody}`;
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
