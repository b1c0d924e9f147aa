import { inForce, type CivilDate, type Dated, type Instrument } from 'payroll-core';

/** The edition of the day, or past the last confirmed day the newest one. Only forecasts may ask so: a pay is refused then. */
export function editionFor<T>(instrument: Instrument<T>, payDate: CivilDate): Dated<T> {
  const found = inForce(instrument, payDate);
  return found.ok ? found.value : instrument.editions.at(-1)!;
}
