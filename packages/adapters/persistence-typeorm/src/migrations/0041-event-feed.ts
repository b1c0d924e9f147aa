import { column, nullable } from '../columns';
import { addColumn, changeRows, createIndex, createTable, dropIndex, migration } from '../migrating';

/** An event's place in the feed, given once its commit can be seen: ids say nothing about the order of commits. */
export const eventFeed0041 = migration('0041-event-feed', [
  addColumn('events', 'position', nullable(column.integer())),
  createTable('event_feed', { id: column.id(), last_position: column.integer() }),
  // Cursors that listeners hold are ids; the events that are there keep them as their places.
  changeRows('place the events that are there', async (tx) => {
    await tx.execute('UPDATE events SET position = id WHERE position IS NULL');
  }),
  // Those without a place stand first, in the order of their making.
  createIndex('events_placed', 'events', ['position', 'created_at', 'id']),
  createIndex('events_by_customer_placed', 'events', ['customer_id', 'position']),
  dropIndex('events_by_customer', 'events'),
]);
