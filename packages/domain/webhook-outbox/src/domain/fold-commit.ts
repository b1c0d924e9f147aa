import type { Announcement } from '@anz-payroll/kernel';

/**
 * What one commit tells the fixture, at most one event per record: created and then edited is one `created` with the
 * state after the edit; edited twice is one `updated`; anything and then deleted is `deleted`. A record that was made
 * and removed inside one commit was never there for anybody else, and is not told.
 */
export function foldCommit(announcements: readonly Announcement[]): readonly Announcement[] {
  const byRecord = new Map<string, Announcement>();
  for (const next of announcements) {
    const key = recordKey(next);
    const earlier = byRecord.get(key);
    const created = earlier?.type.endsWith('.created') ?? false;
    if (created && next.type.endsWith('.deleted')) byRecord.delete(key);
    else if (created && earlier !== undefined) byRecord.set(key, { ...next, type: earlier.type });
    else byRecord.set(key, next);
  }
  return [...byRecord.values()];
}

export function recordKey(announcement: Announcement): string {
  return `${announcement.entity.type}:${announcement.entity.id}`;
}
