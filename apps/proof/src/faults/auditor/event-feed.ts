import { several, type Invariant } from './invariant';

/** Whoever reads the feed by its cursor misses nothing and reads nothing twice. */
export const eventFeed: Invariant = {
  says: 'every event has its own place in the feed',
  breaches: async ({ query }) => {
    const rows = await query<{ id: number; position: number | null }>('SELECT id, position FROM events');
    const [end] = await query<{ last_position: number }>('SELECT last_position FROM event_feed WHERE id = 1');
    const places = new Map<number, number>();
    for (const { position } of rows) if (position !== null) places.set(position, (places.get(position) ?? 0) + 1);
    const last = end?.last_position ?? 0;
    return [
      ...several(
        'events without a place in the feed',
        rows.filter(({ position }) => position === null).map(({ id }) => id),
      ),
      ...several(
        'places of the feed with two events',
        [...places].filter(([, count]) => count > 1).map(([position]) => position),
      ),
      ...several(
        'places behind the end of the feed',
        [...places.keys()].filter((position) => position > last),
      ),
    ];
  },
};
