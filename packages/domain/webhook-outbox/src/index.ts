export { asciiJson } from './domain/ascii-json';
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
  type SkipReason,
} from './domain/delivery';
export {
  limits as endpointLimits,
  readDescription,
  readEvents,
  readSecret,
  readUrl,
  type WebhookEndpoint,
} from './domain/endpoint';
export { encodeEnvelope, envelopeFor, type Envelope } from './domain/envelope';
export { eventTypes, isEventType, type EventType } from './domain/event-type';
export { foldCommit, recordKey } from './domain/fold-commit';
export { hostOf } from './domain/host-of';
export {
  outboxRefusalCodes,
  type OutboxRefusal,
  type OutboxRefusalCode,
  type OutboxResult,
} from './domain/outbox-refusal';
export { attemptTimeoutMs, maxAttempts, nextAttemptAt } from './domain/retry-plan';
export {
  signedBytes,
  standardMessageId,
  standardSignedBytes,
  webhookHeaders,
  type SignedBytes,
} from './domain/signature';
export type { DeliveryQueue, EventLog, Listener, Listeners, NewDelivery } from './ports/announcing';
export type {
  ClaimRequest,
  ClaimedDelivery,
  FinishedDelivery,
  HeldDelivery,
  Sender,
  Signer,
  WorkQueue,
} from './ports/dispatching';
export type { Ids } from './ports/ids';
export { isPublicAddress, judgeTarget, type TargetUrl, type TargetVerdict } from './targets';
export { announce, type AnnounceDependencies } from './use-cases/announce';
export { attemptDelivery } from './use-cases/attempt-delivery';
export type {
  DeliveryLog,
  Endpoints,
  EventFeed,
  ExtraDelivery,
  FeedEntry,
  FeedReader,
  LoggedAttempt,
  LoggedDelivery,
  NewEndpoint,
  OutboxStores,
  SecretMaker,
  Targets,
} from './ports/endpoint-stores';
export type { InspectedDelivery } from './use-cases/inspect-delivery';
export type { OutboxDependencies } from './use-cases/outbox-dependencies';
export { outboxUseCases, type OutboxUseCases } from './use-cases/outbox-use-cases';
export type { EndpointWithSecret, RegisterEndpoint } from './use-cases/register-endpoint';
export type { UpdatedEndpoint, UpdateEndpoint } from './use-cases/update-endpoint';
