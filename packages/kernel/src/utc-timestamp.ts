import { fromDayNumber } from 'payroll-core';

const DAY_MS = 86_400_000;

/**
 * ISO 8601 in UTC with no `Z` and no offset, to the millisecond: `2026-11-15T01:02:03.004` (specification 2.1). It is
 * worked out from payroll-core's calendar because a pure package has no `Date`.
 */
export function utcTimestamp(epochMs: number): string {
  const day = Math.floor(epochMs / DAY_MS);
  const ms = epochMs - day * DAY_MS;
  const time = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
  return `${fromDayNumber(day)}T${time.map((part) => padded(part, 2)).join(':')}.${padded(Math.floor(ms % 1000), 3)}`;
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
