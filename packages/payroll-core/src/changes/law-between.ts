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

/** One instrument under the old law and under the new one; undefined where it has no figures there. */
interface Editions {
  readonly was: Dated<unknown> | undefined;
  readonly is: Dated<unknown> | undefined;
  readonly isChanged: boolean;
}

/** What a calculation needed of the law. */
export interface Needed {
  /** Every instrument that it asked for, in that order. */
  readonly asked: ReadonlySet<Instrument<unknown>>;
  /** Those of the changed ones whose figures it looked at; the others could not have moved it. */
  readonly looked: ReadonlySet<Instrument<unknown>>;
}

/** An old and a new law, prepared once for many calculations, which it watches. */
export class LawsCompared {
  private readonly known = new Map<Instrument<unknown>, Editions>();
  private asked = new Set<Instrument<unknown>>();
  private looked = new Set<Instrument<unknown>>();
  private readonly none: ReadonlySet<Instrument<unknown>> = new Set();

  constructor(
    private readonly from: LawFrom,
    private readonly to: LawFrom,
    private readonly options: InForceOptions,
  ) {}

  /** Runs a calculation with the new law for some instruments and the old one for all others. */
  withNew<T>(
    changed: 'all' | ReadonlySet<Instrument<unknown>>,
    calculate: (options: InForceOptions) => T,
  ): { readonly result: T; readonly needed: Needed } {
    const [asked, looked] = [new Set<Instrument<unknown>>(), new Set<Instrument<unknown>>()];
    [this.asked, this.looked] = [asked, looked];
    const isNew = changed === 'all' ? () => true : (instrument: Instrument<unknown>) => changed.has(instrument);
    const lawOf: LawOf = (instrument) => {
      this.asked.add(instrument);
      const { was, is } = this.editionsOf(instrument);
      return isNew(instrument) ? (is ?? this.to.day) : (was ?? this.from.day);
    };
    return { result: calculate({ ...this.options, lawOf }), needed: { asked, looked } };
  }

  /** Runs a calculation with the old law. */
  withOld<T>(calculate: (options: InForceOptions) => T): { readonly result: T; readonly needed: Needed } {
    return this.withNew(this.none, calculate);
  }

  /** Those that say something else under the new law, in the order given. */
  changed(asked: Iterable<Instrument<unknown>>): readonly Instrument<unknown>[] {
    return [...asked].filter((instrument) => this.editionsOf(instrument).isChanged);
  }

  editionsOf(instrument: Instrument<unknown>): Editions {
    const known = this.known.get(instrument);
    if (known !== undefined) return known;
    const edition = (law: LawFrom): Dated<unknown> | undefined => {
      const found = inForce(instrument, law.day, { ...this.options, lawOf: lawFrom(law) });
      return found.ok ? found.value : undefined;
    };
    const [was, is] = [edition(this.from), edition(this.to)];
    const isChanged = was === undefined || is === undefined || was !== is;
    const editions: Editions = isChanged
      ? { was: was && this.watched(instrument, was), is: is && this.watched(instrument, is), isChanged }
      : { was, is, isChanged };
    this.known.set(instrument, editions);
    return editions;
  }

  /** The same edition, which notes whenever a calculation looks at what it says. */
  private watched(instrument: Instrument<unknown>, edition: Dated<unknown>): Dated<unknown> {
    const look = (): Dated<unknown> => {
      this.looked.add(instrument);
      return edition;
    };
    return {
      id: edition.id,
      instrument: edition.instrument,
      law: edition.law,
      get effectiveFrom() {
        return look().effectiveFrom;
      },
      get confirmedUntil() {
        return look().confirmedUntil;
      },
      get values() {
        return look().values;
      },
    };
  }
}
