import { fromDayNumber } from 'payroll-core';

const DAY_MS = 86_400_000;

/** ISO 8601 in UTC without `Z` and without an offset, from milliseconds since 1970. @law spec 2.1 */
export function utcTimestamp(moment: number): string {
  const day = Math.floor(moment / DAY_MS);
  const seconds = Math.floor((moment - day * DAY_MS) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${fromDayNumber(day)}T${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}
