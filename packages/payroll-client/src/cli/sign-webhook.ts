import { createHmac, randomUUID } from 'node:crypto';

/** Sends an envelope as the service would: the same headers, those of Standard Webhooks too, signed with the secret. */
export async function sendSigned(
  to: string,
  secret: string,
  envelope: { readonly id: string; readonly type: string },
): Promise<number> {
  const body = JSON.stringify(envelope);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const deliveryId = randomUUID();
  const messageId = `${deliveryId}_${envelope.id}`;
  const standard = createHmac('sha256', standardKey(secret))
    .update(`${messageId}.${timestamp}.${body}`)
    .digest('base64');
  const answer = await fetch(to, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'x-payroll-event': envelope.type,
      'x-payroll-delivery-id': deliveryId,
      'x-payroll-timestamp': timestamp,
      'x-payroll-signature': createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
      'webhook-id': messageId,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${standard}`,
    },
    body,
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Standard Webhooks: behind `whsec_` a secret is the base64 of its key. */
function standardKey(secret: string): Buffer {
  return /^whsec_/.test(secret) ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret, 'utf8');
}
