import { addDays, daysBetween, type CivilDate } from '../../calendar/civil-date';
import { whole } from '../../money/parse';
import { divide } from '../../money/rounding';

/** A stretch of calendar days, both ends counted. */
export interface Days {
  readonly from: CivilDate;
  /** The last day. */
  readonly until: CivilDate;
}

/** How many days stretches hold together. */
export function countDays(stretches: readonly Days[]): number {
  return stretches.reduce((total, { from, until }) => total + daysBetween(from, until) + 1, 0);
}

/** Days as weeks for print, to two decimals: `19`, `2.43`. A sentence says `weeksInWords`. */
export function weeksInPrint(days: number): string {
  return divide(whole(days), whole(7), 2, 'half-up').toString();
}

/** `1 week`, `2.43 weeks`. */
export function weeksInWords(days: number): string {
  const weeks = weeksInPrint(days);
  return weeks === '1' ? '1 week' : `${weeks} weeks`;
}

/** Stretches and more of them, in the order of their first days. */
export function daysTogether(stretches: readonly Days[], more: readonly Days[] = []): readonly Days[] {
  return more.length === 0 ? stretches : [...stretches, ...more].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** The days from one to another that no part covers. Parts come in the order of their first days. */
export function daysNotCovered(parts: readonly Days[], from: CivilDate, until: CivilDate): readonly Days[] {
  const missing: Days[] = [];
  let next = from;
  for (const part of parts) {
    if (part.from > until) break;
    if (part.from > next) missing.push({ from: next, until: addDays(part.from, -1) });
    if (part.until >= next) next = addDays(part.until, 1);
  }
  if (next <= until) missing.push({ from: next, until });
  return missing;
}

export function daysInPrint(stretches: readonly Days[]): string {
  return stretches.map(({ from, until }) => `${from} to ${until}`).join(', ');
}
