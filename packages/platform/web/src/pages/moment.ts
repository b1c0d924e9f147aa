import { utcTimestamp } from '@anz-payroll/kernel';
import { html, type Html } from '../markup';

/** A moment on a page of no company: in UTC and said so, until the script writes it in the reader's own time. */
export function moment(epochMs: number): Html {
  const at = utcTimestamp(epochMs);
  return html`<time datetime="${at}Z" data-local>${localMoment(epochMs, 'UTC')} UTC</time>`;
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
