import type { CivilDate } from '../../calendar/civil-date';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { WorkPattern } from '../public-holidays/otherwise-working-day';
import type { Days } from './days';

/**
 * What an employee has earned, as far as holiday pay asks: the figures that came from the payroll before this one, and
 * the pays since. All amounts are gross earnings in the sense of the Holidays Act.
 * @law Holidays Act 2003 ss 5, 8, 9A, 14, 21
 */
export interface HolidayHistory {
  /** The first day of the employment (`start_date`). */
  readonly startDate: CivilDate;
  /** The last day of the employment, or the last before a closedown, where the period of a pay goes on after it. */
  readonly lastDay?: CivilDate | undefined;
  /** Absent for an employee whose every pay was made here. */
  readonly opening?: OpeningEarnings | undefined;
  /** Every pay since, in any order. Pays that end on or before the opening's day are already in it and are left out. */
  readonly pays: readonly PayEarnings[];
  /** Days away without pay from the employer. Nothing was earned on those that no pay is for, which is no gap. */
  readonly absences?: readonly Days[] | undefined;
  /** The days that are worked, which share out a pay whose period holds an anniversary. Left out, calendar days do. */
  readonly workPattern?: WorkPattern | undefined;
}

/** Figures brought along. Each may be left out; what is needed and was not told is named in a warning. */
export interface OpeningEarnings {
  /** The last day that the figures cover (`as_at`). */
  readonly asAt: CivilDate;
  /** Gross earnings of the 12 months that end on that day. */
  readonly grossOf12Months?: Nzd | undefined;
  /** Gross earnings since the employee last became entitled to annual holidays, or since the start. */
  readonly grossSinceAnniversary?: Nzd | undefined;
  /** Gross earnings of the 4 calendar weeks that end on that day. */
  readonly grossOf4Weeks?: Nzd | undefined;
  /** The part of them that is not a regular part of pay: s 8(1)(c)(i) to (iii). */
  readonly irregularOf4Weeks?: Nzd | undefined;
  /** Gross earnings of the 52 calendar weeks that end on that day. */
  readonly grossOf52Weeks?: Nzd | undefined;
  /** Whole or part days worked or on paid leave in those 52 weeks. */
  readonly daysOf52Weeks?: Decimal | undefined;
  /** The single weeks, up to the last 52. Where they are told, they are used in place of the totals. */
  readonly weeks?: readonly WeekEarnings[] | undefined;
}

/** One calendar week. */
export interface WeekEarnings {
  readonly weekEnding: CivilDate;
  readonly gross: Nzd;
  readonly irregular?: Nzd | undefined;
  readonly days?: Decimal | undefined;
}

/** One pay made here. */
export interface PayEarnings {
  readonly periodStart: CivilDate;
  readonly periodEnd: CivilDate;
  /** `holidaysActGrossEarnings` of the pay. */
  readonly gross: Nzd;
  /** One-off payments, and overtime and incentives that are not a regular part of pay. */
  readonly irregular?: Nzd | undefined;
  /** Whole or part days worked or on paid leave. */
  readonly days?: Decimal | undefined;
}
