import { addDays, addMonths, daysBetween, type CivilDate } from '../../calendar/civil-date';
import { add, multiply } from '../../money/arithmetic';
import { nzd, whole } from '../../money/parse';
import { divide } from '../../money/rounding';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { countDays, daysNotCovered, daysTogether, type Days } from './days';
import type { HolidayHistory, PayEarnings } from './holiday-history';

/** The stretches of the past that the Act looks at. */
export type WindowKind = '12-months' | '52-weeks' | '4-weeks';

/** Gross earnings of a window and the days it covers. */
export interface EarningsInWindow {
  readonly window: Days;
  readonly gross: Nzd;
  readonly irregular: Nzd;
  /** Absent where one of the parts does not say its days. */
  readonly days: Decimal | undefined;
  /** Calendar days of the employment inside the window for which earnings are known, or known to be none. */
  readonly coveredDays: number;
  readonly employedDays: number;
  /** Stretches of the employment inside the window for which nothing is known. */
  readonly missing: readonly Days[];
  /** Totals that only partly fall into the window and were shared out by days. */
  readonly spread: readonly Days[];
}

interface Part extends Days {
  readonly gross: Nzd;
  readonly irregular: Nzd;
  readonly days: Decimal | undefined;
  readonly source: 'pay' | 'week' | 'opening';
}

const NIL = nzd('0');
const NONE = whole(0);
const DAYS_DECIMALS = 4;

/** The days of a window that ends on `lastDay`. */
export function windowEnding(lastDay: CivilDate, kind: WindowKind): Days {
  const from =
    kind === '12-months' ? addDays(addMonths(lastDay, -12), 1) : addDays(lastDay, kind === '52-weeks' ? -363 : -27);
  return { from, until: lastDay };
}

/**
 * Earnings inside a window. Pays count for the 12 months as whole pay periods, which makes 52 weekly, 26 fortnightly or
 * 12 monthly pays of them; for windows of weeks a longer period that begins before the window counts by its days. Payments for
 * longer than a pay period, such as a bonus for a year, count by their days inside the window.
 * @law Holidays Act 2003 ss 8(2), 9A(2), 14, 21(2)(b)(ii)
 */
export function earningsInWindow(history: HolidayHistory, lastDay: CivilDate, kind: WindowKind): EarningsInWindow {
  const window = windowEnding(lastDay, kind);
  // The divisor of 52 takes the year as 52 weeks, so the one or two days that 12 months are longer are no gap.
  const lookedAtFrom = kind === '12-months' ? addDays(lastDay, -363) : window.from;
  const employedFrom = history.startDate > lookedAtFrom ? history.startDate : lookedAtFrom;
  const employedDays = Math.max(0, daysBetween(employedFrom, lastDay) + 1);
  const parts = partsOf(history, kind)
    .filter((part) => part.until >= employedFrom && (part.until <= lastDay || (isLong(part) && part.from <= lastDay)))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  let gross = NIL;
  let irregular = NIL;
  let days: Decimal | undefined = NONE;
  const spread: Days[] = [];
  for (const part of parts) {
    const straddles = part.from < window.from;
    if (straddles && kind === '12-months' && part.source !== 'opening' && !isLong(part)) continue;
    const of = lengthOf(part);
    const inside = of - daysBefore(part.from, window.from) - daysBefore(lastDay, part.until);
    if (straddles && part.source === 'opening') spread.push({ from: part.from, until: part.until });
    gross = add(gross, share(part.gross, inside, of, 2));
    irregular = add(irregular, share(part.irregular, inside, of, 2));
    days =
      days === undefined || part.days === undefined
        ? undefined
        : add(days, share(part.days, inside, of, DAYS_DECIMALS));
  }
  const missing = daysNotCovered(daysTogether(parts, history.absences), employedFrom, lastDay);
  return {
    window,
    gross,
    irregular,
    days,
    coveredDays: employedDays - countDays(missing),
    employedDays,
    missing,
    spread,
  };
}

/** Everything that is known, as stretches of days that do not overlap. */
function partsOf({ opening, pays, startDate }: HolidayHistory, kind: WindowKind): readonly Part[] {
  const since = pays
    .filter((pay) => opening === undefined || pay.periodEnd > opening.asAt)
    .map((pay): Part => ({
      from: pay.periodStart,
      until: pay.periodEnd,
      gross: pay.gross,
      irregular: pay.irregular ?? NIL,
      days: pay.days,
      source: 'pay',
    }));
  if (opening === undefined) return since;
  if (opening.weeks !== undefined && opening.weeks.length > 0) {
    const weeks = opening.weeks.map((week): Part => ({
      from: addDays(week.weekEnding, -6),
      until: week.weekEnding,
      gross: week.gross,
      irregular: week.irregular ?? NIL,
      days: week.days,
      source: 'week',
    }));
    return [...weeks, ...since];
  }
  const total = openingTotal(opening, kind);
  if (total === undefined) return since;
  const told = windowEnding(opening.asAt, total.of);
  const from = startDate > told.from ? startDate : told.from;
  return [
    { from, until: opening.asAt, gross: total.gross, irregular: total.irregular, days: total.days, source: 'opening' },
    ...since,
  ];
}

type Opening = NonNullable<HolidayHistory['opening']>;

/** The total that was told for the window asked about, or else the nearest longer one. */
function openingTotal(
  opening: Opening,
  kind: WindowKind,
):
  | { readonly gross: Nzd; readonly irregular: Nzd; readonly days: Decimal | undefined; readonly of: WindowKind }
  | undefined {
  const { grossOf4Weeks, grossOf52Weeks, grossOf12Months } = opening;
  const four = grossOf4Weeks && {
    gross: grossOf4Weeks,
    irregular: opening.irregularOf4Weeks ?? NIL,
    days: undefined,
    of: '4-weeks' as const,
  };
  const weeks = grossOf52Weeks && {
    gross: grossOf52Weeks,
    irregular: NIL,
    days: opening.daysOf52Weeks,
    of: '52-weeks' as const,
  };
  const months = grossOf12Months && {
    gross: grossOf12Months,
    irregular: NIL,
    days: undefined,
    of: '12-months' as const,
  };
  if (kind === '4-weeks') return four;
  return kind === '52-weeks' ? (weeks ?? months) : (months ?? weeks);
}

/** The longest pay period is a month. */
const LONGEST_PERIOD = 31;

/** A payment for more days than a pay period has, such as a bonus for a year. */
export function isLongerThanAPeriod({
  periodStart,
  periodEnd,
}: Pick<PayEarnings, 'periodStart' | 'periodEnd'>): boolean {
  return daysBetween(periodStart, periodEnd) >= LONGEST_PERIOD;
}

function isLong({ source, from, until }: Part): boolean {
  return source === 'pay' && isLongerThanAPeriod({ periodStart: from, periodEnd: until });
}

function lengthOf({ from, until }: Days): number {
  return daysBetween(from, until) + 1;
}

function daysBefore(first: CivilDate, day: CivilDate): number {
  return Math.max(0, daysBetween(first, day));
}

function share<M extends Decimal>(amount: M, inside: number, of: number, places: number): M {
  return inside === of ? amount : divide(multiply(amount, whole(inside)), whole(of), places, 'half-up');
}
