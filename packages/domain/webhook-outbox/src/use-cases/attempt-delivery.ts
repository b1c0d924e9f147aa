import type { Clock } from '@anz-payroll/kernel';
import { finishAttempt, skipDelivery } from '../domain/delivery';
import { signedBytes, standardMessageId, standardSignedBytes, webhookHeaders } from '../domain/signature';
import type { ClaimedDelivery, FinishedDelivery, Sender, Signer } from '../ports/dispatching';

/** Makes the one attempt that a claim allows, and says how it ended. */
export function attemptDelivery(dependencies: {
  readonly sender: Sender;
  readonly signer: Signer;
  readonly clock: Clock;
}) {
  const { sender, signer, clock } = dependencies;
  return async (claimed: ClaimedDelivery): Promise<FinishedDelivery> => {
    const { id, claimToken, target, body, envelopeId } = claimed;
    if (target.kind === 'skipped') {
      // The claim counted an attempt; none is made.
      const unattempted = { ...claimed.delivery, attempts: claimed.delivery.attempts - 1 };
      return { id, claimToken, delivery: skipDelivery(unattempted, target.why), now: clock.now() };
    }
    const deliveryId = String(id);
    const timestamp = String(Math.floor(clock.now() / 1000));
    const messageId = standardMessageId(deliveryId, envelopeId);
    const headers = webhookHeaders({
      event: claimed.event,
      deliveryId,
      envelopeId,
      timestamp,
      signatureHex: signer.hex(target.secret, signedBytes(timestamp, body)),
      standardSignatureBase64: signer.standardBase64(target.secret, standardSignedBytes(messageId, timestamp, body)),
    });
    const outcome = await sender.send({ url: target.url, body, headers });
    const now = clock.now();
    return {
      id,
      claimToken,
      delivery: finishAttempt(claimed.delivery, outcome, now),
      outcome,
      sentHeaders: headers,
      now,
    };
  };
}
