import { auFinancialYear, civilDate, type CivilDate } from 'payroll-core/calendar';
import { inForce, type Dated, type Instrument } from 'payroll-core/statutory';
import { orUnreadable } from '../read-input';
import { UnreadableVector } from '../unreadable-vector';
import type { Vector } from '../vector';

/** The first day of the financial year a vector is about: `2026-27`. */
export function firstDayOf({ year }: Vector): CivilDate {
  if (year === undefined || !/^\d{4}-\d{2}$/.test(year)) {
    throw new UnreadableVector(`Expected a financial year such as 2026-27, found ${String(year)}.`);
  }
  return civilDate(`${year.slice(0, 4)}-07-01`);
}

/**
 * The edition of a vector's year. A vector from before our first edition brings its own amounts along; the method of the
 * first edition, which is older than it, is then run with them.
 */
export function editionOf<T>(instrument: Instrument<T>, vector: Vector): Dated<T> {
  const first = instrument.editions[0]!;
  const day = firstDayOf(vector);
  return day < first.effectiveFrom ? first : orUnreadable(inForce(instrument, day));
}

export function lastDayOf(vector: Vector): CivilDate {
  return auFinancialYear(firstDayOf(vector)).lastDay;
}
