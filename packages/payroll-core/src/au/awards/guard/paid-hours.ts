import { add, compare, equal, isLess, isPositive, multiply, subtract } from '../../../money/arithmetic';
import type { Aud } from '../../../money/currency';
import type { Decimal } from '../../../money/decimal';
import { aud, decimal, whole } from '../../../money/parse';
import { divide, round } from '../../../money/rounding';
import type { PaidCategory } from './check-underpayment-input';
import type { CategoryComparison, RequiredLine } from './underpayment-check';

type Category = CategoryComparison['category'];

/** What was paid in the period: sums by category, and the hours of those rows that only say how many they pay. */
export interface PaidForWork {
  readonly sums: ReadonlyMap<PaidCategory, Aud>;
  readonly hours: readonly { readonly hours: Decimal; readonly amount: Aud }[];
}

/** Required hours beside paid ones, by the category of what is required. */
export interface HeldAgainst {
  /** What is missing, before rounding. */
  short(category: Category): Aud;
  /** What was paid for it, before rounding. */
  paid(category: Category): Aud;
}

const ZERO = aud('0');
const HALF_A_CENT = aud('0.005');
const SIXTY = whole(60);
/** Of the four places of hours. */
const HALF_A_PLACE = decimal('0.00005');

/** Rates of paid hours are worked out from amounts in cents: a rate that the cents cannot tell from the required one is that rate. */
const PLACES = 10;

interface Hours {
  readonly rate: Aud;
  hours: Decimal;
  readonly category?: Category;
  /** The most by which rounding to the cent may have lowered the rate. */
  readonly rounding?: Aud;
}

/**
 * Holds every required hour against a paid one, the dearest first, which leaves the least missing. Pay above a required
 * rate covers no other hour. Hours that were paid beyond those required count for amounts without a rate.
 */
export function holdAgainst(lines: readonly RequiredLine[], rows: PaidForWork['hours']): HeldAgainst {
  const short = new Map<Category, Aud>();
  const paid = new Map<Category, Aud>();
  const grow = (sums: Map<Category, Aud>, category: Category, by: Aud): void => {
    sums.set(category, add(sums.get(category) ?? ZERO, by));
  };
  const required: Hours[] = [];
  for (const { category, kind, rate, hours, amount } of lines) {
    if (kind !== 'allowance' && rate !== undefined) required.push({ rate, hours: asMinutes(hours), category });
    else grow(short, category, amount);
  }
  const given = rows.map(({ hours: counted, amount }): Hours => {
    const hours = asMinutes(counted);
    const rate = divide(amount, hours, PLACES, 'half-up');
    // Hours that were rounded took some of the amount away too, before it was rounded to the cent.
    const byHours = equal(hours, counted) ? ZERO : multiply(rate, HALF_A_PLACE);
    return { rate, rounding: divide(add(HALF_A_CENT, byHours), hours, PLACES, 'up'), hours };
  });
  const byRate = (one: Hours, other: Hours): number => compare(other.rate, one.rate);
  required.sort(byRate);
  given.sort(byRate);
  let next = 0;
  for (const { rate, hours, category } of required) {
    let left = hours;
    while (isPositive(left)) {
      const row = given[next];
      if (row === undefined || category === undefined) break;
      const both = isLess(left, row.hours) ? left : row.hours;
      const missing = subtract(rate, row.rate);
      if (!isLess(missing, ZERO) && !isLess(row.rounding ?? ZERO, missing)) grow(paid, category, multiply(rate, both));
      else {
        grow(paid, category, multiply(row.rate, both));
        if (isPositive(missing)) grow(short, category, multiply(missing, both));
      }
      left = subtract(left, both);
      row.hours = subtract(row.hours, both);
      if (!isPositive(row.hours)) next += 1;
    }
    if (isPositive(left) && category !== undefined) grow(short, category, multiply(rate, left));
  }
  const beyond = given.slice(next).reduce((sum, row) => add(sum, multiply(row.rate, row.hours)), ZERO);
  coverWithoutRate(short, paid, lines, beyond);
  return { short: (category) => short.get(category) ?? ZERO, paid: (category) => paid.get(category) ?? ZERO };
}

/**
 * Hours that were rounded to four places are the minutes that they stand for: 11.6833 are 701 minutes, as are 4.25, 4.8667 and
 * 2.5667 together.
 */
function asMinutes(hours: Decimal): Decimal {
  // Hours of two places are their minutes already, or no whole minutes at all.
  if (!/\.\d{3}/.test(hours.toString())) return hours;
  const exact = divide(round(multiply(hours, SIXTY), 0, 'half-up'), SIXTY, PLACES, 'half-up');
  return equal(round(exact, 4, 'half-up'), hours) ? exact : hours;
}

/** What the award prices by the shift can only have been paid as further hours. */
function coverWithoutRate(
  short: Map<Category, Aud>,
  paid: Map<Category, Aud>,
  lines: readonly RequiredLine[],
  beyond: Aud,
): void {
  let left = beyond;
  for (const { category, kind, rate, amount } of lines) {
    if (kind === 'allowance' || rate !== undefined || !isPositive(left)) continue;
    const covered = isLess(left, amount) ? left : amount;
    short.set(category, subtract(short.get(category) ?? ZERO, covered));
    paid.set(category, add(paid.get(category) ?? ZERO, covered));
    left = subtract(left, covered);
  }
}
