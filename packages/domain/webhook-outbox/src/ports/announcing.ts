import type { EventType } from '../domain/event-type';

/** An endpoint that is told of a company's records. */
export interface Listener {
  readonly endpointId: number;
  readonly events: readonly EventType[];
}

export interface Listeners {
  /**
   * The customer's own endpoints, and those of partners whose application may read the record of such an event: a grant of
   * the customer is in force, has a scope that reads it, and the person who gave it reaches the company.
   */
  hearing(customerId: number, companyId: number, event: EventType): Promise<readonly Listener[]>;
}

export interface NewDelivery {
  readonly endpointId: number;
  readonly customerId: number;
  readonly event: EventType;
  /** `employee:12`: deliveries of one record and one event type may replace each other while unattempted. */
  readonly record: string;
  readonly envelopeId: string;
  readonly body: string;
  readonly now: number;
}

export interface DeliveryQueue {
  /**
   * Puts deliveries into the queue, in the transaction of the change. A delivery for the same endpoint, record and event
   * that is still pending and unattempted is rewritten in place (its id stays, envelope id and body change); otherwise a
   * new one is added.
   */
  enqueue(deliveries: readonly NewDelivery[]): Promise<void>;
}

export interface EventLog {
  /** Keeps the events themselves, for the feed. */
  append(
    events: readonly {
      readonly event: EventType;
      readonly customerId: number;
      readonly companyId: number;
      readonly record: string;
      readonly envelopeId: string;
      readonly body: string;
      readonly now: number;
    }[],
  ): Promise<void>;
}
