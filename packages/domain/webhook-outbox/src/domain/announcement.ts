import type { EntityType, EventType } from './event-type';

/** One change that a use case made, told in the transaction that made it. `data` is the full read model after it. */
export interface Announcement {
  readonly type: EventType;
  /** The end customer whose data changed, not the partner who asked for it. */
  readonly customerId: number;
  readonly entity: { readonly type: EntityType; readonly id: number };
  readonly data: unknown;
}
