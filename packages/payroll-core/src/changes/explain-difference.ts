import { parseCivilDate } from '../calendar/civil-date';
import { isLess, isZero, subtract } from '../money/arithmetic';
import type { Decimal } from '../money/decimal';
import { parseDecimal } from '../money/parse';
import { accepted, refused, type Result } from '../refusal/result';
import type { InForceOptions, Instrument } from '../statutory/instrument';
import { InputReader, type Amount } from '../input/input-reader';
import { alone } from './alone';
import { causeNames, type CauseName } from './cause';
import { causeInWords } from './cause-in-words';
import { comparedCountry, readPayOfCountry, type AnyPayInput, type PayOfCountry } from './compared-country';
import { lawFrom, LawsCompared, type LawFrom } from './law-between';
import { addMovements, isNoMovement, movementBetween, noMovement, totalNames, type PayTotals } from './pay-totals';
import { rulesThatMoved, type RuleMovement } from './rules-that-moved';
import { isAlike } from './step-of-difference';

/** One reason why a pay differs from another, and what it moved. */
export interface Cause {
  readonly cause: CauseName;
  /** Causes that could not be priced apart from this one: without them the calculation is refused. */
  readonly with: readonly CauseName[];
  /** What changed, in words. */
  readonly says: string;
  readonly movement: PayTotals;
  /** Of the law: which instruments moved what. */
  readonly rules: readonly RuleMovement[];
}

/** Why two pays differ: the movements of the causes add up to the movement of every figure, to the cent. */
export interface Difference {
  readonly before: PayTotals;
  readonly after: PayTotals;
  readonly movement: PayTotals;
  /** In the order of `causeNames`. None that moved nothing. */
  readonly causes: readonly Cause[];
}

/**
 * Why the second pay differs from the first, both of one country. Each cause is priced by changing one thing at a time, in
 * the order of `causeNames`; another order would give other parts of the same sum.
 */
export function explainDifference(
  before: PayOfCountry,
  after: PayOfCountry,
  options: InForceOptions = {},
): Result<Difference> {
  const [old, next] = [readPayOfCountry(before, 'before'), readPayOfCountry(after, 'after')];
  if (!old.ok) return old;
  if (!next.ok) return next;
  if (before.country !== after.country) {
    return refused({ code: 'input/conflict', path: 'country', message: 'Pays of two countries are not compared.' });
  }
  const { steps, calculate } = comparedCountry(before.country);
  const was: AnyPayInput = before.input;
  const is: AnyPayInput = after.input;
  const oldDay = parseCivilDate(was.payDate, 'before.payDate');
  if (!oldDay.ok) return oldDay;
  const newDay = parseCivilDate(is.payDate, 'after.payDate');
  if (!newDay.ok) return newDay;
  const from: LawFrom = { day: oldDay.value };
  const to: LawFrom = { day: newDay.value };
  const laws = new LawsCompared(from, to, options);
  const { result: first, needed } = laws.withOld((law) => calculate(was, law));
  if (!first.ok) return first;
  const last = calculate(is, options);
  if (!last.ok) return last;

  const walk = new Walk(first.value, { before: was, after: is });
  const [aloneBefore, aloneAfter] = [alone(was), alone(is)];
  let input = aloneBefore;
  const oldLaw: InForceOptions = { ...options, lawOf: lawFrom(from) };
  if (input !== was) walk.to('other-pays-of-the-period', calculate(input, oldLaw));
  const changed = laws.changed(needed.asked);
  if (changed.length > 0) walkLaw(walk, changed, laws, (law) => calculate(aloneBefore, law));
  const newLaw: InForceOptions = { ...options, lawOf: lawFrom(to) };
  if (was.payDate !== is.payDate) {
    input = { ...input, payDate: is.payDate };
    walk.to('pay-date', calculate(input, newLaw));
  }
  for (const { cause, put } of steps) {
    const next = put(input, aloneAfter);
    if (next === input) continue;
    input = next;
    walk.to(cause, calculate(input, newLaw));
  }
  if (!isAlike(input, aloneAfter)) walk.to('employee-record', calculate(aloneAfter, newLaw));
  walk.to('other-pays-of-the-period', last);
  return accepted({
    before: first.value,
    after: last.value,
    movement: movementBetween(first.value, last.value),
    causes: walk.causes(),
  });
}

/** Figures from elsewhere: another payroll's payslip, a figure that somebody has on paper. Those left out are not compared. */
export type FiguresFromOutside = { readonly [K in keyof PayTotals]?: Amount };

const totalMembers: ReadonlySet<string> = new Set(totalNames);

/**
 * Why a pay of ours differs from figures given from outside. Other earnings are priced with our own calculation where gross
 * is given; what is left is named as not explained. Figures that are not given count as equal.
 */
export function explainAgainstFigures(
  given: FiguresFromOutside,
  pay: PayOfCountry,
  options: InForceOptions = {},
): Result<Difference> {
  const read = readPayOfCountry(pay, 'pay');
  if (!read.ok) return read;
  const reader = new InputReader();
  reader.object(given, totalMembers);
  if (reader.refusal !== undefined) return refused(reader.refusal);
  const { calculate } = comparedCountry(pay.country);
  const ours = calculate(pay.input, options);
  if (!ours.ok) return ours;
  const theirs: { -readonly [K in keyof PayTotals]: PayTotals[K] } = { ...ours.value };
  for (const name of totalNames) {
    if (given[name] === undefined) continue;
    const parsed = parseDecimal(given[name], name);
    if (!parsed.ok) return parsed;
    theirs[name] = parsed.value;
  }
  const walk = new Walk(theirs, { before: pay.input, after: pay.input });
  const withTheirs = priceEarnings(pay, subtract<Decimal>(theirs.gross, ours.value.gross), options);
  if (withTheirs !== undefined) {
    // What earnings moved is known from our side; it is told from theirs, and only of the figures that were given.
    const ofEarnings = onlyGiven(movementBetween(withTheirs, ours.value), given);
    walk.to(
      'earnings',
      accepted(addMovements(theirs, ofEarnings)),
      `Gross ${String(given.gross)} there, ${ours.value.gross.toString()} here`,
    );
  }
  walk.to('unexplained', ours);
  return accepted({
    before: theirs,
    after: ours.value,
    movement: movementBetween(theirs, ours.value),
    causes: walk.causes(),
  });
}

/** The pay with their gross, by a row in dollars. */
function priceEarnings(
  { country, input }: PayOfCountry,
  more: Decimal,
  options: InForceOptions,
): PayTotals | undefined {
  if (isZero(more)) return undefined;
  const isBelowZero = isLess<Decimal>(more, subtract<Decimal>(more, more));
  const row = {
    description: 'Earnings from outside',
    units: 'dollars',
    value: more.toString(),
    rate: '1',
    ...(isBelowZero && country === 'AU' ? { isAdjustment: true } : {}),
  };
  const hours = [...(input.hours ?? []), row];
  const worked = comparedCountry(country).calculate({ ...input, hours }, options);
  return worked.ok ? worked.value : undefined;
}

function onlyGiven(movement: PayTotals, given: FiguresFromOutside): PayTotals {
  const kept: { -readonly [K in keyof PayTotals]: PayTotals[K] } = { ...noMovement };
  for (const name of totalNames) if (given[name] !== undefined) kept[name] = movement[name];
  return kept;
}

/** What the law moves in the old pay, with the part of each instrument. */
function walkLaw(
  walk: Walk,
  changed: readonly Instrument<unknown>[],
  laws: LawsCompared,
  calculate: (options: InForceOptions) => Result<PayTotals>,
): void {
  const { result: under } = laws.withNew('all', calculate);
  const old = walk.at;
  if (under.ok && isNoMovement(movementBetween(old, under.value))) return;
  const rules = under.ok
    ? rulesThatMoved(changed, laws, calculate, { old, new: under.value, lookedUnderOld: 'unknown' })
    : [];
  walk.to('law', under, undefined, rules);
}

/** Where a comparison stands, and what moved it there. */
class Walk {
  private readonly moved = new Map<CauseName, Cause>();
  private waiting: CauseName[] = [];

  constructor(
    public at: PayTotals,
    private readonly sides: { readonly before: AnyPayInput; readonly after: AnyPayInput },
  ) {}

  /** A step that is refused waits for the next one that is not: the two are one cause then. */
  to(cause: CauseName, worked: Result<PayTotals>, says?: string, rules: readonly RuleMovement[] = []): void {
    if (!worked.ok) {
      this.waiting.push(cause);
      return;
    }
    const movement = movementBetween(this.at, worked.value);
    const [name = cause, ...others] = [...this.waiting, cause];
    this.waiting = [];
    this.at = worked.value;
    if (isNoMovement(movement)) return;
    const there = this.moved.get(name);
    this.moved.set(name, {
      cause: name,
      with: [...new Set([...(there?.with ?? []), ...others])],
      says: says ?? there?.says ?? causeInWords(name, { ...this.sides, rules }),
      movement: there === undefined ? movement : addMovements(there.movement, movement),
      rules: [...(there?.rules ?? []), ...rules],
    });
  }

  causes(): readonly Cause[] {
    return causeNames.flatMap((name) => {
      const cause = this.moved.get(name);
      return cause === undefined || isNoMovement(cause.movement) ? [] : [cause];
    });
  }
}
