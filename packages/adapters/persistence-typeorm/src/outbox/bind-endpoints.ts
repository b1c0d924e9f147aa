import { isEventType, type Endpoints, type WebhookEndpoint } from '@anz-payroll/webhook-outbox';
import type { Transaction } from '../database';
import { deleteVersioned, insertRow, updateVersioned } from '../rows';
import type { SealedColumn } from '../resealing';
import { endpointSecret } from './endpoint-secret';
import { EndpointTable, type EndpointRow } from './outbox-tables';

export const sealedEndpointColumn: SealedColumn = {
  table: 'webhook_endpoints',
  column: 'secret',
  place: endpointSecret,
};

export function bindEndpoints(tx: Transaction): Endpoints {
  const rows = () => tx.repository(EndpointTable);
  return {
    add: async ({ secret, events, ...endpoint }) => {
      const row = { ...endpoint, version: 1, events: events.join(' '), secret: tx.vault.seal(secret, endpointSecret) };
      return { ...endpoint, events, version: 1, id: await insertRow(tx, EndpointTable, row) };
    },
    find: async (customerId, id) => {
      const row = await rows().findOneBy({ id, customerId });
      return row === null ? undefined : toEndpoint(row);
    },
    ofCustomer: async (customerId) =>
      (await rows().find({ where: { customerId }, order: { id: 'ASC' } })).map(toEndpoint),
    save: async (endpoint, secret) => {
      const { id, version, events, ...rest } = endpoint;
      const sealed = secret === undefined ? {} : { secret: tx.vault.seal(secret, endpointSecret) };
      const changes = { ...rest, events: events.join(' '), ...sealed };
      return { ...endpoint, version: await updateVersioned(tx, EndpointTable, { id, version }, changes) };
    },
    remove: (endpoint) => deleteVersioned(tx, EndpointTable, endpoint),
  };
}

function toEndpoint({ secret: _sealed, events, ...row }: EndpointRow): WebhookEndpoint {
  return { ...row, events: events.split(' ').filter(isEventType) };
}
