import { utcTimestamp } from '@anz-payroll/kernel';

/** A moment as people read it, in UTC and said so. */
export function moment(epochMs: number): string {
  return `${utcTimestamp(epochMs).slice(0, 16).replace('T', ' ')} UTC`;
}

/** A moment in the time zone of the company, as people there read it: `5 Nov 2026, 2:30 pm`. */
export function localMoment(epochMs: number, timeZone: string): string {
  const text = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(epochMs);
  return text.replaceAll('\u202f', ' ');
}
