import { addDays, daysBetween, type CivilDate } from '../../calendar/civil-date';
import { add, multiply } from '../../money/arithmetic';
import { nzd, toFixed, whole } from '../../money/parse';
import { divide, toCents } from '../../money/rounding';
import { asDollars, asPercent } from '../../money/shown';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, step, type Step } from '../../trace/step';
import type { Holidays } from '../holidays/holidays';
import { payTime, type LeaveRate } from '../holidays/leave-rate';
import { otherwiseWorkingDay, type WorkPattern } from '../public-holidays/otherwise-working-day';
import type { NzWarning } from '../warnings/nz-warnings';
import { countDays, daysInPrint, daysNotCovered, daysTogether, weeksInPrint, weeksInWords, type Days } from './days';
import { isLongerThanAPeriod } from './earnings-in-window';
import type { HolidayHistory } from './holiday-history';

/** Gross earnings since the last entitlement to annual holidays arose. */
export interface GrossSinceEntitled {
  readonly gross: Step<Nzd>;
  /** Days since then for which nothing is known. */
  readonly missing: readonly Days[];
  readonly warnings: readonly NzWarning[];
}

interface Part extends Days {
  readonly gross: Nzd;
  /** How the share of a pay that began before the day was found. */
  readonly share?: string;
}

const NIL = nzd('0');
const DAYS_IN_WEEK = whole(7);

/**
 * Gross earnings since the employee last became entitled to annual holidays, or since the start: what the eight per cent
 * on leaving and in a closedown stand on. A pay whose period holds that day counts for the working days since, or for
 * the calendar days where the working days are not known, and so does a payment for longer than a pay period that goes on after it. Only
 * what is known is counted; where days are missing, a
 * warning names them and the holiday pay at stake at the weekly rate.
 * @law Holidays Act 2003 ss 23(2), 25(2), 34(2)
 */
export function grossSinceEntitled(
  history: HolidayHistory,
  since: CivilDate,
  until: CivilDate,
  weekly: LeaveRate | undefined,
  holidays: Dated<Holidays>,
): GrossSinceEntitled {
  const parts = partsSince(history, since, until);
  const gross = parts.reduce((total, part) => add(total, part.gross), NIL);
  const { lastDay } = history;
  const lookedAtUntil = lastDay !== undefined && lastDay < until ? lastDay : until;
  const missing = daysNotCovered(daysTogether(parts, history.absences), since, lookedAtUntil);
  return {
    gross: step(
      'nz.holidays.gross-since-entitled',
      gross,
      () => `${parts.length} amounts from ${since} to ${until} add up to ${gross.toString()}`,
      [given('since', since), ...parts.map((part) => given(labelOf(part), part.gross))],
    ),
    missing,
    warnings: missing.length === 0 ? [] : [atStake(missing, since, weekly, holidays)],
  };
}

function labelOf({ from, until, share }: Part): string {
  return `${from} to ${until}${share === undefined ? '' : `, ${share}`}`;
}

function partsSince(history: HolidayHistory, since: CivilDate, until: CivilDate): readonly Part[] {
  const { opening, pays, startDate, lastDay, workPattern } = history;
  const parts: Part[] = [];
  const told: Part[] = [];
  if (opening !== undefined && opening.asAt >= since) {
    if (opening.grossSinceAnniversary !== undefined) {
      parts.push({ from: since, until: opening.asAt, gross: opening.grossSinceAnniversary });
    } else {
      for (const { weekEnding, gross } of opening.weeks ?? []) {
        told.push({ from: addDays(weekEnding, -6), until: weekEnding, gross });
      }
    }
  }
  for (const { periodStart, periodEnd, gross } of pays) {
    const isInOpening = opening !== undefined && periodEnd <= opening.asAt;
    if (!isInOpening) told.push({ from: periodStart, until: periodEnd, gross });
  }
  const end = lastDay !== undefined && lastDay < until ? lastDay : until;
  for (const part of told) {
    if (part.until < since) continue;
    if (
      part.until > until &&
      part.from <= end &&
      isLongerThanAPeriod({ periodStart: part.from, periodEnd: part.until })
    ) {
      parts.push(shareOf({ ...part, from: part.from < startDate ? startDate : part.from }, since, end, workPattern));
      continue;
    }
    // A pay is for the days of the employment inside its period.
    const from = part.from < startDate ? startDate : part.from;
    const isCutShort = lastDay !== undefined && lastDay >= from && lastDay < part.until;
    const employed = { from, until: isCutShort ? lastDay : part.until, gross: part.gross };
    if (part.until <= until && employed.until >= since)
      parts.push(shareOf(employed, since, employed.until, workPattern));
  }
  return parts.filter((part) => part.until <= until).sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** What of a pay was earned from one day to another. */
function shareOf(part: Part, first: CivilDate, last: CivilDate, pattern: WorkPattern | undefined): Part {
  const { gross } = part;
  const from = part.from < first ? first : part.from;
  const until = part.until > last ? last : part.until;
  if (from === part.from && until === part.until) return part;
  const worked = workingDays(part.from, part.until, pattern);
  const isByWorkingDays = worked > 0;
  const inside = isByWorkingDays ? workingDays(from, until, pattern) : daysBetween(from, until) + 1;
  const of = isByWorkingDays ? worked : daysBetween(part.from, part.until) + 1;
  return {
    from,
    until,
    gross: divide(multiply(gross, whole(inside)), whole(of), 2, 'half-up'),
    share: `${inside} of the ${of} ${isByWorkingDays ? 'working days' : 'days'} of ${gross.toString()}`,
  };
}

function workingDays(from: CivilDate, until: CivilDate, pattern: WorkPattern | undefined): number {
  if (pattern === undefined) return 0;
  let days = 0;
  for (let day = from; day <= until; day = addDays(day, 1)) {
    if (otherwiseWorkingDay(day, { pattern }).answer.value) days += 1;
  }
  return days;
}

function atStake(
  missing: readonly Days[],
  since: CivilDate,
  weekly: LeaveRate | undefined,
  holidays: Dated<Holidays>,
): NzWarning {
  const days = countDays(missing);
  const rate = holidays.values.payAsYouGoRate;
  const percent = asPercent(rate);
  const weeks = weeksInPrint(days);
  const lost = `Gross earnings of ${weeksInWords(days)} since ${since} are missing (${daysInPrint(missing)}) and were not counted.`;
  if (weekly === undefined) {
    return {
      code: 'nz.holidays/history-short',
      message: `${lost} Holiday pay of ${percent} of them is at stake. Tell them in the opening balances.`,
      details: { missingWeeks: weeks },
    };
  }
  const stake = toFixed(toCents(multiply(payTime({ taken: whole(days), of: DAYS_IN_WEEK }, weekly), rate)), 2);
  return {
    code: 'nz.holidays/history-short',
    message: `${lost} At the weekly rate, ${asDollars(stake)} of holiday pay (${percent}) is at stake. Tell them in the opening balances.`,
    details: { missingWeeks: weeks, amountAtStake: stake },
  };
}
