import { addDays, type CivilDate } from '../../calendar/civil-date';
import { add, multiply } from '../../money/arithmetic';
import { nzd, toFixed, whole } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, step, type Step } from '../../trace/step';
import type { Holidays } from '../holidays/holidays';
import { payTime, type LeaveRate } from '../holidays/leave-rate';
import type { NzWarning } from '../warnings/nz-warnings';
import { countDays, daysInPrint, daysNotCovered, weeksInPrint, type Days } from './days';
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
}

const NIL = nzd('0');
const DAYS_IN_WEEK = whole(7);

/**
 * Gross earnings since the employee last became entitled to annual holidays, or since the start: what the eight per cent
 * on leaving and in a closedown stand on. Only what is known is counted; where days are missing, a warning names them
 * and the holiday pay at stake at the weekly rate.
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
  const missing = daysNotCovered(parts, since, until);
  return {
    gross: step(
      'nz.holidays.gross-since-entitled',
      gross,
      () => `${parts.length} amounts from ${since} to ${until} add up to ${gross.toString()}`,
      [given('since', since), ...parts.map((part) => given(`${part.from} to ${part.until}`, part.gross))],
    ),
    missing,
    warnings: missing.length === 0 ? [] : [atStake(missing, since, weekly, holidays)],
  };
}

function partsSince({ opening, pays }: HolidayHistory, since: CivilDate, until: CivilDate): readonly Part[] {
  const parts: Part[] = [];
  if (opening !== undefined && opening.asAt >= since) {
    if (opening.grossSinceAnniversary !== undefined) {
      parts.push({ from: since, until: opening.asAt, gross: opening.grossSinceAnniversary });
    } else {
      for (const { weekEnding, gross } of opening.weeks ?? []) {
        if (weekEnding >= since) parts.push({ from: addDays(weekEnding, -6), until: weekEnding, gross });
      }
    }
  }
  for (const { periodStart, periodEnd, gross } of pays) {
    const isInOpening = opening !== undefined && periodEnd <= opening.asAt;
    if (!isInOpening && periodEnd >= since) parts.push({ from: periodStart, until: periodEnd, gross });
  }
  return parts.filter((part) => part.until <= until).sort((a, b) => (a.from < b.from ? -1 : 1));
}

function atStake(
  missing: readonly Days[],
  since: CivilDate,
  weekly: LeaveRate | undefined,
  holidays: Dated<Holidays>,
): NzWarning {
  const days = countDays(missing);
  const rate = holidays.values.payAsYouGoRate;
  const percent = `${multiply(rate, whole(100)).toString()} %`;
  const weeks = weeksInPrint(days);
  const lost = `Gross earnings of ${weeks} weeks since ${since} are missing (${daysInPrint(missing)}) and were not counted.`;
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
    message: `${lost} At the weekly rate, ${stake} of holiday pay (${percent}) is at stake. Tell them in the opening balances.`,
    details: { missingWeeks: weeks, amountAtStake: stake },
  };
}
