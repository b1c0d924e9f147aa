import type { QueryRunner } from 'typeorm';
import { column, nullable } from '../columns';
import {
  changeRows,
  addColumn,
  createIndex,
  createTable,
  dropColumn,
  dropIndex,
  dropTables,
  type Migration,
  migrationName,
} from '../migrating';

/** An event's place in the feed, given once its commit can be seen: ids say nothing about the order of commits. */
export class EventFeed0041 implements Migration {
  readonly name = migrationName('0041-event-feed');

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'events', 'position', nullable(column.integer()));
    await createTable(runner, 'event_feed', { id: column.id(), last_position: column.integer() });
    // Cursors that listeners hold are ids; the events that are there keep them as their places.
    await changeRows(runner, () => runner.query('UPDATE events SET position = id WHERE position IS NULL'));
    // Those without a place stand first, in the order of their making.
    await createIndex(runner, 'events_placed', 'events', ['position', 'created_at', 'id']);
    await createIndex(runner, 'events_by_customer_placed', 'events', ['customer_id', 'position']);
    await dropIndex(runner, 'events_by_customer', 'events');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'events_by_customer', 'events', ['customer_id', 'id']);
    await dropIndex(runner, 'events_by_customer_placed', 'events');
    await dropIndex(runner, 'events_placed', 'events');
    await dropTables(runner, 'event_feed');
    await dropColumn(runner, 'events', 'position');
  }
}
