/**
 * ISO 8601 in UTC with no `Z` and no offset, to the millisecond, from epoch milliseconds: `2026-11-15T01:02:03.004`.
 * Worked out by hand because a pure room has no `Date`.
 */
export function utcTimestamp(epochMs: number): string {
  const days = Math.floor(epochMs / 86_400_000);
  const ms = epochMs - days * 86_400_000;
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const clock = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60].map((part) =>
    pad(part, 2),
  );
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}T${clock.join(':')}.${pad(ms % 1000, 3)}`;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
