import { auFinancialYear, daysBetween, type CivilDate } from 'payroll-core/calendar';
import { add, aud, divide, multiply, subtract, whole, type Aud } from 'payroll-core/money';

/**
 * Lump Sum E is reported for each financial year in which it accrued. An amount over several years is divided by days,
 * to the cent; the last year takes what rounding leaves.
 * @law STP Phase 2 employer reporting guidelines, "Lump sum E"
 */
export function splitByFinancialYear(
  amount: Aud,
  start: CivilDate,
  end: CivilDate,
): readonly { readonly year: string; readonly amount: Aud }[] {
  const days = whole(daysBetween(start, end) + 1);
  const shares: { year: string; amount: Aud }[] = [];
  let given = aud('0');
  for (let first = start; ;) {
    const year = auFinancialYear(first);
    const isLast = year.lastDay >= end;
    const count = whole(daysBetween(first, isLast ? end : year.lastDay) + 1);
    const share = isLast ? subtract(amount, given) : divide(multiply(amount, count), days, 2, 'half-up');
    shares.push({ year: year.name, amount: share });
    given = add(given, share);
    if (isLast) return shares;
    first = nextYear(year.lastDay);
  }
}

/** What belongs to the days up to `last` of an amount for the days from `start` to `end`, to the cent. */
export function partByDays(amount: Aud, start: CivilDate, last: CivilDate, end: CivilDate): Aud {
  const count = (until: CivilDate) => whole(daysBetween(start, until) + 1);
  return divide(multiply(amount, count(last)), count(end), 2, 'half-up');
}

function nextYear(lastDay: CivilDate): CivilDate {
  return `${lastDay.slice(0, 4)}-07-01` as CivilDate;
}
