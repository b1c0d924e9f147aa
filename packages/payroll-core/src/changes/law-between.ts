import type { CivilDate } from '../calendar/civil-date';
import type { Dated } from '../statutory/dated';
import { inForce, type InForceOptions, type Instrument, type LawOf } from '../statutory/instrument';

/** Where the law of a calculation comes from: a day, with drafts by instrument in the place of that day's editions. */
export interface LawFrom {
  readonly day: CivilDate;
  readonly drafts?: ReadonlyMap<string, (instrument: Instrument<unknown>) => Dated<unknown>>;
}

/** The law of a day, for `calculatePay`. */
export function lawFrom({ day, drafts }: LawFrom): LawOf {
  if (drafts === undefined) return () => day;
  return (instrument) => drafts.get(instrument.id)?.(instrument) ?? day;
}

/** Instruments that a calculation asked for and that say something else under the new law, in the order asked. */
export function changedInstruments(
  asked: ReadonlySet<Instrument<unknown>>,
  from: LawFrom,
  to: LawFrom,
  { allowUnconfirmed = false }: InForceOptions,
): readonly Instrument<unknown>[] {
  return [...asked].filter((instrument) => {
    const edition = (law: LawFrom) => inForce(instrument, law.day, { allowUnconfirmed, lawOf: lawFrom(law) });
    const [was, is] = [edition(from), edition(to)];
    return !was.ok || !is.ok || was.value !== is.value;
  });
}

/** Notes every instrument that a calculation asks for. */
export function noting(law: LawOf, asked: Set<Instrument<unknown>>): LawOf {
  return (instrument) => {
    asked.add(instrument);
    return law(instrument);
  };
}

/** The new law for some instruments, the old for the others. */
export function partly(from: LawOf, to: LawOf, changed: ReadonlySet<string>): LawOf {
  return (instrument) => (changed.has(instrument.id) ? to : from)(instrument);
}
