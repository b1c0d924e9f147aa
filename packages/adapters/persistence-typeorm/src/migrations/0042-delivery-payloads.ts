import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import { changeRows, addColumn, createIndex, dropColumn, dropIndex, type Migration, migrationName } from '../migrating';

/** A payload is kept once, with its event; rows that change state several times are short. */
export class DeliveryPayloads0042 implements Migration {
  readonly name = migrationName('0042-delivery-payloads');

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'events_envelope', 'events', ['envelope_id'], { unique: true });
    await addColumn(runner, 'webhook_deliveries', 'own_body', nullable(column.longText()));
    // Payloads that are no event stay with their delivery; one that is repeated after a stop finds it done.
    if (await runner.hasColumn('webhook_deliveries', 'body')) {
      await changeRows(runner, () =>
        runner.query(
          `UPDATE webhook_deliveries SET own_body = body
          WHERE NOT EXISTS (SELECT 1 FROM events v WHERE v.envelope_id = webhook_deliveries.envelope_id)`,
        ),
      );
      await dropColumn(runner, 'webhook_deliveries', 'body');
    }
    // What a claim took is read by its ids.
    await dropIndex(runner, 'webhook_deliveries_claimed', 'webhook_deliveries');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'webhook_deliveries_claimed', 'webhook_deliveries', ['claim_token']);
    await addColumn(runner, 'webhook_deliveries', 'body', nullable(column.longText()));
    await changeRows(runner, () =>
      runner.query(
        `UPDATE webhook_deliveries
          SET body = COALESCE(own_body, (SELECT v.body FROM events v WHERE v.envelope_id = webhook_deliveries.envelope_id))`,
      ),
    );
    await dropColumn(runner, 'webhook_deliveries', 'own_body');
    await dropIndex(runner, 'events_envelope', 'events');
  }
}
