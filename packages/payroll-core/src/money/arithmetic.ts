import { asBig, Decimal, MAX_SCALE, powersOfTen, unitsOf } from './decimal';

/** `add(aud, nzd)` does not compile: the second argument does not take part in choosing the type. */
export function add<M extends Decimal>(a: M, b: NoInfer<M>): M {
  // Most sums of a pay are of parts that it does not have.
  const left = unitsOf(a);
  const right = unitsOf(b);
  if (right === 0) return a;
  if (left === 0) return b;
  if (a.scale === b.scale) {
    const units = left + right;
    if (Number.isSafeInteger(units)) return Decimal.ofUnits(units, a.scale) as M;
  } else if (a.wide === undefined && b.wide === undefined) {
    const scale = a.scale > b.scale ? a.scale : b.scale;
    const scaledLeft = left * powersOfTen[scale - a.scale]!;
    const scaledRight = right * powersOfTen[scale - b.scale]!;
    const units = scaledLeft + scaledRight;
    if (Number.isSafeInteger(scaledLeft) && Number.isSafeInteger(scaledRight) && Number.isSafeInteger(units)) {
      return Decimal.ofUnits(units, scale) as M;
    }
  }
  return Decimal.ofBig(asBig(a).plus(asBig(b))) as M;
}

/** The first less the second, exactly. */
export function subtract<M extends Decimal>(a: M, b: NoInfer<M>): M {
  const left = unitsOf(a);
  const right = unitsOf(b);
  if (right === 0) return a;
  if (a.scale === b.scale) {
    const units = left - right;
    if (Number.isSafeInteger(units)) return Decimal.ofUnits(units, a.scale) as M;
  }
  return add<M>(a, negate<M>(b));
}

/** The number with the other sign. */
export function negate<M extends Decimal>(a: M): M {
  const units = unitsOf(a);
  return (a.wide === undefined ? Decimal.ofUnits(-units, a.scale) : Decimal.ofBig(a.wide.neg())) as M;
}

/** Money times a plain number (a rate, hours, a count) is money of the same currency. */
export function multiply<M extends Decimal>(amount: M, by: Decimal): M {
  const units = unitsOf(amount) * unitsOf(by);
  const scale = amount.scale + by.scale;
  if (Number.isSafeInteger(units) && scale <= MAX_SCALE) return Decimal.ofUnits(units, scale) as M;
  return Decimal.ofBig(asBig(amount).times(asBig(by))) as M;
}

/** All amounts together, exactly; zero for none. */
export function sum<M extends Decimal>(zero: M, amounts: Iterable<NoInfer<M>>): M {
  if (typeof amounts?.[Symbol.iterator] !== 'function') {
    throw new TypeError('Not a list of amounts. Expected what for…of takes, such as [aud("1099.50")].');
  }
  unitsOf(zero);
  let total = zero;
  for (const amount of amounts) total = add(total, amount);
  return total;
}

/** Negative, zero or positive, as `Array.prototype.sort` wants it. */
export function compare<M extends Decimal>(a: M, b: NoInfer<M>): number {
  const left = unitsOf(a);
  const right = unitsOf(b);
  if (a.wide === undefined && b.wide === undefined) {
    if (a.scale === b.scale) return left - right;
    const scale = a.scale > b.scale ? a.scale : b.scale;
    const scaledLeft = left * powersOfTen[scale - a.scale]!;
    const scaledRight = right * powersOfTen[scale - b.scale]!;
    if (Number.isSafeInteger(scaledLeft) && Number.isSafeInteger(scaledRight)) return scaledLeft - scaledRight;
  }
  return asBig(a).cmp(asBig(b));
}

/** Whether two numbers have the same value (1.50 and 1.5 do). */
export function equal<M extends Decimal>(a: M, b: NoInfer<M>): boolean {
  return compare(a, b) === 0;
}

/** Whether the first is less than the second. */
export function isLess<M extends Decimal>(a: M, b: NoInfer<M>): boolean {
  return compare(a, b) < 0;
}

/** Whether the first is more than the second. */
export function isMore<M extends Decimal>(a: M, b: NoInfer<M>): boolean {
  return compare(a, b) > 0;
}

/** Whether a number is zero. */
export function isZero(a: Decimal): boolean {
  return unitsOf(a) === 0;
}

/** Whether a number is below zero. */
export function isNegative(a: Decimal): boolean {
  const units = unitsOf(a);
  return a.wide === undefined ? units < 0 : a.wide.s < 0;
}

/** Whether a number is above zero. */
export function isPositive(a: Decimal): boolean {
  const units = unitsOf(a);
  return a.wide === undefined ? units > 0 : a.wide.s > 0;
}

/** The smaller of two amounts. */
export function lesser<M extends Decimal>(a: M, b: NoInfer<M>): M {
  return compare(a, b) <= 0 ? a : b;
}

/** The larger of two amounts. */
export function greater<M extends Decimal>(a: M, b: NoInfer<M>): M {
  return compare(a, b) >= 0 ? a : b;
}
