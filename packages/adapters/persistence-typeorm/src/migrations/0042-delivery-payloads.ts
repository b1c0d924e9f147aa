import { column, nullable } from '../columns';
import { addColumn, changeRows, createIndex, dropColumn, dropIndex, migration } from '../migrating';

/** A payload is kept once, with its event; rows that change state several times are short. */
export const deliveryPayloads0042 = migration('0042-delivery-payloads', [
  createIndex('events_envelope', 'events', ['envelope_id'], { unique: true }),
  addColumn('webhook_deliveries', 'own_body', nullable(column.longText())),
  changeRows('keep payloads that are no event', async (tx) => {
    await tx.execute(
      `UPDATE webhook_deliveries SET own_body = body
        WHERE NOT EXISTS (SELECT 1 FROM events v WHERE v.envelope_id = webhook_deliveries.envelope_id)`,
    );
  }),
  dropColumn('webhook_deliveries', 'body'),
  // What a claim took is read by its ids.
  dropIndex('webhook_deliveries_claimed', 'webhook_deliveries'),
]);
