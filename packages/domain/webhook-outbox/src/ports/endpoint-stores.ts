import type { WebhookEndpoint } from '../domain/endpoint';
import type { DeliveryStatus, ListenerAnswer } from '../domain/delivery';
import type { Listeners, DeliveryQueue, EventLog } from './announcing';

/** The secret goes in and comes out in the clear; the store keeps it encrypted. */
export type NewEndpoint = Omit<WebhookEndpoint, 'id' | 'version'> & { readonly secret: string };

export interface Endpoints {
  add(endpoint: NewEndpoint): Promise<WebhookEndpoint>;
  /** Undefined when there is none, or it is another customer's. */
  find(customerId: number, id: number): Promise<WebhookEndpoint | undefined>;
  /** In the order of their ids. */
  ofCustomer(customerId: number): Promise<readonly WebhookEndpoint[]>;
  /** Stores it over the version that was read; with a secret, that too. */
  save(endpoint: WebhookEndpoint, secret?: string): Promise<WebhookEndpoint>;
  remove(endpoint: WebhookEndpoint): Promise<void>;
}

/** A line of the delivery log. */
export interface LoggedDelivery {
  readonly id: number;
  readonly endpointId: number;
  readonly event: string;
  readonly envelopeId: string;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  /** Null once it has ended. */
  readonly nextAttemptAt: number | null;
  readonly lastStatusCode: number | null;
  readonly lastError: string | null;
  readonly durationMs: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly deliveredAt: number | null;
}

/** One attempt of a delivery. */
export interface LoggedAttempt {
  readonly attempt: number;
  readonly statusCode: number | null;
  readonly error: string | null;
  readonly durationMs: number;
  readonly endedAt: number;
  /** Null for attempts from before this was stored. */
  readonly sentHeaders: Readonly<Record<string, string>> | null;
  /** Null when none came. */
  readonly answer: ListenerAnswer | null;
}

/** Something for one endpoint alone: a ping, or the payload of an earlier delivery once more. It replaces nothing. */
export interface ExtraDelivery {
  readonly endpointId: number;
  readonly customerId: number;
  readonly event: string;
  readonly record: string;
  readonly envelopeId: string;
  readonly body: string;
  readonly now: number;
}

export interface DeliveryLog {
  /** Newest first. */
  latest(endpointId: number, limit: number): Promise<readonly LoggedDelivery[]>;
  find(endpointId: number, deliveryId: number): Promise<LoggedDelivery | undefined>;
  /** The attempts that a worker has taken and not finished. */
  underWay(endpointId: number): Promise<readonly Pick<LoggedDelivery, 'id' | 'attempts'>[]>;
  /** Oldest first. */
  attemptsOf(deliveryId: number): Promise<readonly LoggedAttempt[]>;
  add(delivery: ExtraDelivery): Promise<LoggedDelivery>;
  /** Whether the customer whose record it is still consents; always so for one's own. */
  isConsented(deliveryId: number, now: number): Promise<boolean>;
  /** Whether this person of the account reads the record, where it is the account's own; of others the consent decides. */
  isReadBy(deliveryId: number, userId: number): Promise<boolean>;
  payloadOf(
    deliveryId: number,
  ): Promise<Pick<ExtraDelivery, 'customerId' | 'event' | 'record' | 'envelopeId' | 'body'> | undefined>;
}

export interface FeedEntry {
  readonly cursor: number;
  /** The envelope as it was built at that commit. */
  readonly body: string;
}

/** Who asks for the feed. */
export interface FeedReader {
  readonly customerId: number;
  /** Null for a token that acts as the customer itself. */
  readonly userId: number | null;
  /** The application that asks, by its `client_id`; null for a token of the operator and for a page of ours. */
  readonly clientId: string | null;
}

export interface EventFeed {
  /** Whether events wait for their place. */
  isBehind(): Promise<boolean>;
  /**
   * Gives the next places to events whose commit can be seen, a bounded number at a time, and answers how many. Only what
   * has a place is in the feed, and nothing ever comes to stand before a place that was given.
   */
  place(): Promise<number>;
  /**
   * What the reader may read, oldest first, after the cursor: of its own account the companies that the user reaches,
   * and of other customers what their grants allow (`Listeners.hearing`) and what happened since they gave them. An
   * application of another account reads by its own grant alone.
   */
  after(reader: FeedReader, cursor: number, limit: number, now: number): Promise<readonly FeedEntry[]>;
}

export interface OutboxStores {
  readonly endpoints: Endpoints;
  readonly log: DeliveryLog;
  readonly feed: EventFeed;
  readonly listeners: Listeners;
  readonly queue: DeliveryQueue;
  readonly events: EventLog;
}

/** Judges a target with the resolver: at registration here, and again at every send. */
export interface Targets {
  vet(url: string): Promise<{ readonly ok: true } | { readonly ok: false; readonly why: string }>;
}

/** Makes secrets that nobody can guess. */
export interface SecretMaker {
  secret(): string;
}
