import { civilDate, parseCivilDate, type CivilDate } from '../calendar/civil-date';
import type { Refusal } from '../refusal/refusal';
import { accepted, refused, type Result } from '../refusal/result';
import type { Dated, ParameterFile } from './dated';
import { instrumentName } from './instrument-name';

/** One law's figures over time, oldest first. */
export interface Instrument<T> {
  readonly id: string;
  readonly editions: readonly Dated<T>[];
  /** An edition from a file of the same shape, such as a draft. Throws where the file's values have another shape. */
  readonly editionFrom: (file: ParameterFile) => Dated<T>;
}

/**
 * Makes an instrument from its parameter files. `read` turns the file's text decimals into exact numbers once, when
 * the module loads, so that a calculation only looks up.
 */
export function defineInstrument<Raw, T>(
  id: string,
  files: readonly unknown[],
  read: (raw: Raw, file: ParameterFile) => T,
): Instrument<T> {
  // The shape of every file is checked by `npm run check` (packages/platform/tooling/statutory-check.mjs), before it gets here.
  const editionFrom = (file: ParameterFile): Dated<T> => {
    if (file.instrument !== id) throw new Error(`A parameter file of ${file.instrument} stands in the folder of ${id}`);
    return {
      id: `${id}@${file.effectiveFrom}`,
      instrument: id,
      effectiveFrom: civilDate(file.effectiveFrom),
      confirmedUntil: civilDate(file.confirmedUntil),
      law: file.law,
      values: read(file.values as Raw, file),
    };
  };
  const editions = (files as readonly ParameterFile[])
    .map((file) => frozen(editionFrom(file)))
    .sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1));
  return { id, editions, editionFrom };
}

/** Every pay shares an edition. Lists inside its values stay as they are: pays are measurably slower over frozen ones. */
function frozen<T>(edition: Dated<T>): Dated<T> {
  Object.freeze(edition.law);
  Object.freeze(edition.values);
  return Object.freeze(edition);
}

/** An operator may let unconfirmed figures through; the pay then carries a warning. */
export interface InForceOptions {
  readonly allowUnconfirmed?: boolean;
  /**
   * The law of another day than the pay date, or an edition in the place of those that are stored: what a pay would come
   * to under it. Undefined for an instrument that follows the pay date.
   */
  readonly lawOf?: LawOf;
}

/** Answers for one instrument the day whose edition counts, or an edition. */
export type LawOf = (instrument: Instrument<unknown>) => CivilDate | Dated<unknown> | undefined;

/**
 * The figures in force on a pay date. Before the first edition, and past the last day somebody confirmed, the answer is
 * a refusal with its reason: nothing rolls forward in silence.
 */
export function inForce<T>(
  instrument: Instrument<T>,
  payDate: CivilDate,
  options: InForceOptions = {},
): Result<Dated<T>> {
  // A caller without types may pass null.
  const other = options?.lawOf?.(instrument);
  // Whoever names an edition has it from this instrument's own reader.
  if (typeof other === 'object') return accepted(other as Dated<T>);
  // Text that is no date stands before or after every edition, and would be refused for the wrong reason or answered.
  const day = parseCivilDate(other ?? payDate, 'payDate');
  if (!day.ok) return day;
  return editionOn(instrument, day.value, options?.allowUnconfirmed === true);
}

function editionOn<T>(instrument: Instrument<T>, payDate: CivilDate, allowUnconfirmed: boolean): Result<Dated<T>> {
  for (let i = instrument.editions.length - 1; i >= 0; i--) {
    const edition = instrument.editions[i]!;
    if (edition.effectiveFrom > payDate) continue;
    if (payDate > edition.confirmedUntil && !allowUnconfirmed) {
      return withoutFigures({
        code: 'statutory/unconfirmed',
        message:
          `Pay date ${payDate} is after ${edition.confirmedUntil}, the last day for which the figures of ` +
          `${instrumentName(instrument.id)} are confirmed in this version.`,
        details: { instrument: instrument.id, on: payDate, confirmedUntil: edition.confirmedUntil },
      });
    }
    return accepted(edition);
  }
  const first = instrument.editions[0];
  return withoutFigures({
    code: 'statutory/not-covered',
    message: first
      ? `Pay date ${payDate} is before ${first.effectiveFrom}, the first day for which there are figures of ${instrumentName(instrument.id)}.`
      : `There are no figures of ${instrumentName(instrument.id)}.`,
    details: { instrument: instrument.id, on: payDate, ...(first ? { coveredFrom: first.effectiveFrom } : {}) },
  });
}

/**
 * The refusal. A caller without types that hands its missing value on to a rule hears which figures there are not, and for
 * which day, in place of what a rule cannot read of undefined.
 */
export function withoutFigures(refusal: Refusal): Result<never> {
  const get = (): never => {
    throw new RangeError(refusal.message);
  };
  return Object.defineProperty(refused(refusal), 'value', { get });
}
