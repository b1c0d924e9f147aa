import { isEventType, type Endpoints, type WebhookEndpoint } from '@anz-payroll/webhook-outbox';
import type { Transaction } from '../database';
import { deleteVersioned, insertEncrypted, updateVersioned } from '../rows';
import { encryptedEndpointColumn } from './endpoint-secret';
import { EndpointTable, type EndpointRow } from './outbox-tables';

export function bindEndpoints(tx: Transaction): Endpoints {
  const rows = () => tx.repository(EndpointTable);
  return {
    add: async ({ secret, events, ...endpoint }) => {
      const row = { ...endpoint, version: 1, events: events.join(' ') };
      const id = await insertEncrypted(tx, EndpointTable, encryptedEndpointColumn, 'secret', secret, row);
      return { ...endpoint, events, version: 1, id };
    },
    find: async (customerId, id) => {
      const row = await rows().findOneBy({ id, customerId });
      return row === null ? undefined : toEndpoint(row);
    },
    ofCustomer: async (customerId) =>
      (await rows().find({ where: { customerId }, order: { id: 'ASC' } })).map(toEndpoint),
    save: async (endpoint, secret) => {
      const { id, version, events, ...rest } = endpoint;
      const owner = encryptedEndpointColumn.ownerOf(endpoint);
      const encrypted = secret === undefined ? {} : { secret: tx.encryption.encrypt(secret, owner) };
      const changes = { ...rest, events: events.join(' '), ...encrypted };
      return { ...endpoint, version: await updateVersioned(tx, EndpointTable, { id, version }, changes) };
    },
    remove: (endpoint) => deleteVersioned(tx, EndpointTable, endpoint),
  };
}

function toEndpoint({ secret: _sealed, events, ...row }: EndpointRow): WebhookEndpoint {
  return { ...row, events: events.split(' ').filter(isEventType) };
}
