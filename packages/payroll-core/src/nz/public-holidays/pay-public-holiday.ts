import { nzd, whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, step, type Step } from '../../trace/step';
import { alternativeDaysEarned } from '../holidays/entitlements';
import type { Holidays } from '../holidays/holidays';
import { timeOf, type LeaveRate } from '../holidays/leave-rate';
import { payDayOfLeave } from '../holidays/pay-leave';
import { payPublicHolidayWorked, type PublicHolidayWork } from '../holidays/pay-public-holiday-worked';
import type { KeptPublicHoliday } from './public-holidays-of-employee';

/** What happened on a public holiday: worked, hours, on call. */
export interface PublicHolidayFacts {
  readonly holiday: KeptPublicHoliday;
  /** What was worked on the day; left out, nothing was. */
  readonly worked?: PublicHolidayWork | undefined;
  /** Relevant daily pay, or average daily pay in its place (`holidayRates(…).daily`). */
  readonly daily: Step<LeaveRate>;
  /** Somebody who works for the employer only on public holidays earns no alternative holidays. */
  readonly worksOnlyOnPublicHolidays?: boolean | undefined;
}

/** What is paid for a public holiday and whether an alternative holiday arises. */
export interface PublicHolidayPay {
  readonly kind: 'worked' | 'day-off-paid' | 'not-a-working-day';
  readonly pay: Step<Nzd>;
  readonly alternativeDays: Step<Decimal>;
}

const NIL = nzd('0');
const ONE = whole(1);

/**
 * What a public holiday pays: time and a half for work on it, the daily pay for a day off that would have been worked,
 * nothing for another; and a whole alternative holiday for work on a day that would have been worked anyway.
 * @law Holidays Act 2003 ss 49, 50, 56
 */
export function payPublicHoliday(facts: PublicHolidayFacts, holidays: Dated<Holidays>): PublicHolidayPay {
  const { holiday, worked, daily } = facts;
  const isWorkingDay = holiday.otherwiseWorkingDay.answer;
  const earned =
    facts.worksOnlyOnPublicHolidays === true
      ? whole(0)
      : alternativeDaysEarned(worked !== undefined, isWorkingDay.value);
  const alternativeDays = step(
    'nz.holidays.alternative-days-earned',
    earned,
    () => `${holiday.name}, ${holiday.date}: ${earned.toString()} alternative holidays`,
    [given('worked', worked !== undefined), isWorkingDay],
  );
  if (worked !== undefined) return { kind: 'worked', pay: payPublicHolidayWorked(worked, holidays), alternativeDays };
  if (isWorkingDay.value) return { kind: 'day-off-paid', pay: payDayOfLeave(timeOf(ONE), daily), alternativeDays };
  const nothing = step(
    'nz.holidays.public-holiday-not-worked',
    NIL,
    () => `${holiday.name}, ${holiday.date}, would not be a working day`,
    [isWorkingDay],
  );
  return { kind: 'not-a-working-day', pay: nothing, alternativeDays };
}
