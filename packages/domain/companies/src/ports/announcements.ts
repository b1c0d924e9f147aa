/** Something that happened to a record, for those who listen; stored in the transaction that made it happen. */
export interface Announcement {
  readonly type: AnnouncementType;
  readonly customerId: number;
  readonly entity: { readonly type: 'company' | 'employee' | 'pay'; readonly id: number };
  /** The whole read model after the change. */
  readonly data: unknown;
}

export type AnnouncementType = `${'company' | 'employee' | 'pay'}.${'created' | 'updated' | 'deleted'}`;

export interface Announcements {
  add(events: readonly Announcement[]): Promise<void>;
}
