import {
  add,
  asDollars,
  compare,
  decimal,
  divide,
  greater,
  isLess,
  isMore,
  multiply,
  subtract,
  toCents,
  whole,
  type Decimal,
} from 'payroll-core';

/** So many of the last pays say what is usual, and fewer than the least say nothing. */
export const USUAL_PAYS = 12;
const LEAST_PAYS = 8;
/** A pay is outside when it is further from the median than six times the usual distance. */
const TIMES = whole(6);
/** The median distance of a normal distribution times this is its standard deviation. */
const TO_DEVIATION = decimal('1.4826');
/** Somebody whose pays are all alike may still differ by so much: the usual distance is never taken for less. */
const LEAST_SHARE = decimal('0.05');

/**
 * Whether a net pay is outside what a person's last twelve suggest: by their median, and by the median of how far they lie
 * from it. Both stand still when one of the twelve was unusual itself. Undefined where it is not, or where too few are known.
 */
export function outsideUsual(net: string, past: readonly string[]): string | undefined {
  const last = past.slice(-USUAL_PAYS).map((amount): Decimal => decimal(amount));
  if (last.length < LEAST_PAYS) return undefined;
  const middle = median(last);
  const distance = median(last.map((amount) => size(subtract<Decimal>(amount, middle))));
  const usual = greater<Decimal>(multiply(distance, TO_DEVIATION), multiply(size(middle), LEAST_SHARE));
  const off = size(subtract<Decimal>(decimal(net), middle));
  const most = multiply(usual, TIMES);
  if (!isMore<Decimal>(off, most)) return undefined;
  return (
    `Net pay ${asDollars(net)}; the middle of the last ${last.length} is ${asDollars(toCents(middle))}, and they suggest ` +
    `at most ${asDollars(toCents(most))} more or less.`
  );
}

export function median(amounts: readonly Decimal[]): Decimal {
  const sorted = [...amounts].sort((a, b) => compare(a, b));
  const half = Math.floor(sorted.length / 2);
  const [lower, upper] = [sorted[half - 1], sorted[half]];
  if (upper === undefined) return whole(0);
  if (sorted.length % 2 === 1 || lower === undefined) return upper;
  return divide(add<Decimal>(lower, upper), whole(2), 4, 'half-up');
}

function size(amount: Decimal): Decimal {
  return isLess<Decimal>(amount, whole(0)) ? subtract<Decimal>(whole(0), amount) : amount;
}
