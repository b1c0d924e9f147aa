import { parseCivilDate, type CivilDate } from '../../calendar/civil-date';
import { refused, type Result } from '../../refusal/result';
import type { Dated } from '../../statutory/dated';
import { inForce, type Instrument } from '../../statutory/instrument';

/** The edition in force on a day; a refusal says in a payroll officer's words which day is not covered. */
export function awardEdition<T>(instrument: Instrument<T>, on: CivilDate, what: string): Result<Dated<T>> {
  const day = parseCivilDate(on, 'on');
  if (!day.ok) return day;
  const edition = inForce(instrument, on);
  if (edition.ok) return edition;
  const { confirmedUntil, coveredFrom } = edition.error.details ?? {};
  const message =
    confirmedUntil !== undefined
      ? `${on} is after ${confirmedUntil}, the last day for which ${what} are confirmed in this version.`
      : `${on} is before ${coveredFrom ?? 'every day'}, the first day for which ${what} are known in this version.`;
  return refused({ ...edition.error, message });
}
