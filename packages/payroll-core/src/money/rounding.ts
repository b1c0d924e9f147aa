import Big from 'big.js';
import { asGiven } from '../refusal/as-given';
import { asBig, Decimal, divideBig, powersOfTen, unitsOf } from './decimal';

/**
 * How a law drops digits it does not want. `truncate` goes toward zero ("ignore cents"); `half-up` takes an exact half
 * away from zero ("50 cents up"); `up` goes away from zero.
 */
export type Rounding = 'truncate' | 'half-up' | 'up';

const bigMode: Readonly<Record<Rounding, Big.RoundingMode>> = {
  truncate: Big.roundDown,
  'half-up': Big.roundHalfUp,
  up: Big.roundUp,
};

/** One place where digits are dropped; the named rules below say which law asks for it. */
export function round<M extends Decimal>(amount: M, places: number, rounding: Rounding): M {
  const units = unitsOf(amount);
  checkRounding(places, rounding);
  if (amount.wide !== undefined) return Decimal.ofBig(amount.wide.round(places, bigMode[rounding])) as M;
  if (amount.scale <= places) return amount;
  const step = powersOfTen[amount.scale - places]!;
  const rest = units % step;
  let whole = (units - rest) / step;
  if (rest !== 0 && (rounding === 'up' || (rounding === 'half-up' && Math.abs(rest) * 2 >= step))) {
    whole += rest < 0 ? -1 : 1;
  }
  return Decimal.ofUnits(whole, places) as M;
}

/**
 * A quotient rounded once, straight from the exact fraction. There is no unrounded division here: 1/3 has no exact
 * decimal, so the caller always says to how many places and which way.
 */
export function divide<M extends Decimal>(amount: M, by: Decimal, places: number, rounding: Rounding): M {
  const dividend = unitsOf(amount);
  const divisor = unitsOf(by);
  checkRounding(places, rounding);
  if (divisor === 0) throw new RangeError('Division by zero: the caller checks its divisor');
  if (amount.wide === undefined && by.wide === undefined) {
    const shift = places + by.scale - amount.scale;
    const numerator = shift >= 0 && shift < 16 ? dividend * powersOfTen[shift]! : dividend;
    const denominator = shift < 0 && shift > -16 ? divisor * powersOfTen[-shift]! : divisor;
    if (Math.abs(shift) < 16 && Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator)) {
      const rest = numerator % denominator;
      let whole = (numerator - rest) / denominator;
      if (rest !== 0 && (rounding === 'up' || (rounding === 'half-up' && reachesHalf(rest, denominator)))) {
        whole += numerator < 0 === denominator < 0 ? 1 : -1;
      }
      if (Number.isSafeInteger(whole)) return Decimal.ofUnits(whole, places) as M;
    }
  }
  return Decimal.ofBig(divideBig(asBig(amount), asBig(by), places, bigMode[rounding])) as M;
}

/** @internal What is thrown for decimals that are none, such as `'2'` or `-1`. */
export function notDecimals(places: unknown): RangeError {
  return new RangeError(`Not a number of decimals: ${asGiven(places)}. Expected a whole number from 0.`);
}

/** Callers without types: a place before the point or an unknown rounding would give another amount without a word. */
function checkRounding(places: number, rounding: Rounding): void {
  if (!Number.isInteger(places) || places < 0) {
    throw notDecimals(places);
  }
  if (rounding !== 'half-up' && rounding !== 'truncate' && rounding !== 'up') {
    throw new RangeError(`Not a rounding: ${asGiven(rounding)}. Expected "truncate", "half-up" or "up".`);
  }
}

/** |rest| × 2 >= |denominator|, written so that nothing passes 2^53. */
function reachesHalf(rest: number, denominator: number): boolean {
  const r = Math.abs(rest);
  return r >= Math.abs(denominator) - r;
}

/** Nearest dollar, exactly 50 cents up: withholding under ATO Schedules 1, 7, 8 and 11. */
export function toNearestDollar<M extends Decimal>(amount: M): M {
  return round(amount, 0, 'half-up');
}

/** Ignore cents: ATO no-TFN withholding, Schedule 5 steps, Inland Revenue annualisation. */
export function dropCents<M extends Decimal>(amount: M): M {
  return round(amount, 0, 'truncate');
}

/** Nearest cent, half a cent up: what a line on a payslip is worth. */
export function toCents<M extends Decimal>(amount: M): M {
  return round(amount, 2, 'half-up');
}

/** Truncate to cents, never round: Inland Revenue's payroll specification, every step. */
export function truncateToCents<M extends Decimal>(amount: M): M {
  return round(amount, 2, 'truncate');
}
