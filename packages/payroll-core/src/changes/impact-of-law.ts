import { parseCivilDate } from '../calendar/civil-date';
import { InputReader } from '../input/input-reader';
import { accepted, refused, type Result } from '../refusal/result';
import type { Dated, ParameterFile } from '../statutory/dated';
import type { InForceOptions, Instrument } from '../statutory/instrument';
import { alone } from './alone';
import { comparedCountry, readPayOfCountry, type PayOfCountry } from './compared-country';
import { LawsCompared, type LawFrom } from './law-between';
import { isNoMovement, movementBetween, type PayTotals } from './pay-totals';
import { rulesThatMoved, type RuleMovement } from './rules-that-moved';

/** The law of a day, with drafts in the place of that day's editions. */
export interface LawOfDay {
  readonly day: string;
  /** Parameter files of the same shape as the stored ones, for a law that is only announced or proposed. */
  readonly drafts?: readonly ParameterFile[];
}

/** What a change does to one pay. */
export interface Impact {
  readonly before: PayTotals;
  readonly after: PayTotals;
  readonly movement: PayTotals;
  /** Which law moved what; none that moves nothing. Empty for a change of the employer's own. */
  readonly rules: readonly RuleMovement[];
}

/** A law between two editions, prepared once and asked for many pays. */
export interface ChangeOfLaw {
  /** The same pay under the old law and under the new one. Its pay date stays, so that nothing but the law changes. */
  impactOn(pay: PayOfCountry): Result<Impact>;
}

const lawMembers: ReadonlySet<string> = new Set(['day', 'drafts']);

/** Prepares the change from one law to another. Refuses a day or a draft that cannot be read. */
export function changeOfLaw(from: LawOfDay, to: LawOfDay, options: InForceOptions = {}): Result<ChangeOfLaw> {
  const old = readLaw(from, 'from');
  if (!old.ok) return old;
  const next = readLaw(to, 'to');
  if (!next.ok) return next;
  const laws = new LawsCompared(old.value, next.value, options);
  return accepted({
    impactOn: (pay) => {
      try {
        return impactOn(pay, laws);
      } catch (error) {
        if (!(error instanceof UnreadableDraft)) throw error;
        return refused({
          code: 'input/conflict',
          path: 'drafts',
          message: `The draft of ${error.instrument} cannot be read: its values have another shape than those in force.`,
        });
      }
    },
  });
}

/** What a change of law does to one pay; for many, prepare it once with `changeOfLaw`. */
export function impactOfLaw(
  pay: PayOfCountry,
  from: LawOfDay,
  to: LawOfDay,
  options: InForceOptions = {},
): Result<Impact> {
  const change = changeOfLaw(from, to, options);
  return change.ok ? change.value.impactOn(pay) : change;
}

function impactOn(pay: PayOfCountry, laws: LawsCompared): Result<Impact> {
  const read = readPayOfCountry(pay, 'pay');
  if (!read.ok) return read;
  const { country, input } = read.value;
  const prepared = comparedCountry(country).prepare(alone(input));
  if (!prepared.ok) return prepared;
  const calculate = prepared.value;
  const { result: before, needed: old } = laws.withOld(calculate);
  if (!before.ok) return before;
  const { result: after, needed: next } = laws.withNew('all', calculate);
  if (!after.ok) return after;
  const movement = movementBetween(before.value, after.value);
  const under = { old: before.value, new: after.value, lookedUnderOld: old.looked };
  const rules = isNoMovement(movement)
    ? []
    : rulesThatMoved(laws.changed(new Set([...old.asked, ...next.asked])), laws, calculate, under);
  return accepted({ before: before.value, after: after.value, movement, rules });
}

function readLaw(law: LawOfDay, path: string): Result<LawFrom> {
  const reader = new InputReader();
  const { day } = reader.object(law, lawMembers);
  if (reader.refusal !== undefined) return refused({ ...reader.refusal, path });
  const drafts = law.drafts ?? [];
  const isList: boolean = Array.isArray(drafts);
  if (!isList || drafts.some((file: unknown) => typeof file !== 'object' || file === null)) {
    return refused({ code: 'input/missing', path: `${path}.drafts`, message: 'Expected a list of drafts.' });
  }
  const read = parseCivilDate(day, `${path}.day`);
  if (!read.ok) return read;
  if (drafts.length === 0) return accepted({ day: read.value });
  return accepted({ day: read.value, drafts: new Map(drafts.map((file) => [file.instrument, readOnce(file)])) });
}

class UnreadableDraft extends Error {
  constructor(readonly instrument: string) {
    super(`The draft of ${instrument} cannot be read.`);
  }
}

/** An instrument reads its draft when it is first asked for; the same edition answers every pay. */
function readOnce(file: ParameterFile): (instrument: Instrument<unknown>) => Dated<unknown> {
  let edition: Dated<unknown> | undefined;
  return (instrument) => {
    try {
      edition ??= { ...instrument.editionFrom(file), id: `${file.instrument}@draft-${file.effectiveFrom}` };
    } catch {
      throw new UnreadableDraft(file.instrument);
    }
    return edition;
  };
}
