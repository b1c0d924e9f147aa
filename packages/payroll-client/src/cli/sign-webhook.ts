import { createHmac, randomUUID } from 'node:crypto';

/** Sends an envelope as the service would: the same headers, signed with the secret. */
export async function sendSigned(to: string, secret: string, envelope: { readonly type: string }): Promise<number> {
  const body = JSON.stringify(envelope);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const answer = await fetch(to, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'x-payroll-event': envelope.type,
      'x-payroll-delivery-id': randomUUID(),
      'x-payroll-timestamp': timestamp,
      'x-payroll-signature': signature,
    },
    body,
  });
  await answer.body?.cancel();
  return answer.status;
}
