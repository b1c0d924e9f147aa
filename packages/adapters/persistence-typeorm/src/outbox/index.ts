export { bindAnnouncements, bindOutbox } from './bind-outbox';
export { workQueue } from './bind-work-queue';
export { encryptedEndpointColumn } from './endpoint-secret';
export { outboxTables } from './outbox-tables';
