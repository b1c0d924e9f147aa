export { bindAnnouncements, bindOutbox } from './bind-outbox';
export { workQueue } from './bind-work-queue';
export { sealedEndpointColumn } from './bind-endpoints';
export { outboxTables } from './outbox-tables';
