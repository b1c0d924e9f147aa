import { fromDayNumber } from 'payroll-core/calendar';

const DAY_MS = 86_400_000;

/** A moment as the interface writes it: ISO 8601 in UTC without `Z`, to the second. */
export function utcText(epochMs: number): string {
  const days = Math.floor(epochMs / DAY_MS);
  const seconds = Math.floor((epochMs - days * DAY_MS) / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${fromDayNumber(days)}T${two(hour)}:${two(minute)}:${two(seconds % 60)}`;
}
