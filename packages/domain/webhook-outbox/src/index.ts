export {
  beginAttempt,
  deliveryStatuses,
  finishAttempt,
  giveBackDelivery,
  reclaimDelivery,
  skipDelivery,
  skipReasons,
  type AttemptOutcome,
  type Delivery,
  type DeliveryStatus,
  type ListenerAnswer,
} from './domain/delivery';
export { limits as endpointLimits, type WebhookEndpoint } from './domain/endpoint';
export { eventTypes, isEventType, type EventType } from './domain/event-type';
export { hostOf } from './domain/host-of';
export type { OutboxRefusalCode } from './domain/outbox-refusal';
export { attemptTimeoutMs, maxAttempts } from './domain/retry-plan';
export { signedBytes, standardMessageId, standardSignedBytes, webhookHeaders } from './domain/signature';
export type { DeliveryQueue, EventLog, Listeners, NewDelivery } from './ports/announcing';
export type {
  ClaimRequest,
  ClaimedDelivery,
  FinishedDelivery,
  HeldDelivery,
  Sender,
  Signer,
  WorkQueue,
} from './ports/dispatching';
export { isPublicAddress, judgeTarget } from './targets';
export { announce } from './use-cases/announce';
export { attemptDelivery } from './use-cases/attempt-delivery';
export type {
  DeliveryLog,
  Endpoints,
  EventFeed,
  FeedReader,
  LoggedAttempt,
  LoggedDelivery,
  OutboxStores,
} from './ports/endpoint-stores';
export type { InspectedDelivery } from './use-cases/inspect-delivery';
export { outboxUseCases, type OutboxUseCases } from './use-cases/outbox-use-cases';
