import { createHmac } from 'node:crypto';
import type { Signer } from '@anz-payroll/webhook-outbox';

const prefix = 'whsec_';

export const nodeSigner: Signer = {
  hex: (secret, { lead, body }) => createHmac('sha256', secret).update(lead).update(body).digest('hex'),
  standardBase64: (secret, { lead, body }) =>
    createHmac('sha256', standardKey(secret)).update(lead).update(body).digest('base64'),
};

/** A secret that a customer chose may be any text; only ours, with the prefix, hold a key in base64. */
function standardKey(secret: string): Buffer {
  return secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret, 'utf8');
}
