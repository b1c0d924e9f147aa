import { daysBetween, type CivilDate } from '../../calendar/civil-date';
import { add, isPositive } from '../../money/arithmetic';
import { nzd, toFixed, whole } from '../../money/parse';
import type { Nzd } from '../../money/currency';
import type { Decimal } from '../../money/decimal';
import { asDollars } from '../../money/shown';
import type { Dated } from '../../statutory/dated';
import type { Step } from '../../trace/step';
import { averageDailyPay, relevantDailyPay } from '../holidays/daily-pay';
import type { Holidays } from '../holidays/holidays';
import { isHigherRate, payTime, printRate, type LeaveRate } from '../holidays/leave-rate';
import {
  averageWeeklyEarnings,
  averageWeeklyEarningsOfDays,
  ordinaryWeeklyPayAgreed,
  ordinaryWeeklyPayByFormula,
  weeklyHolidayRate,
} from '../holidays/weekly-pay';
import type { NzPayFrequency } from '../pay-frequency/pay-frequency';
import type { NzWarning } from '../warnings/nz-warnings';
import { daysInPrint, weeksInPrint, weeksInWords, type Days } from './days';
import { earningsInWindow, isLongerThanAPeriod, type EarningsInWindow } from './earnings-in-window';
import type { HolidayHistory } from './holiday-history';

/** What the rates of holiday pay are asked for, beside the history. */
export interface HolidayRatesAsked {
  /** The end of the last pay period before the holiday, or before the end of the employment. */
  readonly lastPeriodEnd: CivilDate;
  readonly frequency: NzPayFrequency;
  /** Pay for an ordinary working week, where the agreement makes it plain. Left out, four weeks of the past stand for it. */
  readonly ordinaryWeeklyPay?: Nzd | undefined;
  /** What the day would have paid, where it is known. */
  readonly relevantDailyPay?: Nzd | undefined;
  /** The employee's daily pay varies within the pay period: average daily pay may be used in its place. */
  readonly dailyPayVaries?: boolean | undefined;
  /** Days of unpaid leave in the 12 months, beyond a week each, that both agreed to count: `daysAgreedToCount`. */
  readonly agreedUnpaidDays?: number | undefined;
  /** Holidays that are paid at average weekly earnings alone: see `entitlementsAfterParentalLeave`. */
  readonly averageWeeklyEarningsOnly?: boolean | undefined;
}

/** The weekly rates of the Holidays Act: ordinary weekly pay and average weekly earnings. */
export type WeeklyRateName = 'ordinary-weekly-pay' | 'average-weekly-earnings';
/** The daily rates of the Holidays Act: relevant daily pay and average daily pay. */
export type DailyRateName = 'relevant-daily-pay' | 'average-daily-pay';

/** The four rates of the Act side by side, and the two that holidays are paid at. */
export interface HolidayRates {
  readonly ordinaryWeeklyPay: Step<LeaveRate> | undefined;
  readonly averageWeeklyEarnings: Step<LeaveRate> | undefined;
  readonly relevantDailyPay: Step<LeaveRate> | undefined;
  readonly averageDailyPay: Step<LeaveRate> | undefined;
  /** Absent where neither weekly rate can be worked out. */
  readonly weekly: ChosenRate<WeeklyRateName> | undefined;
  readonly daily: ChosenRate<DailyRateName> | undefined;
  /** Average weekly earnings alone count, whichever is greater. */
  readonly isAverageOnly: boolean;
  readonly earnings: {
    readonly of12Months: EarningsInWindow;
    readonly of52Weeks: EarningsInWindow;
    readonly of4Weeks: EarningsInWindow;
  };
  /** What had to be assumed, in sentences for the payslip. */
  readonly assumptions: readonly string[];
  readonly warnings: readonly NzWarning[];
}

/** The rate that applies and the one it beat. */
export interface ChosenRate<Name extends string> {
  readonly name: Name;
  readonly rate: Step<LeaveRate>;
  /** Why this one. */
  readonly because: string;
}

const NIL = nzd('0');
const DAYS_IN_WEEK = whole(7);

/**
 * Ordinary weekly pay, average weekly earnings, relevant daily pay and average daily pay from an employee's history, and
 * which of them pays a holiday. Where weeks of the last 12 months are missing, the average of the known ones stands for
 * them, and a warning names the missing weeks and the earnings that were assumed.
 * @law Holidays Act 2003 ss 8, 9, 9A, 21, 22; Parental Leave and Employment Protection Act 1987 s 42(2)
 */
export function holidayRates(
  history: HolidayHistory,
  asked: HolidayRatesAsked,
  holidays: Dated<Holidays>,
): HolidayRates {
  const { lastPeriodEnd } = asked;
  const of12Months = earningsInWindow(history, lastPeriodEnd, '12-months');
  const of52Weeks = earningsInWindow(history, lastPeriodEnd, '52-weeks');
  const of4Weeks = fourWeeksOf(history, asked);
  const notes = new Notes();
  const ordinary = ordinaryOf(asked, of4Weeks, holidays, notes);
  const average = averageOf(history, asked, of12Months, holidays, notes);
  const relevant = asked.relevantDailyPay === undefined ? undefined : relevantDailyPay(asked.relevantDailyPay);
  const daily = of52Weeks.days !== undefined && isPositive(of52Weeks.days) ? of52Weeks.days : undefined;
  const averageDaily = daily === undefined ? undefined : averageDailyPay(of52Weeks.gross, daily);
  if (of12Months.missing.length > 0) {
    notes.missing(of12Months, average?.value ?? ordinary?.value, average !== undefined);
  }
  notes.spread(of12Months.spread);
  return {
    ordinaryWeeklyPay: ordinary,
    averageWeeklyEarnings: average,
    relevantDailyPay: relevant,
    averageDailyPay: averageDaily,
    weekly: chooseWeekly(ordinary, average, asked.averageWeeklyEarningsOnly === true),
    daily: chooseDaily(relevant, averageDaily, asked.dailyPayVaries === true),
    isAverageOnly: asked.averageWeeklyEarningsOnly === true,
    earnings: { of12Months, of52Weeks, of4Weeks },
    assumptions: notes.assumptions,
    warnings: notes.warnings,
  };
}

/**
 * The four calendar weeks, or the pay period itself where it is longer than four weeks.
 * @law Holidays Act 2003 s 8(2)
 */
function fourWeeksOf(history: HolidayHistory, { lastPeriodEnd, frequency }: HolidayRatesAsked): EarningsInWindow {
  const weeks = earningsInWindow(history, lastPeriodEnd, '4-weeks');
  if (frequency !== 'monthly') return weeks;
  const month = history.pays.filter((pay) => pay.periodEnd === lastPeriodEnd && !isLongerThanAPeriod(pay));
  if (month.length === 0) return weeks;
  const from = month.reduce((first, { periodStart }) => (periodStart < first ? periodStart : first), lastPeriodEnd);
  const days = daysBetween(from, lastPeriodEnd) + 1;
  return {
    ...weeks,
    window: { from, until: lastPeriodEnd },
    gross: month.reduce((total, pay) => add(total, pay.gross), NIL),
    irregular: month.reduce((total, { irregular = NIL }) => add(total, irregular), NIL),
    days: month.reduce<Decimal | undefined>(
      (total, pay) => (total === undefined || pay.days === undefined ? undefined : add(total, pay.days)),
      whole(0),
    ),
    coveredDays: days,
    employedDays: days,
    missing: [],
    spread: [],
  };
}

function ordinaryOf(
  asked: HolidayRatesAsked,
  weeks: EarningsInWindow,
  holidays: Dated<Holidays>,
  notes: Notes,
): Step<LeaveRate> | undefined {
  if (asked.ordinaryWeeklyPay !== undefined) return ordinaryWeeklyPayAgreed(asked.ordinaryWeeklyPay);
  if (weeks.coveredDays === 0) {
    notes.assume('Ordinary weekly pay is not known: it was neither agreed nor can four weeks of earnings show it.');
    return undefined;
  }
  if (weeks.missing.length > 0) {
    notes.assume(
      `Ordinary weekly pay stands on ${weeks.coveredDays} of ${weeks.employedDays} days of the last four weeks; ` +
        'the others count as unpaid.',
    );
  }
  return ordinaryWeeklyPayByFormula(weeks.gross, weeks.irregular, holidays);
}

/** @law Holidays Act 2003 ss 16(3), 21(2)(b)(ii), 22(2)(b)(ii), 22(3) */
function averageOf(
  history: HolidayHistory,
  asked: HolidayRatesAsked,
  year: EarningsInWindow,
  holidays: Dated<Holidays>,
  notes: Notes,
): Step<LeaveRate> | undefined {
  if (year.coveredDays === 0) return undefined;
  const isWholeYear = history.startDate <= year.window.from;
  const agreed = asked.agreedUnpaidDays ?? 0;
  if (isWholeYear && year.missing.length === 0 && agreed === 0) return averageWeeklyEarnings(year.gross, holidays);
  if (!isWholeYear) {
    notes.assume(
      'The employment is younger than 12 months, so average weekly earnings count the weeks since it began.',
    );
  }
  // The days that are known, less those of agreed unpaid leave (s 16(3)).
  const days = year.coveredDays > agreed ? year.coveredDays - agreed : year.coveredDays;
  return averageWeeklyEarningsOfDays(year.gross, whole(days));
}

function chooseWeekly(
  ordinary: Step<LeaveRate> | undefined,
  average: Step<LeaveRate> | undefined,
  averageOnly: boolean,
): ChosenRate<WeeklyRateName> | undefined {
  if (averageOnly && average !== undefined) {
    return {
      name: 'average-weekly-earnings',
      rate: average,
      because:
        'The entitlement arose during parental leave or within 12 months after it, so average weekly earnings alone ' +
        'count (Parental Leave and Employment Protection Act 1987 s 42(2)).',
    };
  }
  if (ordinary === undefined || average === undefined) {
    const rate = ordinary ?? average;
    if (rate === undefined) return undefined;
    return {
      name: ordinary === undefined ? 'average-weekly-earnings' : 'ordinary-weekly-pay',
      rate,
      because: 'It is the only weekly rate that is known.',
    };
  }
  const higher = isHigherRate(average.value, ordinary.value);
  return {
    name: higher ? 'average-weekly-earnings' : 'ordinary-weekly-pay',
    rate: weeklyHolidayRate(ordinary, average),
    because:
      `Ordinary weekly pay is ${money(printRate(ordinary.value))} and average weekly earnings are ` +
      `${money(printRate(average.value))}: the greater counts (Holidays Act 2003 s 21(2)).`,
  };
}

function chooseDaily(
  relevant: Step<LeaveRate> | undefined,
  average: Step<LeaveRate> | undefined,
  varies: boolean,
): ChosenRate<DailyRateName> | undefined {
  if (average !== undefined && (relevant === undefined || varies)) {
    return {
      name: 'average-daily-pay',
      rate: average,
      because: varies
        ? 'Daily pay varies within the pay period (Holidays Act 2003 s 9A(1)(b)).'
        : 'What the day would have paid is not known (Holidays Act 2003 s 9A(1)(a)).',
    };
  }
  if (relevant === undefined) return undefined;
  return { name: 'relevant-daily-pay', rate: relevant, because: 'It is what the day would have paid (s 9).' };
}

/** Gathers what was assumed and what is missing. */
class Notes {
  readonly assumptions: string[] = [];
  readonly warnings: NzWarning[] = [];

  assume(sentence: string): void {
    this.assumptions.push(sentence);
  }

  spread(totals: readonly Days[]): void {
    for (const { from, until } of totals) {
      const message =
        `The total earned from ${from} to ${until} was told without its weeks, so an equal part of it was counted for ` +
        'every day. Weekly totals in the opening balances make it exact.';
      this.assume(message);
      this.warnings.push({ code: 'nz.holidays/history-assumed', message, details: { from, until } });
    }
  }

  missing(year: EarningsInWindow, weekly: LeaveRate | undefined, assumed: boolean): void {
    const days = year.employedDays - year.coveredDays;
    const weeks = weeksInPrint(days);
    const stake = weekly === undefined ? NIL : payTime({ taken: whole(days), of: DAYS_IN_WEEK }, weekly);
    const message =
      `Earnings of ${weeksInWords(days)} of the last 12 months are missing (${daysInPrint(year.missing)}). ` +
      (assumed
        ? `The average of the known weeks stands for them: ${asDollars(stake)} of earnings are assumed.`
        : `Average weekly earnings cannot be worked out; at ordinary weekly pay ${asDollars(stake)} of earnings are at stake.`) +
      ' Tell them in the opening balances.';
    this.assume(message);
    this.warnings.push({
      code: 'nz.holidays/history-short',
      message,
      details: { missingWeeks: weeks, amountAtStake: money(stake) },
    });
  }
}

function money(amount: Nzd): string {
  return toFixed(amount, 2);
}
