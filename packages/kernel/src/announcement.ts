export type AnnouncedEntity = 'company' | 'employee' | 'pay';

export type AnnouncementType = `${AnnouncedEntity}.${'created' | 'updated' | 'deleted'}`;

/** One change that a use case made, for those who listen; it is stored in the transaction that made the change. */
export interface Announcement {
  readonly type: AnnouncementType;
  /** The end customer whose data changed, not the partner who asked for the change. */
  readonly customerId: number;
  /** The company that the record belongs to; a company belongs to itself. */
  readonly companyId: number;
  readonly entity: { readonly type: AnnouncedEntity; readonly id: number };
  /** The whole read model after the change. */
  readonly data: unknown;
}

export interface Announcements {
  add(events: readonly Announcement[]): Promise<void>;
  /** A change that no event tells of: its audit entry goes into the same transaction. Call it last. */
  note?(record: { readonly type: string; readonly id: number }): Promise<void>;
}
