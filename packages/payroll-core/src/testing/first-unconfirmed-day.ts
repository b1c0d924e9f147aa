import { addDays, type CivilDate } from '../calendar/civil-date';
import type { Instrument } from '../statutory/instrument';

/** The day after the last one that an instrument is confirmed for: a test of it still holds when a year is added. */
export function firstUnconfirmedDay(instrument: Instrument<unknown>): CivilDate {
  return addDays(instrument.editions.at(-1)!.confirmedUntil, 1);
}
