import type { OutboxResult } from '../domain/outbox-refusal';
import type { LoggedAttempt, LoggedDelivery } from '../ports/endpoint-stores';
import type { OutboxDependencies } from './outbox-dependencies';
import { unknownDelivery } from './send-extra';
import { unknownEndpoint } from './update-endpoint';

export interface InspectedDelivery {
  readonly delivery: LoggedDelivery;
  /**
   * The envelope as it is signed and sent; null when the customer's consent to read the record has ended, or whoever asks does
   * not read it.
   */
  readonly payload: string | null;
  /** Oldest first. Without the payload, what the listener answered is left out too: it may repeat it. */
  readonly attempts: readonly LoggedAttempt[];
}

export interface DeliveryReader {
  readonly customerId: number;
  /** Null for a token that acts as the customer itself. */
  readonly userId: number | null;
}

/** A delivery with what was sent and what came back, attempt by attempt. */
export function inspectDelivery(deps: OutboxDependencies) {
  return (
    { customerId, userId }: DeliveryReader,
    id: number,
    deliveryId: number,
  ): Promise<OutboxResult<InspectedDelivery>> =>
    deps.reading.run(async ({ endpoints, log }): Promise<OutboxResult<InspectedDelivery>> => {
      if ((await endpoints.find(customerId, id)) === undefined) return { ok: false, error: unknownEndpoint };
      const delivery = await log.find(id, deliveryId);
      if (delivery === undefined) return { ok: false, error: unknownDelivery };
      const isShown =
        (await log.isConsented(deliveryId, deps.clock.now())) &&
        (userId === null || (await log.isReadBy(deliveryId, userId)));
      const attempts = await log.attemptsOf(deliveryId);
      const payload = isShown ? ((await log.payloadOf(deliveryId))?.body ?? null) : null;
      const shown = isShown ? attempts : attempts.map((attempt) => ({ ...attempt, answer: null }));
      return { ok: true, value: { delivery, payload, attempts: shown } };
    });
}
